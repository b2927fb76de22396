import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LONGEST_TEXT, MOST_LEVELS, MOST_VALUES, type Excess } from '../query/limits';

const print = (count: number): string => count.toLocaleString(document.documentElement.lang);

/** Says which limit a query exceeds, and by how much. */
export default function TooLarge({ excess }: { excess: Excess }): ReactNode {
  switch (excess.kind) {
    case 'too-long':
      return (
        <Translate
          id="site.QueryBuilder.problem.tooLong"
          values={{ length: print(excess.length), most: print(LONGEST_TEXT) }}
        >
          {'The text is too long: {length} characters. The query builder reads {most} at most.'}
        </Translate>
      );
    case 'too-deep':
      return (
        <Translate
          id="site.QueryBuilder.problem.tooDeep"
          values={{ levels: print(excess.levels), most: print(MOST_LEVELS) }}
        >
          {'The nesting is too deep: {levels} levels of brackets in the URL. Strapi reads {most} by default.'}
        </Translate>
      );
    case 'too-many':
      return (
        <Translate
          id="site.QueryBuilder.problem.tooMany"
          values={{ values: print(excess.values), most: print(MOST_VALUES) }}
        >
          {'There are too many values: {values}. Strapi reads {most} by default and ignores the rest.'}
        </Translate>
      );
  }
}
