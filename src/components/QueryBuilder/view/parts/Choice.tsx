import type { ReactNode } from 'react';

type Props<Value extends string> = {
  /** What is chosen, for readers who hear the page; none where a label stands beside it. */
  name?: string;
  id?: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A list to choose one from. */
export default function Choice<Value extends string>({ name, options, onChange, ...props }: Props<Value>): ReactNode {
  return (
    <select {...props} aria-label={name} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
