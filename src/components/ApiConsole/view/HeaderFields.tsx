import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Header } from '../request/build-request';
import styles from '../styles.module.css';

type Props = { headers: Header[]; change: (headers: Header[]) => void };

/** Headers that a reader adds to the request. */
export default function HeaderFields({ headers, change }: Props): ReactNode {
  const set = (index: number, part: Partial<Header>) =>
    change(headers.map((header, place) => (place === index ? { ...header, ...part } : header)));
  return (
    <>
      {headers.map((header, index) => (
        <div key={index} className={styles.header}>
          <input
            type="text"
            aria-label={translate({ id: 'site.ApiConsole.header.name', message: 'Name of the header' })}
            placeholder="X-Request-Id"
            value={header.name}
            onChange={({ target: { value } }) => set(index, { name: value })}
          />
          <input
            type="text"
            aria-label={translate({ id: 'site.ApiConsole.header.value', message: 'Value of the header' })}
            value={header.value}
            onChange={({ target: { value } }) => set(index, { value })}
          />
          <button
            type="button"
            className={styles.plain}
            onClick={() => change(headers.filter((_, place) => place !== index))}
          >
            <Translate id="site.ApiConsole.header.remove">Remove</Translate>
          </button>
        </div>
      ))}
      <button type="button" className={styles.plain} onClick={() => change([...headers, { name: '', value: '' }])}>
        <Translate id="site.ApiConsole.header.add">Add a header</Translate>
      </button>
    </>
  );
}
