/** An operator of a filter, and what its value is. */
export type Operator = {
  name: string;
  value: 'one' | 'list' | 'yes-no';
};

const operator = (value: Operator['value'], ...names: string[]): Operator[] => names.map((name) => ({ name, value }));

/**
 * The operators of one field, in the order that the form offers them; tests/product holds the list to
 * `@strapi/utils` 4.14.0. `$jsonSupersetOf` is an experiment there, for MySQL and PostgreSQL.
 */
export const FIELD_OPERATORS: readonly Operator[] = [
  ...operator('one', '$eq', '$eqi', '$ne', '$nei', '$lt', '$lte', '$gt', '$gte'),
  ...operator('list', '$in', '$notIn', '$between'),
  ...operator('one', '$contains', '$notContains', '$containsi', '$notContainsi'),
  ...operator('one', '$startsWith', '$startsWithi', '$endsWith', '$endsWithi'),
  ...operator('yes-no', '$null', '$notNull'),
  ...operator('one', '$not', '$jsonSupersetOf'),
];

/** The operators that join conditions. */
export const GROUP_OPERATORS: readonly string[] = ['$and', '$or'];

/** What an operator's value is; nothing for an operator that Strapi does not know. */
export function kindOf(name: string): Operator['value'] | undefined {
  return FIELD_OPERATORS.find((known) => known.name === name)?.value;
}
