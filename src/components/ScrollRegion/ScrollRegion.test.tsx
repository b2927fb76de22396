import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ScrollRegion from '.';

test('before it is known whether there is something to scroll to, it is no stop of the tab key', () => {
  const html = renderToStaticMarkup(
    <ScrollRegion label="Options">
      <table />
    </ScrollRegion>,
  );
  expect(html).toMatch(/^<div class="[^"]*"><table><\/table><\/div>$/);
});
