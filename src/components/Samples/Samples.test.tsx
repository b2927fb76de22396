import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import Samples from '.';

vi.mock('@docusaurus/Translate', () => ({
  default: ({ children }: { children: string }) => children,
  translate: ({ message }: { message: string }) => message,
}));
vi.mock('@theme/Tabs', () => ({ default: ({ children }: { children: React.ReactNode }) => children }));
vi.mock('@theme/TabItem', () => ({
  default: ({ value, children }: { value: string; children: React.ReactNode }) => <p title={value}>{children}</p>,
}));

test('each sample has the label of its language', () => {
  const html = renderToStaticMarkup(
    <Samples labels={['cURL', 'Go']} action={<button type="button">Copy</button>}>
      <code>curl</code>
      {'\n'}
      <code>package</code>
    </Samples>,
  );
  expect(html).toContain('<p title="cURL"><code>curl</code></p><p title="Go"><code>package</code></p>');
  expect(html).toContain('Copy');
});
