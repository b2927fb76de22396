import type { ParameterObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { nameParameter, type Values } from '@site/src/http/operation/values';
import { checkText } from './check';

/** What is wrong with parameters, by `nameParameter`, and with fields of a form, by name. */
export type Problems = Record<string, string>;

type Texts = { missing: string };

/** Lists the fields of a form that are required and empty. */
function findMissingFields({ requestBody }: ApiItem, { contentType, fields }: Values, { missing }: Texts): Problems {
  const isForm = requestBody !== undefined && !contentType.includes('json');
  const schema = requestBody?.content[contentType]?.schema as { required?: string[] } | undefined;
  const names = isForm ? (schema?.required ?? []).filter((name) => (fields[name] ?? '').length === 0) : [];
  return Object.fromEntries(names.map((name) => [name, missing]));
}

/**
 * Lists what keeps a request from being sent: parameters and fields of a form that are required and empty, and
 * parameters of the wrong type.
 */
export function findProblems(item: ApiItem, values: Values, texts: Texts): Problems {
  const problems = (item.parameters ?? []).flatMap((parameter: ParameterObject) => {
    const key = nameParameter(parameter);
    const text = values.parameters[key] ?? '';
    const problem =
      text === '' ? (parameter.required ? texts.missing : undefined) : checkText(text, parameter.schema ?? {});
    return problem === undefined ? [] : [[key, problem]];
  });
  return { ...(Object.fromEntries(problems) as Problems), ...findMissingFields(item, values, texts) };
}
