import Translate, { translate } from '@docusaurus/Translate';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The languages that there are samples in. */
  labels: string[];
  /** One sample for each language, in the same order. */
  children: ReactNode;
  /** What else can be done with the samples. */
  action?: ReactNode;
};

/** The same request in several languages; which one a reader wants is remembered. */
export default function Samples({ labels, children, action }: Props): ReactNode {
  const samples = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <section
      className={styles.samples}
      aria-label={translate({ id: 'site.Samples.label', message: 'Samples of the request' })}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Translate id="site.Samples.title">Samples</Translate>
        </h2>
        {action}
      </div>
      <Tabs groupId="api-samples">
        {samples.map((sample, index) => (
          <TabItem key={labels[index]} value={labels[index] ?? ''}>
            {sample}
          </TabItem>
        ))}
      </Tabs>
    </section>
  );
}
