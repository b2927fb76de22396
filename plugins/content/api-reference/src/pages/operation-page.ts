import type {
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { STATUS_CODES } from 'node:http';
import type { Operation } from '../operations';
import type { ApiReferenceOptions, RequestPrinter } from '../options';
import { describeType, printName, printSchema } from './schema';
import { attribute, code, codeBlock, markdown, plain } from '../text/elements';
import { joinBlocks, printTable } from './blocks';

/** Where parameters stand, in the order of a request, and how readers call them there. */
const PLACES: Record<string, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

function printAuthorization({ security, securitySchemes = {} }: ApiItem): string | undefined {
  const names = [...new Set((security ?? []).flatMap(Object.keys))];
  const lines = names.map((name) => markdown(securitySchemes[name]?.description ?? name, 2));
  return lines.length === 0 ? undefined : joinBlocks(['## Authorization', ...lines]);
}

function printParameters(parameters: ParameterObject[] = []): string {
  const tables = Object.entries(PLACES).map(([place, title]) => {
    const rows = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema, description }) => [
        printName(name, required),
        schema ? describeType(schema as never) : 'string',
        markdown(description ?? ''),
      ]);
    return rows.length === 0 ? '' : joinBlocks([`## ${title}`, printTable(['Name', 'Type', 'Meaning'], rows)]);
  });
  return joinBlocks(tables);
}

/** The examples of a body: one, or several with what each shows. */
function printExamples({ example, examples }: MediaTypeObject): string[] {
  const print = (value: unknown, title: string) => codeBlock('json', JSON.stringify(value, null, 2), title);
  const named = Object.values(examples ?? {}).map(({ value, summary }) => print(value, summary ?? 'Example'));
  return example === undefined ? named : [print(example, 'Example'), ...named];
}

/** A status as part of an address; a description may give a range such as `2XX`, or `default`. */
const toSlug = (status: string): string => status.replace(/\W/g, '-');

type Content = Record<string, MediaTypeObject>;

function printFields({ schema }: MediaTypeObject): string {
  return schema ? printSchema(schema as never) : '';
}

function printRequestBody(body?: RequestBodyObject): string | undefined {
  if (!body) {
    return undefined;
  }
  const required = body.required ? 'Required.' : 'Optional.';
  return joinBlocks([
    '## Request body',
    markdown(body.description ?? '', 2),
    required,
    ...Object.entries(body.content as Content).flatMap(([type, media]) => [
      `Sent as ${code(type)}:`,
      printFields(media),
      ...printExamples(media),
    ]),
  ]);
}

/** The responses; fields that an earlier one has, too, are named there alone. */
function printResponses(responses: Record<string, ResponseObject>): string[] {
  const places = new Map<string, string>();
  return Object.entries(responses).map(([status, { description, content }]) => {
    const name = STATUS_CODES[status];
    const heading = `### ${plain(status)}${name ? ` ${name}` : ''} {/* #response-${toSlug(status)} */}`;
    const bodies = Object.entries((content ?? {}) as Content).flatMap(([type, media]) => {
      const fields = printFields(media);
      const place = places.get(fields);
      places.set(fields, place ?? status);
      const told = place ? `Its fields are those of [${plain(place)}](#response-${toSlug(place)}).` : fields;
      return [`Answered as ${code(type)}:`, ...printExamples(media), told];
    });
    return joinBlocks([heading, markdown(description, 3), ...bodies]);
  });
}

function printConsole({ id, api }: Operation, { printServer, printSamples }: RequestPrinter): string {
  const samples = printSamples(api);
  const labels = JSON.stringify(samples.map(({ label }) => label));
  const values = { method: api.method, path: api.path, server: printServer(api.servers?.[0]) };
  const attributes = Object.entries(values).map(([name, value]) => attribute(name, value));
  return joinBlocks([
    `<Console ${attributes.join(' ')} labels={${labels}} load={() => import('./${id}.json')}>`,
    ...samples.map(({ language, code: sample }) => codeBlock(language, sample)),
    '</Console>',
  ]);
}

/**
 * A page about an operation, in MDX: what there is to read as plain Markdown, and beside it a console with samples.
 *
 * @param options `components` is the module that exports `Operation`, `Reading`, `Endpoint` and `Console`
 */
export function printOperationPage(
  operation: Operation,
  { components, requests }: Pick<ApiReferenceOptions, 'components' | 'requests'>,
): string {
  const { title, description, api } = operation;
  const [line = ''] = description.split('\n');
  const name = `${api.method.toUpperCase()} ${api.path}`;
  const front = {
    title,
    description: `${name} of the ${api.info.title}: ${line}`,
    hide_table_of_contents: true,
    sidebar_class_name: `api-method api-method--${api.method}`,
  };
  return joinBlocks([
    // JSON is YAML, with quotes where they are needed.
    `---\n${Object.entries(front)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n')}\n---`,
    `import { Console, Endpoint, Operation, Reading } from '${components}';`,
    `<Operation>\n<Reading>`,
    `<Endpoint ${attribute('method', api.method)} ${attribute('path', api.path)} />`,
    markdown(description),
    // Names of parameters and fields are the same on many pages; searched for, they lead to the pages that explain them.
    '<div data-search-ignore>',
    printAuthorization(api),
    printParameters(api.parameters),
    printRequestBody(api.requestBody),
    '</div>',
    '</Reading>',
    // Where it can't stand beside them, it stands above the responses.
    printConsole(operation, requests),
    '<Reading>',
    '<div data-search-ignore>',
    '## Responses',
    ...printResponses(api.responses),
    '</div>',
    '</Reading>',
    '</Operation>\n',
  ]);
}
