import type { Description } from '../operations';
import { printServer } from '../example-request';
import { attribute, code, markdown, plain } from '../text/elements';
import { joinBlocks, printTable } from './blocks';

/** Path that the site serves a description at, below the reference: the name of its folder. */
export const downloadName = ({ id, file }: Description): string => `${id}${file.slice(file.lastIndexOf('.'))}`;

/** Front matter, and all that follows: a later line of dashes is a rule in the text. */
const FRONT_MATTER = /^(---\n[^]*?\n---\n)([^]*)$/;

function printDescription(description: Description, download: (name: string) => string): string {
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
    `- Version: ${plain(info.version)}\n- Server: ${code(printServer(operations[0]?.api.servers))}\n- OpenAPI description: <a href="${download(name)}" download>${name}</a>`,
    printTable(['Method', 'Path', 'Operation'], rows),
  ]);
}

/**
 * The first page of the reference: what was written for it, then every description with its operations and its file.
 *
 * @param introduction Markdown with front matter
 * @param download gives the address of a description's file
 */
export function printIntroductionPage(
  introduction: string,
  descriptions: Description[],
  { components, download }: { components: string; download: (name: string) => string },
): string {
  const [, front = '', text = introduction] = FRONT_MATTER.exec(introduction) ?? [];
  return joinBlocks([
    front.trim(),
    `import { Method } from '${components}';`,
    text.trim(),
    ...descriptions.map((description) => printDescription(description, download)),
    '',
  ]);
}
