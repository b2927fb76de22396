// @vitest-environment jsdom
import MDXComponents from '@theme/MDXComponents';
import { screen } from '@testing-library/react';
import type { ComponentProps, ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { completeBrowser } from '../../../tests/support/browser';
import { renderInSite } from '../../../tests/support/render-in-site';

beforeAll(completeBrowser);

test('a table of a page is there once, in one box that scrolls it', () => {
  const Table = MDXComponents.table as ComponentType<ComponentProps<'table'>>;
  const { container } = renderInSite(
    <Table className="options">
      <tbody>
        <tr>
          <td>port</td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByRole('table').className).toBe('options');
  const box = screen.getByRole('table').parentElement;
  expect(box?.tagName).toBe('DIV');
  expect(box?.parentElement).toBe(container);
  expect(box?.children).toHaveLength(1);
});
