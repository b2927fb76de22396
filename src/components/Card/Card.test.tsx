import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import Card from '.';

const render = (card: ReactNode) => renderToStaticMarkup(<MemoryRouter>{card}</MemoryRouter>);

test('a card with a target links its title', () => {
  const html = render(
    <Card title="Server" href="/dev-docs/configurations/server">
      Host and port
    </Card>,
  );
  expect(html).toMatch(/<p[^>]*><a [^>]*href="\/dev-docs\/configurations\/server"[^>]*>Server<\/a><\/p>/);
  expect(html).toContain('Host and port');
});

test('a card that is a section has a heading', () => {
  const html = render(
    <Card title="Server" titleAs="h2">
      Host and port
    </Card>,
  );
  expect(html).toMatch(/<h2[^>]*>Server<\/h2>/);
});

test('a card without a target is no link', () => {
  expect(render(<Card title="Server">Host and port</Card>)).not.toContain('<a');
});
