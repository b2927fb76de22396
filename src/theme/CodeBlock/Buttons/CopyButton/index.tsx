// Change: copies what can be pasted and run, without prompts, removed lines and the marks of a diff.
import { CodeBlockContextProvider, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type { ComponentProps, ReactNode } from 'react';
import { toCopyableCode } from './copyable-code';

export default function CopyButtonWrapper(props: ComponentProps<typeof CopyButton>): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineClassNames } = metadata;
  const isRemoved = (index: number) => lineClassNames[index]?.includes('code-block-removed') ?? false;
  return (
    <CodeBlockContextProvider
      metadata={{ ...metadata, code: toCopyableCode(code, language, isRemoved) }}
      wordWrap={wordWrap}
    >
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
