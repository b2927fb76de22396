import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { expect, test } from 'vitest';
import { delayScripts } from '../src';

test('the scripts of the template wait for the start', () => {
  const template = delayScripts(pageTemplate);
  expect(template).toContain('<script type="text/plain" data-src="<%= it.baseUrl %><%= script %>"></script>');
  expect(template).not.toContain('<script src');
  expect(template.replace(/<script.*<\/script>/, '')).toBe(pageTemplate.replace(/<script.*<\/script>/, ''));
});

test('a template that adds scripts in another way stops the build', () => {
  expect(() => delayScripts('<html></html>')).toThrow('adapt plugins/late-start');
});
