import { useEffectEvent, useLayoutEffect } from 'react';

type Options = {
  text: string;
  /** Whether an answer is awaited. */
  isLoading: boolean;
  /** Ids of the list of hits and of the hit that Enter opens; none without hits. */
  listId: string | undefined;
  activeId: string | undefined;
  onWrite: (text: string) => void;
  /** Enter was pressed before this listened to the field, and nothing was written after it. */
  onAwait: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function setAttribute(field: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) {
    field.removeAttribute(name);
  } else {
    field.setAttribute(name, value);
  }
}

function setValue(field: HTMLInputElement, value: string): void {
  if (field.value !== value) {
    field.value = value;
  }
}

/**
 * Serves the field of the dialog, which is in the page before this code is, and keeps its text, its focus, and the
 * keyboard of a phone.
 */
export function useField(field: HTMLInputElement, options: Options): void {
  const { text, isLoading, listId, activeId } = options;
  const write = useEffectEvent(() => {
    if (field.value !== options.text) {
      options.onWrite(field.value);
    }
  });
  const answerKey = useEffectEvent(options.onKeyDown);
  const catchUp = useEffectEvent(() => {
    write();
    if ('awaited' in field.dataset) {
      options.onAwait();
    }
  });

  // With the drawing: what is seen answers keys.
  useLayoutEffect(() => {
    field.addEventListener('input', write);
    field.addEventListener('keydown', answerKey);
    // What was written and pressed before this, also since the first drawing.
    catchUp();
    return () => {
      field.removeEventListener('input', write);
      field.removeEventListener('keydown', answerKey);
    };
  }, [field]);

  // A text that the reader chose, such as a suggestion.
  useLayoutEffect(() => {
    setValue(field, text);
  }, [field, text]);

  useLayoutEffect(() => {
    setAttribute(field, 'aria-expanded', String(listId !== undefined));
    setAttribute(field, 'aria-controls', listId);
    setAttribute(field, 'aria-activedescendant', activeId);
    field.closest('label')?.toggleAttribute('data-loading', isLoading);
    return () => {
      setAttribute(field, 'aria-expanded', 'false');
      setAttribute(field, 'aria-controls', undefined);
      setAttribute(field, 'aria-activedescendant', undefined);
    };
  }, [field, isLoading, listId, activeId]);
}
