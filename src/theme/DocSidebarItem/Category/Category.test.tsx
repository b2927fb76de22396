// @vitest-environment jsdom
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import DocSidebarItems from '@theme/DocSidebarItems';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../../tests/support/render-in-site';

const page = (name: string): PropSidebarItem => ({ type: 'link', label: name, href: `/${name}` });
const category = (label: string, items: PropSidebarItem[], options: object = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...options,
});
const ITEMS = [
  category('Start', [page('intro')]),
  category('APIs', [page('content'), category('Service', [page('crud')], { href: '/service' })]),
];

/** A sidebar, beside a button that leads to another page. */
function Sidebar({ items = ITEMS, next = '/crud' }: { items?: PropSidebarItem[]; next?: string }) {
  const [path, setPath] = useState('/intro');
  return (
    <>
      <button onClick={() => setPath(next)}>Go</button>
      <DocSidebarItems items={items} activePath={path} level={1} />
    </>
  );
}

const findDetails = (link: string) => screen.getByRole('link', { name: link, hidden: true }).closest('details');
const readOpen = () => ['intro', 'content', 'crud'].filter((link) => findDetails(link)?.open);
const go = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));

test('the category of the page is open, and the pages of the others are there', () => {
  renderInSite(<Sidebar />);
  expect(readOpen()).toEqual(['intro']);
});

test('a category opens for the page that the reader goes to, with those around it', async () => {
  renderInSite(<Sidebar />);
  await go();
  expect(readOpen()).toEqual(expect.arrayContaining(['content', 'crud']));
});

test('a category that the reader has closed stays closed until another page', async () => {
  renderInSite(<Sidebar next="/intro" />);
  findDetails('intro')?.removeAttribute('open');
  await go();
  expect(readOpen()).toEqual([]);
});

test('of a list one category is open at a time, by a name that no other list has', () => {
  renderInSite(
    <>
      <Sidebar />
      <Sidebar items={[category('Other', [page('other')])]} />
    </>,
  );
  const names = ['intro', 'content', 'crud', 'other'].map((link) => findDetails(link)?.getAttribute('name'));
  expect(names[0]).toBe(names[1]);
  expect(new Set(names).size).toBe(3);
});

test('a category with a page of its own is a link beside the arrow', () => {
  renderInSite(<Sidebar />);
  const link = screen.getByRole('link', { name: 'Service', hidden: true });
  expect(link.getAttribute('href')).toBe('/service');
  expect(findDetails('crud')?.querySelector('summary')?.getAttribute('aria-label')).toBe('Pages of Service');
});

test('the page of a category is marked on it', async () => {
  renderInSite(<Sidebar next="/service" />);
  await go();
  expect(screen.getByRole('link', { name: 'Service' }).getAttribute('aria-current')).toBe('page');
});

test('a category that does not close has no line to close it', () => {
  renderInSite(<Sidebar items={[category('Fixed', [page('shown')], { collapsible: false })]} />);
  expect(screen.getByRole('link', { name: 'shown' })).toBeDefined();
  expect(screen.getByText('Fixed')).toBeDefined();
  expect(document.querySelector('details')).toBeNull();
});

test('a category without pages is a link to its own, or nothing', () => {
  renderInSite(<Sidebar items={[category('Linked', [], { href: '/linked' }), category('Empty', [])]} />);
  expect(screen.getByRole('link', { name: 'Linked' }).getAttribute('href')).toBe('/linked');
  expect(screen.queryByText('Empty')).toBeNull();
});
