import type { Areas } from '../../../../plugins/content/option-tables/src/areas';
import { findTables } from '../../../../plugins/content/option-tables/src/remark';
import type { Page } from '../../verify/src/read-page';
import { backValue, findOption, type Evidence } from './back-value';
import { checkComment, namesPage } from './check-comment';
import { isBacked, type Claim, type PageClaims } from './claim';
import { readDirectives, type Directives } from './comments';
import { readShown } from './examples';
import { findValues } from './find-values';
import { AFTER_ALL, readSections, type Block, type Section } from './sections';
import type { Comment, Sentence } from './sentence';
import type { Packages } from './sources';

/** What claims are compared with. */
export type Facts = { packages: Packages; areas: Areas };

/** The last parts of the names in a sentence and in its row: `maxLimit` of `rest.maxLimit`. */
function listNames({ codes }: Sentence, { row = '' }: Block): string[] {
  return [...codes, row].map((name) => name.split('.').at(-1) ?? '').filter((name) => /^[A-Za-z]\w{2,}$/.test(name));
}

/** Reads the claims of one page. */
class ClaimReader {
  /** Every comment of the page, with the claims that it follows. */
  readonly #comments = new Map<Comment, { directives: Directives; claims: Claim[] }>();
  readonly #problems: string[] = [];
  readonly #optionTables: ReturnType<typeof findTables>;

  constructor(
    private readonly page: Page,
    private readonly facts: Facts,
  ) {
    this.#optionTables = findTables(page.tree);
  }

  /** What the executed examples of a section show. */
  #readShown({ examples }: Section): Evidence['shown'] {
    return examples.flatMap((example) => {
      const text = readShown(example);
      return text === undefined ? [] : [{ line: example.fence.line + this.page.lineOffset, text }];
    });
  }

  #readClaim(sentence: Sentence, block: Block, shown: Evidence['shown']): Claim[] {
    const area = this.#optionTables.find(({ table }) => table === block.table)?.area;
    const entries = block.comments
      .filter(({ start }) => start > sentence.start)
      .flatMap((comment) => this.#comments.get(comment) ?? []);
    const evidence: Evidence = {
      shown,
      names: listNames(sentence, block),
      sources: entries.flatMap(({ directives }) => directives.sources),
      tests: entries.flatMap(({ directives }) => directives.tests).filter((test) => namesPage(test, this.page.file)),
      packages: this.facts.packages,
      ...(area !== undefined && { option: findOption(this.facts.areas, area, block.row ?? '') }),
    };
    const values = findValues(sentence, block.column, block.row).map((value) => ({
      value,
      backing: backValue(value, evidence),
    }));
    if (values.length === 0) {
      return [];
    }
    const claim: Claim = {
      file: this.page.file,
      line: sentence.line + this.page.lineOffset,
      sentence: sentence.plain,
      values,
      unbacked: entries.find(({ directives }) => directives.unbacked !== undefined)?.directives.unbacked,
      dated: entries.find(({ directives }) => directives.dated !== undefined)?.directives.dated,
    };
    entries.forEach(({ claims }) => claims.push(claim));
    return [claim];
  }

  /** Prettier reads the asterisks of two comments in a paragraph as emphasis, and breaks both. */
  #refuseSecond({ comments }: Block): void {
    const [, second] = comments.filter(({ start }) => start !== AFTER_ALL);
    if (second) {
      const line = second.line + this.page.lineOffset;
      this.#problems.push(`${this.page.file}:${line}: a second comment in a paragraph: join them with ";"`);
    }
  }

  #readSection(section: Section): Claim[] {
    const shown = this.#readShown(section);
    return section.blocks.flatMap((block) => {
      this.#refuseSecond(block);
      for (const comment of block.comments) {
        if (!this.#comments.has(comment)) {
          this.#comments.set(comment, { directives: readDirectives(comment), claims: [] });
        }
      }
      return block.sentences.flatMap((sentence) => this.#readClaim(sentence, block, shown));
    });
  }

  read(): PageClaims {
    const { file, tree, lineOffset } = this.page;
    const sections = readSections(tree);
    const claims = sections.flatMap((section) => this.#readSection(section));
    const sentences = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences));
    const context = { file, pageText: sentences.map(({ plain }) => plain).join('\n'), packages: this.facts.packages };
    const problems = [...this.#comments].flatMap(([{ line }, { directives, claims: followed }]) =>
      checkComment(directives, { ...context, claims: followed }).map(
        (problem) => `${file}:${line + lineOffset}: ${problem}`,
      ),
    );
    return { file, claims, problems: [...this.#problems, ...problems] };
  }
}

/** Reads the claims of a page, in reading order, and checks its comments. */
export function readClaims(page: Page, facts: Facts): PageClaims {
  return new ClaimReader(page, facts).read();
}

/** Claims about the product: those about the hosted service that carry a date are not among them. */
export function listProductClaims({ claims }: PageClaims): Claim[] {
  return claims.filter((claim) => isBacked(claim) || claim.dated === undefined);
}
