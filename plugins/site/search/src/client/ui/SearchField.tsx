import { translate } from '@docusaurus/Translate';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { SearchIcon } from './icons';
import styles from './search-field.later.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  text: string;
  isLoading: boolean;
  onWrite: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The field that a search is written into. */
export default function SearchField({ text, isLoading, onWrite, ...props }: Props): ReactNode {
  return (
    <label className={styles.field} data-loading={isLoading || undefined}>
      <SearchIcon />
      <input
        type="search"
        aria-label={translate({ id: 'site.Search.field', message: 'Search the documentation' })}
        placeholder={translate({ id: 'site.Search.placeholder', message: 'Search docs' })}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={512}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        {...props}
      />
    </label>
  );
}
