import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CardGrid from '.';

test('shows its cards in order', () => {
  const html = renderToStaticMarkup(
    <CardGrid>
      <p>first</p>
      <p>second</p>
    </CardGrid>,
  );
  expect(html).toMatch(/^<div[^>]*><p>first<\/p><p>second<\/p><\/div>$/);
});
