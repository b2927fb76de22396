import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import { analytics } from '../src';
import { PARKED, parkTags } from '../src/park-tags';

afterEach(() => vi.unstubAllEnvs());

function createPlugin(environment: 'development' | 'production') {
  vi.stubEnv('NODE_ENV', environment);
  return analytics({ containerId: 'GTM-TEST1' })({} as LoadContext);
}

test('in development there is nothing of it', () => {
  expect(Object.keys(createPlugin('development'))).toEqual(['name', 'getPathsToWatch']);
});

test('in production the scripts of the tag manager are parked behind the denial, and nothing else is added', () => {
  const plugin = createPlugin('production');
  const tags = plugin.injectHtmlTags?.({ content: undefined }) as {
    headTags: { attributes?: object; innerHTML: string }[];
  };
  expect(Object.keys(tags)).toEqual(['headTags']);
  const [denial, ...parked] = tags.headTags;
  expect(denial?.innerHTML).toContain("gtag('consent','default',{ad_storage:'denied'");
  expect(parked.length).toBeGreaterThan(0);
  expect(parked.map(({ attributes }) => attributes)).toEqual(parked.map(() => ({ type: PARKED })));
  expect(parked.at(-1)?.innerHTML).toContain('GTM-TEST1');
  expect(plugin.getClientModules?.()).toEqual([expect.stringMatching(/src[\\/]client$/)]);
});

test('a tag manager without scripts is refused, since nothing would ever be loaded', () => {
  expect(() => parkTags({ headTags: [{ tagName: 'link', attributes: { rel: 'preconnect' } }] })).toThrow(
    'puts no script into the head: adapt plugins/site/analytics to it',
  );
});
