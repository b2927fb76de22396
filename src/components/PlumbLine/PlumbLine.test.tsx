import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PlumbLine from '.';

test('is hidden from readers who hear the page', () => {
  expect(renderToStaticMarkup(<PlumbLine />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
});
