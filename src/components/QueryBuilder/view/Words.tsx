import type { ReactNode } from 'react';
import type { FieldAttributes } from './Field';

type Props = Partial<FieldAttributes> & {
  /** What is typed, for readers who hear the page; none where a label stands beside it. */
  name?: string;
  value: string;
  placeholder?: string;
  inputMode?: 'numeric' | 'url';
  onChange: (typed: string) => void;
};

/** An input for names, values and addresses: nothing in it is prose. */
export default function Words({ name, onChange, ...props }: Props): ReactNode {
  return (
    <input
      {...props}
      type="text"
      aria-label={name}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
