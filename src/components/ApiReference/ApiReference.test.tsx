import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Endpoint, Operation, Reading } from '.';

vi.mock('@docusaurus/Translate', () => ({ default: ({ children }: { children: string }) => children }));
vi.mock('./Console', () => ({ default: () => null }));

test('an operation has its method, its path and a link to its console', () => {
  const html = renderToStaticMarkup(
    <Operation>
      <Reading>
        <Endpoint method="put" path="/posts/{id}" />
      </Reading>
    </Operation>,
  );
  expect(html).toMatch(/>PUT<.*>\/posts\/\{id\}<.*<a [^>]*href="#console"[^>]*>Try it<\/a>/);
});
