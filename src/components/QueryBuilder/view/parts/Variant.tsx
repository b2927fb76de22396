import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Choice, TextInput } from '../../../Field';
import { publicationState, word } from '../../form/words';
import styles from '../builder.later.module.css';
import { usePart, type Source } from '../use-part';
import Section from './Section';

/** Which variant of an entry is asked for: draft or published, and in which language. */
export default function Variant({ source }: { source: Source }): ReactNode {
  const state = usePart(publicationState, 'publicationState', source);
  const locale = usePart(word, 'locale', source);
  const states = [
    ['', translate({ id: 'site.QueryBuilder.default', message: 'default' })],
    ['live', translate({ id: 'site.QueryBuilder.state.live', message: 'live: published' })],
    ['preview', translate({ id: 'site.QueryBuilder.state.preview', message: 'preview: drafts, too' })],
  ] as const;
  return (
    <div className={styles.columns}>
      <Section name="publicationState" part={state}>
        {(chosen) => <Choice name="publicationState" value={chosen as ''} options={states} onChange={state.setForm} />}
      </Section>
      <Section name="locale" part={locale}>
        {(typed) => <TextInput name="locale" value={typed} placeholder="en" onChange={locale.setForm} />}
      </Section>
    </div>
  );
}
