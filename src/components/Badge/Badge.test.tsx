import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Badge from '.';

test.each([
  [{ kind: 'alpha' }, 'Alpha'],
  [{ kind: 'beta' }, 'Beta'],
  [{ kind: 'enterprise' }, 'Enterprise'],
  [{ since: '4.12' }, 'Since 4.12'],
] as const)('%j reads %s', (props, text) => {
  expect(renderToStaticMarkup(<Badge {...props} />)).toContain(`>${text}</span>`);
});

test.each([{ kind: 'gold' as 'beta' }, { since: 'soon' }, {}])('%j is refused', (props) => {
  expect(() => renderToStaticMarkup(<Badge {...props} />)).toThrow('give kind as alpha, beta, enterprise, or since');
});
