import { useMDXComponents } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';

type Props = { language: string; children: string };

/**
 * Code as fences of the page show it. It is the page's own component, since a second import would take it out of the
 * script that it shares with the others.
 */
export default function Code({ language, children }: Props): ReactNode {
  const { code } = useMDXComponents();
  const Block = code as ComponentType<{ className: string; children: string }>;
  // Without an end of line, it would be taken for a word within a sentence.
  return <Block className={`language-${language}`}>{`${children}\n`}</Block>;
}
