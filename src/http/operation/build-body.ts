import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { Body, FormField } from '../request';
import type { Values } from './values';

type Property = { format?: string; items?: { format?: string } };

export const MULTIPART = 'multipart/form-data';

function listFields({ fields }: Values): FormField[] {
  return Object.entries(fields).flatMap(([name, value]): FormField[] => {
    if (typeof value === 'string') {
      return value === '' ? [] : [{ name, value }];
    }
    return value.map((file) => ({ name, path: file.name, file }));
  });
}

/** Paths that stand in samples for the files that a form requires, until a reader has chosen some. */
export function listRequiredFiles({ requestBody }: ApiItem): FormField[] {
  const schema = requestBody?.content[MULTIPART]?.schema as
    { required?: string[]; properties?: Record<string, Property> } | undefined;
  const { required = [], properties = {} } = schema ?? {};
  const isBinary = (name: string) => (properties[name]?.items ?? properties[name])?.format === 'binary';
  return required.filter(isBinary).map((name) => ({ name, path: `/path/to/${name}` }));
}

/** The body of a request by its media type: JSON, or the fields of a form. */
export function buildBody(item: ApiItem, values: Values): Body | undefined {
  const { contentType, body } = values;
  if (!item.requestBody) {
    return undefined;
  }
  if (contentType.includes('json')) {
    return body === '' ? undefined : { kind: 'text', text: body };
  }
  const fields = listFields(values);
  if (contentType === MULTIPART) {
    return { kind: 'multipart', fields };
  }
  const pairs = fields.flatMap((field) => ('value' in field ? [[field.name, field.value]] : []));
  return pairs.length > 0 ? { kind: 'text', text: new URLSearchParams(pairs).toString() } : undefined;
}
