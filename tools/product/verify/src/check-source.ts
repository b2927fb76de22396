import { validate } from 'dockerfile-utils';
import { parse as parseGraphql } from 'graphql';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import type { Fence } from '../../../../grammar/fence';
import { parseRequest } from '../../../../grammar/parse-request';
import { checkConfiguration } from '../../proxies/src';
import { parseRecorded } from './ellipsis';
import type { Outcome } from './outcome';

function parseScript(text: string, name: string): void {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  const [first] = diagnostics;
  if (first) {
    const { line } = ts.getLineAndCharacterOfPosition(
      first.file ?? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext),
      first.start ?? 0,
    );
    throw new Error(`line ${line + 1}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`);
  }
}

function parseYaml(text: string): void {
  const error = parseAllDocuments(text).flatMap((document) => ('errors' in document ? document.errors : []))[0];
  if (error) {
    throw error;
  }
}

/** `NAME=value`, comments and empty lines, as `dotenv` reads them. */
function parseEnvironment(text: string): void {
  const wrong = text.split('\n').find((line) => !/^\s*(?:#.*|(?:export\s+)?[\w.]+\s*=.*)?$/.test(line));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" is neither NAME=value nor a comment`);
  }
}

/** HTML, as browsers read it without having to guess: a closing tag that closes nothing is an error. */
async function parseHtml(text: string): Promise<void> {
  const { format } = await import('prettier');
  try {
    await format(text, { parser: 'html', embeddedLanguageFormatting: 'off' });
  } catch (error) {
    // What follows the first line is a piece of the source with colors.
    throw new Error((error as Error).message.split('\n')[0]);
  }
}

/** A Dockerfile, as editors check it: unknown instructions and flags, and instructions that another one undoes. */
function parseDockerfile(text: string): void {
  const [first] = validate(text);
  if (first) {
    const { message } = first;
    throw new Error(`line ${first.range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
  }
}

/** A parser per language; each throws on what the language does not allow. */
const PARSERS: Record<string, (text: string) => unknown> = {
  json: parseRecorded,
  yaml: parseYaml,
  yml: parseYaml,
  js: (text) => parseScript(text, 'example.js'),
  jsx: (text) => parseScript(text, 'example.jsx'),
  ts: (text) => parseScript(text, 'example.ts'),
  tsx: (text) => parseScript(text, 'example.tsx'),
  html: parseHtml,
  graphql: (text) => parseGraphql(text),
  http: parseRequest,
  dockerfile: parseDockerfile,
  env: parseEnvironment,
  dotenv: parseEnvironment,
  nginx: (text) => checkConfiguration({ language: 'nginx', text }),
  caddyfile: (text) => checkConfiguration({ language: 'caddyfile', text }),
  haproxy: (text) => checkConfiguration({ language: 'haproxy', text }),
};

/** Languages without a grammar: what a program prints, a tree of files, an address. */
const PLAIN = new Set(['text', 'txt', 'console', 'diff', 'tree', 'log', 'mermaid']);

/** Parses a fence with the parser of its language. */
export async function checkSource({ lang, text }: Fence): Promise<Outcome> {
  const parse = PARSERS[lang];
  if (!parse) {
    return PLAIN.has(lang)
      ? { way: 'plain' }
      : {
          way: 'plain',
          problem: `no parser reads "${lang}": write text, or teach tools/product/verify/src/check-source.ts`,
        };
  }
  try {
    await parse(text);
    return { way: 'parsed' };
  } catch (error) {
    return { way: 'parsed', problem: (error as Error).message };
  }
}
