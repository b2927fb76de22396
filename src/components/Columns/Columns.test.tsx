import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Columns from '.';

test('keeps its blocks in order', () => {
  const html = renderToStaticMarkup(
    <Columns>
      <p>left</p>
      <p>right</p>
    </Columns>,
  );
  expect(html).toMatch(/^<div[^>]*><p>left<\/p><p>right<\/p><\/div>$/);
});
