import type { ReactNode } from 'react';

type Props = {
  /** What is typed, for readers who hear the page; none where a label stands beside it. */
  name?: string;
  id?: string;
  value: string;
  placeholder?: string;
  disabled?: boolean;
  inputMode?: 'numeric';
  onChange: (typed: string) => void;
};

/** A field for names and values: nothing in it is prose. */
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
