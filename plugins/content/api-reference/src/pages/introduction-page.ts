import type { Description } from '../operations';
import type { RequestPrinter } from '../options';
import { attribute, code, markdown, plain } from '../text/elements';
import { joinBlocks, printTable } from './blocks';

/** Path that the site serves a description at, below the reference: the name of its folder. */
export const downloadName = ({ id, file }: Description): string => `${id}${file.slice(file.lastIndexOf('.'))}`;

/** Front matter, and all that follows: a later line of dashes is a rule in the text. */
const FRONT_MATTER = /^(---\n[^]*?\n---\n)([^]*)$/;

type Options = {
  /** Module that exports `Method`. */
  components: string;
  requests: RequestPrinter;
  /** Gives the URL of a description's file. */
  download: (name: string) => string;
};

function printDescription(description: Description, { requests, download }: Options): string {
  const { id, info, operations } = description;
  const rows = operations.map(({ id: page, title, api }) => [
    `<Method ${attribute('name', api.method)} />`,
    code(api.path),
    `[${plain(title)}](./${id}/${page}.mdx)`,
  ]);
  const name = downloadName(description);
  return joinBlocks([
    `## ${plain(info.title)} {/* #${id} */}`,
    markdown(info.description ?? '', 2),
    `- Version: ${plain(info.version)}\n- Server: ${code(requests.printServer(operations[0]?.api.servers?.[0]))}\n- OpenAPI description: <a href="${download(name)}" download>${name}</a>`,
    printTable(['Method', 'Path', 'Operation'], rows),
  ]);
}

/**
 * The first page of the reference: what was written for it, then every description with its operations and its file.
 *
 * @param introduction Markdown with front matter
 */
export function printIntroductionPage(introduction: string, descriptions: Description[], options: Options): string {
  const [, front = '', text = introduction] = FRONT_MATTER.exec(introduction) ?? [];
  return joinBlocks([
    front.trim(),
    `import { Method } from '${options.components}';`,
    text.trim(),
    ...descriptions.map((description) => printDescription(description, options)),
    '',
  ]);
}
