import { useMDXComponents } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';

type Props = { language: string; children: string };

/**
 * Code as fences of the page show it. It uses the page's own component: another import of `@theme/CodeBlock` would move
 * it from the script that all pages share to one that they load besides.
 */
export default function Code({ language, children }: Props): ReactNode {
  const { code } = useMDXComponents();
  const Block = code as ComponentType<{ className: string; children: string }>;
  // Without a line break at its end, it would be taken for code within a sentence.
  return <Block className={`language-${language}`}>{`${children}\n`}</Block>;
}
