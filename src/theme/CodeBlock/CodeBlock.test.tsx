// @vitest-environment jsdom
import CodeBlock from '@theme/CodeBlock';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { completeBrowser, spyOnClipboard } from '../../../tests/support/browser';
import { renderInSite } from '../../../tests/support/render-in-site';

beforeAll(completeBrowser);

function open(props: ComponentProps<typeof CodeBlock> & { tokens?: string }) {
  // Given by the build; without it, the code is highlighted in the browser.
  const { container } = renderInSite(<CodeBlock {...{ tokens: '', ...props }} />);
  return { user: userEvent.setup(), lines: () => [...container.querySelectorAll('.token-line')], container };
}

/** What a reader gets who presses the button. */
async function copy(props: ComponentProps<typeof CodeBlock>): Promise<string | undefined> {
  const { user } = open(props);
  const writeText = spyOnClipboard();
  await user.click(screen.getByRole('button', { name: /^Copy / }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  return writeText.mock.calls[0]?.[0];
}

test('copied commands have no prompts, and nothing that commands print', async () => {
  expect(await copy({ language: 'bash', children: '$ npm run build\n> done\n$ npm start' })).toBe(
    'npm run build\nnpm start',
  );
});

test('the button is named after the file, or after the beginning of the code', () => {
  open({ language: 'js', title: './config/server.js', children: 'module.exports = {};' });
  open({ language: 'bash', children: 'npx @strapi/strapi@4.14.0 new my-project --quickstart\ncd my-project' });
  expect(screen.getByRole('button', { name: 'Copy ./config/server.js' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy npx @strapi/strapi@4.14.0 new my-project' })).toBeDefined();
});

test('copied code has no lines that are marked as removed', async () => {
  const code = 'a\n// removed-next-line\nb\n// added-next-line\nc';
  expect(await copy({ language: 'js', children: code })).toBe('a\nc');
});

test('code is shown with the tokens that the build found, line by line', () => {
  const { lines, container } = open({ language: 'js', tokens: '3k 6c', children: 'let a\n// end <b>\n' });
  expect(lines().map((line) => line.textContent)).toEqual(['let a', '// end <b>']);
  expect(container.querySelector('.code-k')?.textContent).toBe('let');
  expect(container.querySelector('.code-c')?.textContent).toBe('// end');
  expect(container.querySelector('pre')?.className).toContain('language-js');
});

test('prompts are shown, though they are not copied', () => {
  const { lines } = open({ language: 'bash', children: '$ npm start' });
  expect(lines().map((line) => line.textContent)).toEqual(['$ npm start']);
});

test('lines have numbers from the one that is asked for', () => {
  const { container } = open({ language: 'js', showLineNumbers: 5, children: 'a\nb' });
  expect(container.querySelector('code')?.style.counterReset).toBe('line-count 4');
  expect(container.querySelectorAll('[class*=codeLineNumber]')).toHaveLength(2);
});

test('a title is shown, and wide code can be reached by keyboard', () => {
  const { container } = open({ language: 'js', title: './config/server.js', children: 'a' });
  expect(screen.getByText('./config/server.js')).toBeDefined();
  expect(container.querySelector('pre')?.tabIndex).toBe(0);
});

test('code that holds elements is shown as it is', () => {
  const { container } = open({ children: <b>bold</b> });
  expect(container.querySelector('code b')?.textContent).toBe('bold');
});
