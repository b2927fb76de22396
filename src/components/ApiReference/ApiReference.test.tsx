import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Method from './Method';

test.each(['get', 'post', 'put', 'patch', 'delete'])('%s is written in capitals, in a colour of its own', (name) => {
  const html = renderToStaticMarkup(<Method name={name} />);
  expect(html).toContain(`>${name.toUpperCase()}<`);
  expect(html).toMatch(new RegExp(`class="\\S+ \\S*${name}\\S*"`));
});
