import type { Param } from '@theme/ApiExplorer/ParamOptions/slice';
import type { RootState } from '@theme/ApiItem/store';
import { checkText } from './check';

type Body = RootState['body'];

/** Says which fields of a form are required and empty, by name. */
export function findMissingFields(
  schema: { required?: string[] } | undefined,
  body: Body,
  { missing }: Texts,
): Record<string, string> {
  const given = body.type === 'form' ? body.content : {};
  const names = (schema?.required ?? []).filter((name) => given[name] === undefined);
  return Object.fromEntries(names.map((name) => [name, missing]));
}

export type Texts = { missing: string };

/**
 * Says what keeps the parameters from being sent: what is required and empty, and what has the wrong type.
 *
 * @param nameParam gives the key of a parameter's problem
 */
export function findProblems(
  params: Param[],
  nameParam: (param: Param) => string,
  { missing }: Texts,
): Record<string, string> {
  const problems = params.flatMap((param) => {
    const text = String(param.value ?? '');
    const problem = text === '' ? (param.required ? missing : undefined) : checkText(text, param.schema ?? {});
    return problem === undefined ? [] : [[nameParam(param), problem]];
  });
  return Object.fromEntries(problems) as Record<string, string>;
}
