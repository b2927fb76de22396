import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, isValidElement, useId, useState, type ReactNode } from 'react';
import Method from '../Method';
import Mark from './Mark';
import Result from './Result';
import styles from './styles.module.css';
import TargetForm from './target/TargetForm';
import { AimContext, useTarget } from './target/use-target';

export { AimContext };

/** What plugins/content/examples says about an example, all of it as text. */
type Props = {
  kind: 'http' | 'graphql' | 'run';
  method?: string;
  /** Path with its query. */
  target?: string;
  status?: string;
  /** What the status means, such as `Not Found`. */
  reason?: string;
  resultLines?: string;
  /** Why the example is not checked. */
  unverified?: string;
  /** Version of the product that it was checked against. */
  version: string;
  /** A program, or the tabs with the formats of a request; then the result or response, if there is one. */
  children: ReactNode;
};

/** An example with its response or result: next to a request where there is room, otherwise below. */
export default function Example(props: Props): ReactNode {
  const { kind, method = 'GET', target = '/', status, reason, resultLines, unverified, version, children } = props;
  const [code, result] = Children.toArray(children).filter((child) => isValidElement(child));
  const isProgram = kind === 'run';
  const isPair = Boolean(result) && !isProgram;
  const [path = ''] = target.split('?');
  const { target: sentTo, aim, change } = useTarget();
  const [isAsking, setIsAsking] = useState(false);
  const formId = useId();
  const label = isProgram ? translate({ id: 'site.Example.program', message: 'Inside Strapi' }) : `${method} ${path}`;
  return (
    <div role="group" aria-label={label} className={clsx(styles.example, isPair && styles.wide)}>
      <div className={styles.card}>
        <div className={styles.head} data-search-ignore>
          {isProgram ? (
            <Translate id="site.Example.program">Inside Strapi</Translate>
          ) : (
            <>
              <Method name={method} />
              <span className={styles.path}>{path}</span>
              <button
                type="button"
                className={styles.targetButton}
                data-control="example-target"
                aria-expanded={isAsking}
                aria-controls={isAsking ? formId : undefined}
                onClick={() => setIsAsking(!isAsking)}
              >
                {sentTo.server || <Translate id="site.Example.target">Your server and token</Translate>}
              </button>
            </>
          )}
        </div>
        {isAsking && (
          <div id={formId}>
            <TargetForm target={sentTo} onChange={change} onClose={() => setIsAsking(false)} />
          </div>
        )}
        <div className={clsx(styles.sides, isPair && styles.pair)}>
          <div className={styles.side}>
            <AimContext value={aim}>{code}</AimContext>
          </div>
          {result && (
            <Result status={status} reason={reason} lines={Number(resultLines)}>
              {result}
            </Result>
          )}
        </div>
        <Mark version={version} isProgram={isProgram} hasResult={Boolean(result)} unverified={unverified} />
      </div>
    </div>
  );
}
