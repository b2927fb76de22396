import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PlainPage from '../PlainPage';
import ScrollRegion from '../ScrollRegion';
import { findNewest, sumExamples, type AreaPages, type Page } from './pages';
import styles from './styles.module.css';

type Props = {
  /** Areas and their pages, from the status-data plugin. */
  areas: AreaPages[];
};

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

function ChangeDate({ time }: { time: number | undefined }): ReactNode {
  return time === undefined ? (
    <span title="The copy that this site was built from holds no history of this page">unknown</span>
  ) : (
    <time dateTime={new Date(time).toISOString()}>{dateFormat.format(time)}</time>
  );
}

function ExampleCount({ examples }: Pick<Page, 'examples'>): ReactNode {
  if (!examples) {
    return '–';
  }
  const { checked, left } = examples;
  return left === 0 ? `${checked} checked` : `${checked} checked, ${left} not`;
}

const COLUMNS = ['Page', 'Section', 'Examples', 'Last change'];

/** On phones, a row is a record (src/css/custom.css), for which its cells name their columns. */
function PageRow({ page }: { page: Page }): ReactNode {
  return (
    <tr>
      <td>
        <Link to={page.path}>{page.title}</Link>
      </td>
      <td data-label={COLUMNS[1]}>{page.section}</td>
      <td data-label={COLUMNS[2]}>
        <ExampleCount {...page} />
      </td>
      <td data-label={COLUMNS[3]}>
        <ChangeDate time={page.lastUpdatedAt} />
      </td>
    </tr>
  );
}

function AreaTable({ label, pages }: AreaPages): ReactNode {
  return (
    <section className={styles.area}>
      <h2>{label}</h2>
      <ScrollRegion label={`Pages of ${label}`}>
        <table className={clsx('records', styles.pages)}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <PageRow key={page.path} page={page} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** Live state of the documentation; every number and date comes from the build. */
export default function StatusPage({ areas }: Props): ReactNode {
  const description =
    'Every page of this documentation by area: how many of its examples were checked against the product, and when it last changed.';
  const lead = `${description} Written by the build from the pages themselves.`;
  return (
    <Layout title="Documentation status" description={description}>
      <PlainPage title="Documentation status" lead={lead} wide>
        <dl className={styles.totals}>
          {areas.map(({ label, pages }) => (
            <div key={label} className={styles.total}>
              <dt>{label}</dt>
              <dd className={styles.count}>{pages.length}</dd>
              <dd>
                {pages.length === 1 ? 'page' : 'pages'}, {sumExamples(pages).checked} examples checked, last change{' '}
                <ChangeDate time={findNewest(pages)} />
              </dd>
            </div>
          ))}
        </dl>
        {areas.map((area) => (
          <AreaTable key={area.label} {...area} />
        ))}
      </PlainPage>
    </Layout>
  );
}
