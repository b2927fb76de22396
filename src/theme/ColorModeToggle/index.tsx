// Change: the button has a class of its own, by which it is found before scripts run.
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function ColorModeToggleWrapper({ buttonClassName, ...props }: Props): ReactNode {
  return <ColorModeToggle {...props} buttonClassName={clsx(buttonClassName, 'color-mode-toggle')} />;
}
