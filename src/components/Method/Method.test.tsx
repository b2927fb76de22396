import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Method from '.';

test('each kind of method has its own look', () => {
  const looks = ['get', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((name) => {
    const html = renderToStaticMarkup(<Method name={name} />);
    expect(html).toContain(`>${name.toUpperCase()}</span>`);
    return /class="([^"]*)"/.exec(html)?.[1];
  });
  expect(new Set(looks).size).toBe(5);
});

test.each(['get', 'post', 'put', 'patch', 'delete'])('%s has a color', (name) => {
  expect(renderToStaticMarkup(<Method name={name} />)).toMatch(/class="\S+ \S+"/);
});
