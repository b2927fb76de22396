// Change: replaces the group, which stock leaves out of the HTML, so that code can be copied before React; touch screens
// show it too.
import type { Props } from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeBlockButtons({ className }: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttons)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
