import React from 'react';
import { TextInput } from '@strapi/design-system/TextInput';
import { useIntl } from 'react-intl';

/** A field for a colour as six digits, `#4945ff`; the server keeps it as a string. */
export default function ColorInput({ name, value, onChange, intlLabel, attribute, error, required, disabled }) {
  const { formatMessage } = useIntl();
  return (
    <TextInput
      label={formatMessage(intlLabel)}
      name={name}
      value={value || ''}
      placeholder="#4945ff"
      error={error}
      required={required}
      disabled={disabled}
      onChange={({ target }) => onChange({ target: { name, value: target.value, type: attribute.type } })}
    />
  );
}
