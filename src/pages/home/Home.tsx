import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import PlumbLine from '@site/src/components/PlumbLine';
import styles from './Home.module.css';

type PageLink = { label: string; to: string };
type AreaCard = { title: string; summary: string; links: PageLink[] };

const areaCards: AreaCard[] = [
  {
    title: 'Developer Docs',
    summary: 'Install, configure and extend Strapi, and read your content through its APIs.',
    links: [
      { label: 'Introduction for developers', to: '/dev-docs/intro' },
      { label: 'Frequently asked questions', to: '/dev-docs/faq' },
      { label: 'What usage data is collected', to: '/dev-docs/usage-information' },
    ],
  },
  {
    title: 'User Guide',
    summary: 'Write, translate and publish content in the admin panel. No code needed.',
    links: [{ label: 'Welcome to the admin panel', to: '/user-docs/intro' }],
  },
  {
    title: 'Cloud guide',
    summary: 'Host a project on Strapi Cloud, from the first deployment to the monthly bill.',
    links: [
      { label: 'What Strapi Cloud is', to: '/cloud/intro' },
      { label: 'Create and deploy a project', to: '/cloud/getting-started/deployment' },
      { label: 'Plans, usage and billing', to: '/cloud/getting-started/usage-billing' },
      { label: 'Project settings', to: '/cloud/projects/settings' },
    ],
  },
];

function AreaLinks({ links }: Pick<AreaCard, 'links'>): ReactNode {
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
            Independent documentation of the open-source headless CMS, for the people who build with it, write in it and
            run it.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/dev-docs/intro">
              Start building
            </Link>
            <Link className="button button--secondary button--lg" to="/">
              Browse all documentation
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
            {areaCards.map(({ title, summary, links }) => (
              <Card key={title} title={title} titleAs="h2">
                <p>{summary}</p>
                <AreaLinks links={links} />
              </Card>
            ))}
          </CardGrid>
          <HelpImprove />
        </div>
      </main>
    </Layout>
  );
}
