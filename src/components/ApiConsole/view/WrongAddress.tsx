import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isMixedContent } from '../../QueryBuilder/request/base-url';
import styles from '../styles.module.css';

/** Says why an address can't be asked from this page, if it can't. */
export function findWrongAddress(url: string): 'no address' | 'mixed' | undefined {
  if (!URL.canParse(url)) {
    return 'no address';
  }
  return isMixedContent(window.location.protocol, url) ? 'mixed' : undefined;
}

/** What to do about an address that can't be asked. */
export default function WrongAddress({ url }: { url: string }): ReactNode {
  const problem = findWrongAddress(url);
  return problem ? (
    <p className={styles.trouble}>
      {problem === 'mixed' ? (
        <Translate id="site.ApiConsole.mixed">
          This page came over https: browsers let it ask http servers on this machine alone.
        </Translate>
      ) : (
        <Translate id="site.ApiConsole.noAddress" values={{ url: <code>{url}</code> }}>
          {'{url} is no address: fill in the server.'}
        </Translate>
      )}
    </p>
  ) : null;
}
