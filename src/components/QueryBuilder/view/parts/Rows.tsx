import { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from '../builder.later.module.css';

type Props<Row> = {
  rows: Row[];
  /** The row that is added. */
  empty: Row;
  addLabel: string;
  onChange: (rows: Row[]) => void;
  /** The fields of a row. */
  children: (row: Row, change: (row: Row) => void, position: number) => ReactNode;
};

/** Rows that can be added and removed; the focus follows. */
export default function Rows<Row>({ rows, empty, addLabel, onChange, children }: Props<Row>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(() => onChange([...rows, empty]));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(rows.toSpliced(index, 1)));
    adder.current?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={index}>
            <div className={styles.row}>{children(row, (next) => onChange(rows.with(index, next)), index + 1)}</div>
            <button
              type="button"
              className={styles.remove}
              aria-label={translate(
                { id: 'site.QueryBuilder.remove', message: 'Remove row {position}' },
                { position: index + 1 },
              )}
              onClick={() => remove(index)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button ref={adder} type="button" className={styles.add} onClick={add}>
        {addLabel}
      </button>
    </>
  );
}
