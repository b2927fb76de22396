import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { fields } from '../../form/words';
import { usePart, type Source } from '../use-part';
import Words from '../Words';
import Section from './Section';

/** The fields that an answer holds. */
export default function Fields({ source }: { source: Source }): ReactNode {
  const part = usePart(fields, 'fields', source);
  return (
    <Section name="fields" part={part}>
      {(typed) => (
        <Words
          name={translate({ id: 'site.QueryBuilder.fields', message: 'Names of fields, with commas between them' })}
          value={typed}
          placeholder="name, summary"
          onChange={part.setForm}
        />
      )}
    </Section>
  );
}
