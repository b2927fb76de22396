import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Header } from '@site/src/http/request';
import { TextInput } from '../../Field';
import styles from '../styles.module.css';

type Props = { headers: Header[]; onChange: (headers: Header[]) => void };

/** Headers that a reader adds to the request. */
export default function HeaderFields({ headers, onChange }: Props): ReactNode {
  return (
    <>
      {headers.map(([name, value], index) => (
        <div key={index} className={styles.header}>
          <TextInput
            name={translate({ id: 'site.ApiConsole.header.name', message: 'Name of the header' })}
            placeholder="X-Request-Id"
            value={name}
            onChange={(next) => onChange(headers.with(index, [next, value]))}
          />
          <TextInput
            name={translate({ id: 'site.ApiConsole.header.value', message: 'Value of the header' })}
            value={value}
            onChange={(next) => onChange(headers.with(index, [name, next]))}
          />
          <button type="button" className={styles.plain} onClick={() => onChange(headers.toSpliced(index, 1))}>
            <Translate id="site.ApiConsole.header.remove">Remove</Translate>
          </button>
        </div>
      ))}
      <button type="button" className={styles.plain} onClick={() => onChange([...headers, ['', '']])}>
        <Translate id="site.ApiConsole.header.add">Add a header</Translate>
      </button>
    </>
  );
}
