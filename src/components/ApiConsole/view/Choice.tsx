import type { ReactNode } from 'react';
import type { ControlProps } from './Field';

type Props = ControlProps & {
  value: string;
  options: { value: string; label?: string }[];
  onChange: (value: string) => void;
};

/** A list to choose from. */
export default function Choice({ value, options, onChange, ...control }: Props): ReactNode {
  return (
    <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(({ value: option, label = option }) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
