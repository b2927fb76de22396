import { translate } from '@docusaurus/Translate';

/** An operator with what it means, e.g. `$gte: greater or equal`. */
export function nameOperator(operator: string): string {
  // Each message is written out, since translations are found by reading the source.
  const meanings: Record<string, string> = {
    $eq: translate({ id: 'site.QueryBuilder.operator.eq', message: 'equal' }),
    $eqi: translate({ id: 'site.QueryBuilder.operator.eqi', message: 'equal, any case' }),
    $ne: translate({ id: 'site.QueryBuilder.operator.ne', message: 'not equal' }),
    $nei: translate({ id: 'site.QueryBuilder.operator.nei', message: 'not equal, any case' }),
    $lt: translate({ id: 'site.QueryBuilder.operator.lt', message: 'less' }),
    $lte: translate({ id: 'site.QueryBuilder.operator.lte', message: 'less or equal' }),
    $gt: translate({ id: 'site.QueryBuilder.operator.gt', message: 'greater' }),
    $gte: translate({ id: 'site.QueryBuilder.operator.gte', message: 'greater or equal' }),
    $in: translate({ id: 'site.QueryBuilder.operator.in', message: 'one of' }),
    $notIn: translate({ id: 'site.QueryBuilder.operator.notIn', message: 'none of' }),
    $between: translate({ id: 'site.QueryBuilder.operator.between', message: 'between two' }),
    $contains: translate({ id: 'site.QueryBuilder.operator.contains', message: 'contains' }),
    $notContains: translate({ id: 'site.QueryBuilder.operator.notContains', message: 'lacks' }),
    $containsi: translate({ id: 'site.QueryBuilder.operator.containsi', message: 'contains, any case' }),
    $notContainsi: translate({ id: 'site.QueryBuilder.operator.notContainsi', message: 'lacks, any case' }),
    $startsWith: translate({ id: 'site.QueryBuilder.operator.startsWith', message: 'begins with' }),
    $startsWithi: translate({ id: 'site.QueryBuilder.operator.startsWithi', message: 'begins with, any case' }),
    $endsWith: translate({ id: 'site.QueryBuilder.operator.endsWith', message: 'ends with' }),
    $endsWithi: translate({ id: 'site.QueryBuilder.operator.endsWithi', message: 'ends with, any case' }),
    $null: translate({ id: 'site.QueryBuilder.operator.null', message: 'is missing' }),
    $notNull: translate({ id: 'site.QueryBuilder.operator.notNull', message: 'is there' }),
    $not: translate({ id: 'site.QueryBuilder.operator.not', message: 'not' }),
    $jsonSupersetOf: translate({
      id: 'site.QueryBuilder.operator.jsonSupersetOf',
      message: 'JSON that holds (experimental)',
    }),
  };
  return `${operator}: ${meanings[operator] ?? ''}`;
}
