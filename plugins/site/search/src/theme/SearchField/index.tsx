import { translate } from '@docusaurus/Translate';
import { SearchIcon } from '../../client/ui/icons';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './styles.module.css';

export type Props = InputHTMLAttributes<HTMLInputElement> & {
  /** Whether an answer is awaited, which the icon shows. */
  isLoading: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The field that a search is written into: that of the dialog, which is in every page, and that of the search page. */
export default function SearchField({ isLoading, ...props }: Props): ReactNode {
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
        {...props}
      />
    </label>
  );
}
