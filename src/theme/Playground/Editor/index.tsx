// Change: the editor has a name, quiet headings, and the tab key leaves it; stock, Tab indents, and the keyboard can't get out.
import { translate } from '@docusaurus/Translate';
import Editor from '@theme-original/Playground/Editor';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './styles.module.css';

/** Keeps the key from the editor's own listener, so that the browser moves the focus. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') {
    event.stopPropagation();
  }
}

export default function PlaygroundEditorWrapper(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const code = ref.current?.querySelector('pre');
    code?.setAttribute('role', 'textbox');
    code?.setAttribute('aria-multiline', 'true');
    code?.setAttribute('aria-label', translate({ id: 'site.Playground.editor', message: 'Code, editable' }));
  });
  return (
    <div ref={ref} onKeyDownCapture={leaveByTab}>
      <Editor />
    </div>
  );
}
