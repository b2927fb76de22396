// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { beforeEach, expect, test } from 'vitest';
import { renderInSite } from '../../../tests/support/render-in-site';

beforeEach(() => localStorage.clear());

const list = (group: { groupId?: string } = {}) => (
  <Tabs {...group} className="custom">
    <TabItem value="js" label="JavaScript">
      Script
    </TabItem>
    <TabItem value="ts" label="TypeScript">
      Types
    </TabItem>
    <TabItem value="sh" attributes={{ className: 'shell' }}>
      Shell
    </TabItem>
  </Tabs>
);
const tab = (name: string) => screen.getByRole('tab', { name });
const readPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);

test('the first tab is chosen, and the keyboard reaches it alone', () => {
  renderInSite(list());
  expect(screen.getAllByRole('tab').map((each) => [each.textContent, each.ariaSelected, each.tabIndex])).toEqual([
    ['JavaScript', 'true', 0],
    ['TypeScript', 'false', -1],
    ['sh', 'false', -1],
  ]);
  expect(readPanels()).toEqual(['Script']);
  expect(screen.getByRole('tablist').className).toMatch(/^tabs .*custom$/);
  expect(tab('sh').className).toContain('shell');
});

test('a press shows the panel', async () => {
  renderInSite(list());
  await userEvent.click(tab('TypeScript'));
  expect(tab('TypeScript').ariaSelected).toBe('true');
  expect(tab('JavaScript').ariaSelected).toBe('false');
  expect(readPanels()).toEqual(['Types']);
});

test.each([
  ['{ArrowRight}', 'TypeScript'],
  ['{ArrowLeft}', 'sh'],
  ['{ArrowLeft}{ArrowRight}', 'JavaScript'],
  ['{End}', 'sh'],
  ['{End}{Home}', 'JavaScript'],
])('the keys %s lead from the first tab to %s', async (keys, name) => {
  renderInSite(list());
  tab('JavaScript').focus();
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(tab(name));
});

test('other keys are left to the browser', () => {
  renderInSite(list());
  expect(fireEvent.keyDown(tab('JavaScript'), { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(tab('JavaScript'), { key: 'ArrowRight' })).toBe(false);
});

test('a list tells its group to the script that answers before React', () => {
  renderInSite(list({ groupId: 'language' }));
  expect(screen.getByRole('tablist').dataset.group).toBe('language');
});
