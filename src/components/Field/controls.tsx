import type { ReactNode } from 'react';

/** Connects a control with its label and with its problem. */
export type ControlProps = { id: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };

type Labels = Partial<ControlProps> & {
  /** Accessible name; none if a label is shown. */
  name?: string;
};

type ChoiceProps<Value extends string> = Labels & {
  value: Value;
  /** Values with what readers see of them, if that differs. */
  options: readonly (readonly [value: Value, label?: string])[];
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A list to choose one value from. */
export function Choice<Value extends string>({ name, options, onChange, ...props }: ChoiceProps<Value>): ReactNode {
  return (
    <select {...props} aria-label={name} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map(([value, label = value]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type TextProps = Labels & {
  value: string;
  /** Passwords are hidden. */
  type?: 'text' | 'password';
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'url';
  onChange: (typed: string) => void;
};

/** An input for names, values and URLs: nothing that a spelling checker or a browser's memory could help with. */
export function TextInput({ name, type = 'text', onChange, ...props }: TextProps): ReactNode {
  return (
    <input
      {...props}
      type={type}
      aria-label={name}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
