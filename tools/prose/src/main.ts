import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main } from '../../bootstrap/src/report.mjs';
import { checkWords } from './check-words';
import { comparePhrases, describeCounts, readTextsAt } from './compare';
import { listProse } from './files';
import { describeFinding } from './finding';
import { applyFixes } from './fix';
import { lintTexts } from './lint';
import { readList, WORDS } from './lists';
import { readText, type Text } from './read-text';
import { readRules, type Rules } from './rules/data';
import { splitSentences } from './sentences';

const HELP = `Checks the English of pages, openapi/introduction.md, READMEs, CONTRIBUTING.md, and the messages of commands.

  npm run lint:prose [-- PATH …] [-- OPTIONS]

  PATH         a file or a folder; default: all
  --fix        writes the replacements that are unambiguous
  --since REF  also counts each phrase in the files, and in the same files at that commit
  --help       this text

To keep a phrase, write a comment next to it.

  pages    {/* prose-ok: phrase — reason */}
  READMEs  <!-- prose-ok: phrase — reason -->
  code     // prose-ok: phrase — reason`;

const readTexts = (files: string[]): Text[] => files.map((file) => readText(file, readFileSync(file, 'utf8')));

/** Writes the replacements that are unambiguous, and counts them. */
async function fixFiles(files: string[], rules: Rules, words: string[]): Promise<number> {
  const texts = readTexts(files);
  const findings = await lintTexts(texts, rules, words);
  const fixable = findings.filter(({ fix }) => fix);
  for (const { file, source } of texts) {
    const ofFile = fixable.filter((finding) => finding.file === file);
    if (ofFile.length > 0) {
      writeFileSync(file, applyFixes(source, ofFile));
    }
  }
  return fixable.length;
}

void main(async () => {
  const start = performance.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fix: { type: 'boolean', default: false },
      since: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const isWhole = positionals.length === 0;
  const files = isWhole ? listProse() : listProse(positionals);
  const rules = readRules();
  const words = readList(WORDS);
  if (values.fix) {
    console.log(`fixed: ${await fixFiles(files, rules, words)}`);
  }
  const texts = readTexts(files);
  const findings = await lintTexts(texts, rules, words);
  if (isWhole) {
    findings.push(...(await checkWords(texts, words)));
  }
  findings.forEach((finding) => console.log(describeFinding(finding)));
  if (values.since !== undefined) {
    const before = await readTextsAt(values.since, files);
    console.log(describeCounts(comparePhrases(before, texts, rules.phrases)));
  }
  const sentences = texts.flatMap(({ blocks }) => blocks.flatMap(({ text }) => splitSentences(text)));
  const count = rules.phrases.length + rules.terms.length;
  console.log(
    `${files.length} files, ${sentences.length} sentences, ${count} phrases and terms besides the library's, ` +
      `${findings.length} findings in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
});
