import * as utils from '@docusaurus/utils-common';
import { expect, test } from 'vitest';
import * as leanUtils from '../src/client/utils-common';
import { lightenConfig, lightenMetadata, lightenTranslations } from '../src/lighten';

test('settings that the build alone reads are left out, and functions', () => {
  const theme = { plain: { color: 'red' } };
  const config = {
    title: 'Docs',
    future: { v4: true, experimental_router: 'hash' },
    themeConfig: { navbar: {}, prism: { theme, darkTheme: { ...theme } } },
    plugins: ['a'],
    ssrTemplate: '<html>',
    onLoad: () => 1,
  };
  expect(lightenConfig(config as unknown as Parameters<typeof lightenConfig>[0])).toEqual({
    title: 'Docs',
    future: { experimental_router: 'hash' },
    themeConfig: { navbar: {}, prism: { theme } },
  });
});

test('how a blog looks is told where there is one; slogan and storage are not', () => {
  const themeConfig = { blog: { sidebar: { groupByYear: true } } };
  const lighten = (options: object) =>
    lightenConfig({
      tagline: 'Straight',
      storage: { type: 'localStorage' },
      presets: [['classic', options]],
      themeConfig,
    } as unknown as Parameters<typeof lightenConfig>[0]);
  expect(lighten({ blog: false })).toEqual({ themeConfig: {} });
  expect(lighten({ blog: { path: 'news' } })).toEqual({ themeConfig });
});

test('a dark theme of its own stays', () => {
  const config = { themeConfig: { prism: { theme: { plain: {} }, darkTheme: { plain: { color: 'red' } } } } };
  expect(lightenConfig(config as unknown as Parameters<typeof lightenConfig>[0])).toEqual(config);
});

test('versions are known, and no plugin is', () => {
  const metadata = { docusaurusVersion: '3.10.2', siteVersion: '4.14.0' };
  expect(lightenMetadata({ ...metadata, pluginVersions: { search: { type: 'local' } } })).toEqual({
    ...metadata,
    pluginVersions: {},
  });
});

test('strings that differ from the theme stay, and in other languages those of the site', () => {
  const strings = { same: 'Copy', other: 'Take', 'site.own': 'Ours' };
  const defaults = { same: 'Copy', other: 'Copy' };
  expect(lightenTranslations(strings, defaults, false)).toEqual({ other: 'Take', 'site.own': 'Ours' });
  expect(lightenTranslations(strings, defaults, true)).toEqual({ other: 'Take' });
});

test('the lighter index exports what that of Docusaurus does', () => {
  expect(Object.keys(leanUtils).sort()).toEqual(
    Object.keys(utils)
      .filter((name) => name !== 'default')
      .sort(),
  );
  expect(leanUtils.applyTrailingSlash('/a', { trailingSlash: true, baseUrl: '/' })).toBe('/a/');
  expect(leanUtils.blogPostContainerID).toBe(utils.blogPostContainerID);
});
