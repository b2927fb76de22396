import { describe, expect, test } from 'vitest';
import { applyFixes } from '../src/fix';
import { lintTexts } from '../src/lint';
import { readText } from '../src/read-text';
import { readRules } from '../src/rules/data';
import { lint } from './lint';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('what is read', () => {
  test('a finding names the file, line, phrase, reason, and replacement', async () => {
    expect(await lint('docs/page.md', '---\ntitle: Page\n---\n\nUse a token\nin place of it.\n')).toEqual([
      'docs/page.md:6: "in place of": an unusual phrase; write: instead of',
    ]);
  });

  test('a phrase that continues on the next line is found', async () => {
    expect(await lint('docs/page.md', 'Use a token in\nplace of it.\n')).toHaveLength(1);
  });

  test.each([
    ['a title', '---\ntitle: Created anew\n---\n'],
    ['a table', '| Name |\n| --- |\n| Created anew |\n'],
    ['a heading', '## Create it anew\n'],
    ['the text of a link', 'Read [how to create it anew](/a.md).\n'],
    ['an admonition', ':::note[Create it anew]\n\nText.\n\n:::\n'],
    ['the text of a picture', '![Created anew](./a.png)\n'],
  ])('%s is read', async (_, source) => {
    expect(await lint('docs/page.md', source)).toHaveLength(1);
  });

  test.each([
    ['code', '```bash\ncreate anew\n```\n\nRun `create anew`.\n'],
    ['a bold name', 'Click **Create anew**.\n'],
    ['an address', 'Read [this](https://example.com/anew).\n'],
    ['a comment', '{/* created anew */}\n\nText.\n'],
    ['an expression', 'The value is {"anew"}.\n'],
    ['another key of the front matter', '---\nslug: anew\n---\n\nText.\n'],
  ])('%s is not read', async (_, source) => {
    expect(await lint('docs/page.md', source)).toEqual([]);
  });

  test.each([
    ['an error', "throw new UserError('build it anew');"],
    ['a printed line', 'console.log(`build ${name} anew`);'],
    ['a step', "void step('Building anew', work);"],
    ['a help text', 'const HELP = `Builds it.\n\n  --all  builds it anew`;'],
  ])('%s is read', async (_, source) => {
    expect(await lint('tools/a/src/main.ts', source)).toEqual([expect.stringContaining('"anew"')]);
  });

  test('other strings of code are not read', async () => {
    expect(
      await lint(
        'tools/a/src/main.ts',
        "import a from 'anew';\nconst b = 'anew';\nconst c = '.a, button, anew, style, svg';\n",
      ),
    ).toEqual([]);
  });
});

describe('spelling', () => {
  test('an unknown word is found, with suggestions', async () => {
    expect(await lint('README.md', 'The recieved value.\n')).toEqual([
      expect.stringMatching(/^README\.md:1: "recieved": not a word of American English; write: received/),
    ]);
  });

  test('British spelling is found', async () => {
    expect(await lint('README.md', 'The neighbour.\n')).toEqual([expect.stringContaining('write: neighbor')]);
  });

  test('a word of the list is known, with and without a possessive', async () => {
    expect(await lint('README.md', "Strapi is here. Strapi's name.\n")).toHaveLength(2);
    expect(await lint('README.md', "Strapi is here. Strapi's name.\n", ['Strapi'])).toEqual([]);
  });
});

describe('sentences', () => {
  test('30 words are enough', async () => {
    expect(await lint('README.md', `${words(30)}.\n`)).toEqual([]);
    expect(await lint('README.md', `${words(31)}.\n`)).toEqual([
      'README.md:1: "word word word word word word": the sentence has 31 words, more than 30; write: two sentences, or a list',
    ]);
  });

  test('code is one word', async () => {
    expect(await lint('README.md', `${words(29)} \`a b c d e\`.\n`)).toEqual([]);
  });
});

describe('exceptions', () => {
  test.each([
    ['docs/page.md', '{/* prose-ok: anew — the name of a band */}\n\nPlay it anew.\n'],
    ['docs/page.md', 'Play it anew. {/* prose-ok: anew — the name of a band */}\n'],
    ['README.md', '<!-- prose-ok: anew — the name of a band -->\n\nPlay it anew.\n'],
    ['tools/a/src/main.ts', "// prose-ok: anew — the name of a band\nconsole.log('play it anew');\n"],
  ])('a phrase with a reason next to it is kept: %s %j', async (file, source) => {
    expect(await lint(file, source)).toEqual([]);
  });

  test('an exception without a reason is a finding', async () => {
    expect(await lint('README.md', '<!-- prose-ok: anew -->\n\nPlay it anew.\n')).toEqual([
      expect.stringContaining('README.md:1: "prose-ok: anew": an exception has a reason'),
    ]);
  });

  test('an exception that nothing needs, or far from its phrase, is a finding', async () => {
    expect(await lint('README.md', '<!-- prose-ok: anew — a name -->\n\nPlay it.\n')).toEqual([
      expect.stringContaining('no finding needs this exception'),
    ]);
    const far = '<!-- prose-ok: anew — a name -->\n\nPlay it.\n\nPlay it anew.\n';
    expect(await lint('README.md', far)).toHaveLength(2);
  });
});

test('--fix applies replacements, keeps capitals, and leaves the rest', async () => {
  const source = 'Press **Save**. Ask somebody in place of it, beside the door.\n';
  const findings = await lintTexts([readText('docs/page.md', source)], readRules(), []);
  expect(findings).toHaveLength(4);
  expect(applyFixes(source, findings)).toBe('Click **Save**. Ask someone instead of it, beside the door.\n');
});
