import { MDXProvider } from '@mdx-js/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Code from '.';

test('code is shown by the component of the page, as a block', () => {
  const code = ({ className, children }: ComponentProps<'code'>) => <pre className={className}>{children}</pre>;
  const html = renderToStaticMarkup(
    <MDXProvider components={{ code }}>
      <Code language="json">{'{}'}</Code>
    </MDXProvider>,
  );
  expect(html).toBe('<pre class="language-json">{}\n</pre>');
});
