// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../../../tests/support/render-in-site';

test('the button hides the sidebar and shows it again, and both are remembered', async () => {
  renderInSite(<CollapseButton onClick={() => undefined} />);
  const button = screen.getByRole('button', { name: /Collapse sidebar/ });
  const isHidden = () => document.documentElement.hasAttribute('data-sidebar-hidden');
  await userEvent.click(button);
  expect([isHidden(), localStorage.getItem('docs.sidebar')]).toEqual([true, 'hidden']);
  await userEvent.click(button);
  expect([isHidden(), localStorage.getItem('docs.sidebar')]).toEqual([false, 'shown']);
});
