import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CardGrid from '.';

test('shows its cards in order', () => {
  const html = renderToStaticMarkup(
    <CardGrid>
      <li>first</li>
      <li>second</li>
    </CardGrid>,
  );
  expect(html).toMatch(/^<ul[^>]*><li>first<\/li><li>second<\/li><\/ul>$/);
});
