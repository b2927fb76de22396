import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Annotation from '.';

test('the button names the explanation it opens', () => {
  const html = renderToStaticMarkup(<Annotation term="UID">A name that is unique.</Annotation>);
  const [, target] = /popoverTarget="([^"]+)"/i.exec(html) ?? [];
  expect(target).toBeTruthy();
  expect(html).toContain(`<span id="${target}" popover="auto"`);
  expect(html).toContain('A name that is unique.');
});
