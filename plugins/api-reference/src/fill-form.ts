import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { FormParam, RequestBody, type Request } from 'postman-collection';

type Property = { format?: string; items?: { format?: string } };

/** A part of a form as the theme's machinery makes it: a file lies in its value. */
type Part = { key: string; value?: unknown };

type File = { src: string };

const isFile = (value: unknown): value is File => typeof value === 'object' && value !== null && 'src' in value;

/** Parts as generators of samples take them: a file by its path. */
function toParam({ key, value }: Part): FormParam {
  return new FormParam((isFile(value) ? { key, type: 'file', src: value.src } : { key, value }) as never);
}

/** What stands for the files that a form needs, until a reader has chosen some. */
function listNeededFiles({ requestBody }: ApiItem): Part[] {
  const schema = requestBody?.content['multipart/form-data']?.schema as
    { required?: string[]; properties?: Record<string, Property> } | undefined;
  const { required = [], properties = {} } = schema ?? {};
  const isBinary = (name: string) => (properties[name]?.items ?? properties[name])?.format === 'binary';
  return required.filter(isBinary).map((key) => ({ key, value: { src: `/path/to/${key}` } }));
}

/**
 * Makes the request of a form one that samples can be written for: files by their path, and without a type, whose
 * boundary between the parts is what sends it to choose.
 */
export function fillForm(request: Request, api: ApiItem): Request {
  if (!Object.hasOwn(api.requestBody?.content ?? {}, 'multipart/form-data')) {
    return request;
  }
  const parts = (request.body?.formdata.all() ?? []) as Part[];
  const formdata = (parts.length > 0 ? parts : listNeededFiles(api)).map(toParam);
  request.body = new RequestBody({ mode: 'formdata', formdata });
  request.removeHeader('Content-Type', { ignoreCase: true });
  return request;
}
