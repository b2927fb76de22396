import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom } from '../random';

/** A page of the corpus: plain Markdown that every generator reads alike. */
export type CorpusPage = {
  /** Path below the docs, without an ending: `dev-docs/topic-1/page-2`. */
  path: string;
  title: string;
  /** What stands below the front matter. */
  body: string;
};

/** Pages of a folder; with its area it makes the sidebar. */
const PAGES_PER_TOPIC = 10;

/** Folders of the corpus, one for each area of this site. */
const CORPUS_AREAS = ['dev-docs', 'user-docs', 'cloud'];

const WORDS = `entry category restaurant dish review relation field locale draft published server panel request response
token permission role upload component query filter sort page limit order plugin middleware policy controller service
route model schema attribute number text date media editor version project folder command option value default`.split(
  /\s+/,
);

function writeBody(random: () => number): string {
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = () => {
    const text = words(8 + Math.floor(random() * 10));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const row = () => `| \`${word()}\` | ${words(2)} | ${sentence()} |`;
  const table = () =>
    ['| Name | Type | What it does |', '| --- | --- | --- |', ...Array.from({ length: 6 }, row)].join('\n');
  const script = () =>
    `\`\`\`js\nmodule.exports = ({ env }) => ({\n  ${word()}: env('${word().toUpperCase()}', '${words(2)}'),\n  ${word()}: { ${word()}: ${Math.floor(random() * 100)}, ${word()}: true },\n});\n\`\`\``;
  const data = () =>
    `\`\`\`json\n{\n  "${word()}": "${words(3)}",\n  "${word()}": ${Math.floor(random() * 100)}\n}\n\`\`\``;
  const command = () => `\`\`\`bash\nnpm run ${word()} -- --${word()} ${word()}\n\`\`\``;
  const section = () => [
    `## How ${words(3)}`,
    paragraph(),
    script(),
    paragraph(),
    table(),
    `### ${words(2)}`,
    paragraph(),
    data(),
    command(),
  ];
  return [paragraph(), ...Array.from({ length: 4 }, section).flat()].join('\n\n');
}

/** Generates a corpus of prose, tables and code; the same for the same count. */
export function createCorpus(count: number): CorpusPage[] {
  const random = createRandom(count);
  return Array.from({ length: count }, (_, index) => {
    const area = CORPUS_AREAS[index % CORPUS_AREAS.length] ?? '';
    const place = Math.floor(index / CORPUS_AREAS.length);
    const topic = Math.floor(place / PAGES_PER_TOPIC) + 1;
    const path = place === 0 ? `${area}/intro` : `${area}/topic-${topic}/page-${(place % PAGES_PER_TOPIC) + 1}`;
    return { path, title: `Page ${index + 1} of the corpus`, body: writeBody(random) };
  });
}

/** Writes a corpus as Markdown files. */
export function writeCorpus(folder: string, pages: CorpusPage[]): void {
  for (const { path, title, body } of pages) {
    const file = join(folder, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const description = `${title}, with four sections of prose, tables and code that a machine has written.`;
    writeFileSync(file, `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`);
  }
}

/** The page that is measured: in the middle of the corpus, with neighbours on both sides. */
export function pickPage(pages: CorpusPage[]): CorpusPage {
  const page = pages[Math.floor(pages.length / 2)];
  if (!page) {
    throw new Error('the corpus is empty: generate at least one page');
  }
  return page;
}

/** Adds a sentence to the page that is measured, as a writer does between two deployments. */
export function editPage(folder: string, pages: CorpusPage[]): void {
  appendFileSync(join(folder, `${pickPage(pages).path}.md`), '\nA sentence that was added later.\n');
}
