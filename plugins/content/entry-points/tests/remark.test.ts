import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkEntryPoints } from '../src/remark';

const entryPoints = [
  {
    area: 'cloud',
    summary: 'Hosting.',
    tasks: [{ label: 'Connect a domain', to: '/cloud/domains#connect' }],
    sections: [{ label: 'Projects', to: '/cloud/projects', summary: 'Settings and people.' }],
  },
];

function transform(page: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
  remarkEntryPoints({ entryPoints })(tree, { cwd: '/site', path: '/site/docs/index.md' });
  return tree.children;
}

test('an element becomes a list of links', () => {
  expect(transform('<EntryPoints area="cloud" list="tasks" />')).toMatchObject([
    {
      type: 'list',
      data: { hProperties: { className: ['entry-points', 'entry-tasks'] } },
      children: [
        {
          children: [
            { children: [{ type: 'link', url: '/cloud/domains#connect', children: [{ value: 'Connect a domain' }] }] },
          ],
        },
      ],
    },
  ]);
});

test('sections have their summary behind the link', () => {
  const [list] = transform('Text.\n\n<EntryPoints area="cloud" list="sections" />').slice(1);
  expect(list).toMatchObject({
    children: [
      { children: [{ children: [{ type: 'link', url: '/cloud/projects' }, { value: ' Settings and people.' }] }] },
    ],
  });
});

test.each(['area="clouds" list="tasks"', 'area="cloud" list="task"', 'area="cloud"', 'list="tasks"'])(
  'an element with %s stops the build',
  (attributes) => {
    expect(() => transform(`<EntryPoints ${attributes} />`)).toThrow(
      'docs/index.md:1: EntryPoints needs area, one of cloud, and list, one of tasks, sections',
    );
  },
);
