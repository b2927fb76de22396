import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import styles from './area-filter.later.module.css';
import hiddenStyles from './hidden.later.module.css';

type Props = {
  areas: string[];
  /** The area that is searched; all without. */
  area: string | undefined;
  onChange: (area: string | undefined) => void;
};

/** Narrows a search to one area of the site. */
export default function AreaFilter({ areas, area, onChange }: Props): ReactNode {
  const name = useId();
  const choice = (value: string | undefined, label: ReactNode) => (
    <label key={value ?? ''} className={styles.choice}>
      <input type="radio" name={name} checked={area === value} onChange={() => onChange(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.choices}>
      <legend className={hiddenStyles.hidden}>
        {translate({ id: 'site.Search.areas', message: 'Area of the documentation' })}
      </legend>
      {choice(undefined, <Translate id="site.Search.allAreas">All</Translate>)}
      {areas.map((value) => choice(value, value))}
    </fieldset>
  );
}
