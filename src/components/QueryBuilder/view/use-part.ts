import { useState } from 'react';
import type { Codec } from '../form/codec';
import { MOST_ROWS } from '../query/limits';
import type { Params } from '../query/values';

/** The query as the form sees it. */
export type Source = {
  params: Params;
  /** Parameters with a comment inside: rewriting them would lose it. */
  commented: ReadonlySet<string>;
  change: (key: string, value: unknown) => void;
};

/** One parameter in the form. */
export type Part<Form> = {
  /** Nothing: the form can't show it. */
  form: Form | undefined;
  hasComment: boolean;
  kept: string[];
  setForm: (form: Form) => void;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** @returns nothing for what the form can't show, and for more rows than it shows */
function readForm<Form>(codec: Codec<Form>, value: unknown): Form | undefined {
  const form = codec.read(value);
  const rows = (form && codec.countRows?.(form)) ?? 0;
  return rows > MOST_ROWS ? undefined : form;
}

/**
 * Shows a parameter of the text in the form. What is half filled in, and so has no place in the text yet, is kept
 * for as long as the rest agrees with the text.
 */
export function usePart<Form>(codec: Codec<Form>, key: string, { params, commented, change }: Source): Part<Form> {
  const read = readForm(codec, params[key]);
  const [draft, setDraft] = useState(read);
  const isCurrent = draft !== undefined && read !== undefined && same(codec.write(draft), codec.write(read));
  const form = isCurrent ? draft : read;
  const setForm = (next: Form) => {
    setDraft(next);
    const value = codec.write(next);
    if (read === undefined || !same(value, codec.write(read))) {
      change(key, value);
    }
  };
  const hasComment = commented.has(key);
  return { form: hasComment ? undefined : form, hasComment, kept: (form && codec.kept?.(form)) ?? [], setForm };
}
