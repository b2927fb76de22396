import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { TextInput } from '../../../Field';
import { fields } from '../../form/words';
import { usePart, type Source } from '../use-part';
import Section from './Section';

/** The fields that a response contains. */
export default function Fields({ source }: { source: Source }): ReactNode {
  const part = usePart(fields, 'fields', source);
  return (
    <Section name="fields" part={part}>
      {(typed) => (
        <TextInput
          name={translate({ id: 'site.QueryBuilder.fields', message: 'Names of fields, with commas between them' })}
          value={typed}
          placeholder="name, summary"
          onChange={part.setForm}
        />
      )}
    </Section>
  );
}
