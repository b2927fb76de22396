import { expect, test } from 'vitest';
import { parsePage } from '../support/page';
import { rules } from './rules';

const GOOD = `---
title: Server
description: Every option of the server configuration, its type and its default value.
---

Text with [a link](/cloud/intro.md#plans), [another](https://example.org) and [one more](#options).

## Options

| Name | Type |
| --- | --- |
| host | String |

### Host

![The form with two fields](./form.png)

\`\`\`js
const a = 1;
\`\`\`

\`\`\`mermaid
flowchart LR
  accTitle: A request on its way
  accDescr: A request passes the route, then the controller.
  Request --> Route --> Controller
\`\`\`
`;

test.each(Object.entries(rules))('%s passes a good page', (_name, rule) => {
  expect(rule(parsePage('docs/good.md', GOOD))).toEqual([]);
});

const DEFECTS: [rule: keyof typeof rules, defect: string, from: string, to: string][] = [
  ['checkFrontMatter', 'unknown key', 'title: Server', 'title: Server\nlayout: wide'],
  ['checkFrontMatter', 'no title', 'title: Server\n', ''],
  ['checkFrontMatter', 'short description', /description: .*/.exec(GOOD)?.[0] ?? '', 'description: Too short.'],
  ['checkFrontMatter', 'key order', 'title: Server', 'sidebar_label: S\ntitle: Server'],
  ['checkHeadings', 'h1', '## Options', '# Options'],
  ['checkHeadings', 'level left out', '## Options', '### Options\n\n## X\n\n#### Y'],
  ['checkHeadings', 'too deep', '### Host', '##### Host'],
  ['checkFences', 'no language', '```js', '```'],
  ['checkImages', 'no alternative text', '![The form with two fields]', '![]'],
  ['checkDiagrams', 'no description', 'accDescr', '%% accDescr'],
  ['checkTables', 'no header', '| Name |', '|  |'],
  ['checkLinks', 'route instead of file', '/cloud/intro.md#plans', '/cloud/intro#plans'],
  ['checkLinks', 'relative path', '/cloud/intro.md#plans', '../cloud/intro.md'],
  ['checkLinks', 'empty phrase', '[a link]', '[here]'],
  ['checkFinished', 'promise', 'Text with', 'Coming soon: text with'],
  ['checkFinished', 'empty page', GOOD.slice(GOOD.indexOf('Text')), ''],
];

test.each(DEFECTS)('%s finds a defect: %s', (rule, _defect, from, to) => {
  const source = GOOD.replace(from, to);
  expect(source).not.toBe(GOOD);
  expect(rules[rule](parsePage('docs/bad.md', source))).not.toEqual([]);
});

test('a finding names the line of the file', () => {
  const [finding] = rules.checkHeadings(parsePage('docs/bad.md', GOOD.replace('## Options', '# Options')));
  expect(finding).toMatch(/^docs\/bad\.md:8: /);
});
