import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PlainPage from '.';

test('is the main landmark with one h1 and its lead', () => {
  const html = renderToStaticMarkup(
    <PlainPage title="Status" lead="Every page.">
      <p>Content</p>
    </PlainPage>,
  );
  expect(html).toMatch(/^<main[^>]*><h1>Status<\/h1><p[^>]*>Every page\.<\/p><p>Content<\/p><\/main>$/);
});
