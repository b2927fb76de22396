// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { use, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { BrowserContextProvider, Context } from '../src/client/browser-context';

afterEach(cleanup);

const Part = (): ReactNode => String(use(Context));

test('parts are told that they run in a browser after they were drawn as the build drew them', async () => {
  const part = (
    <BrowserContextProvider>
      <Part />
    </BrowserContextProvider>
  );
  expect(renderToStaticMarkup(part)).toBe('false');
  const { container } = render(part);
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('true');
});
