import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/entry-points/default/entry-points.json';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import PlumbLine from '@site/src/components/PlumbLine';
import styles from './Home.module.css';

type Links = (typeof data.areas)[number]['tasks'];

function TaskLinks({ links }: { links: Links }): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.pitch}>
          <h1>
            Strapi 4.14, <span>straight</span>.
          </h1>
          <p>
            Independent documentation of the open-source headless CMS. Its examples run in the product before they are
            published.
          </p>
          <CodeBlock className={styles.command} language="bash">
            {data.startCommand}
          </CodeBlock>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/dev-docs/quick-start">
              Quick Start
            </Link>
            <Link className="button button--secondary button--lg" to="/openapi">
              API reference
            </Link>
            <Link className="button button--secondary button--lg" to="/">
              All documentation
            </Link>
          </div>
        </div>
        <div className={styles.drawing}>
          <PlumbLine />
        </div>
      </div>
    </header>
  );
}

function HelpImprove(): ReactNode {
  const { docsRepositoryUrl } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <section className={styles.help}>
      <div>
        <h2>Help improve these pages</h2>
        <p>Something wrong, missing or unclear? The status page lists every page and when it last changed.</p>
      </div>
      <div className={styles.actions}>
        {typeof docsRepositoryUrl === 'string' && (
          <Link className="button button--primary" to={docsRepositoryUrl}>
            Propose a change
          </Link>
        )}
        <Link className="button button--secondary" to="/status">
          Documentation status
        </Link>
      </div>
    </section>
  );
}

/** The home page: what the site is, its three areas, and how to improve it. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Home"
      description="Independent documentation of Strapi 4.14 for developers, editors and administrators."
    >
      <main>
        <Hero />
        <div className={styles.areas}>
          <CardGrid>
            {data.areas.map(({ area, label, start, summary, tasks }) => (
              <Card key={area} title={label} titleAs="h2">
                <p>{summary}</p>
                <TaskLinks links={[...tasks, { label: `More in ${label}`, to: start }]} />
              </Card>
            ))}
          </CardGrid>
          <HelpImprove />
        </div>
      </main>
    </Layout>
  );
}
