import { UserError } from '../../tools/bootstrap/src/user-error.mjs';

/**
 * Parts of the code that runs in the reader's browser, each with the tests that have to notice when it changes.
 *
 * @type {Record<string, { mutate: string[]; tests: string[] }>}
 */
export const AREAS = {
  search: {
    mutate: ['plugins/site/search/src/{client,hosted,theme}/**/*.{ts,tsx}', 'src/theme/SearchBar/*.{ts,tsx}'],
    tests: ['plugins/site/search/tests/{client,hosted,theme}/**/*.test.{ts,tsx}', 'src/theme/SearchBar/*.test.tsx'],
  },
  http: { mutate: ['src/http/**/*.ts'], tests: ['src/http/**/*.test.ts'] },
  console: {
    mutate: ['src/components/ApiConsole/**/*.{ts,tsx}'],
    tests: ['src/components/ApiConsole/**/*.test.{ts,tsx}'],
  },
  consent: {
    mutate: ['plugins/site/analytics/src/client/*.{ts,tsx}'],
    tests: ['plugins/site/analytics/tests/*.test.ts'],
  },
  hydration: {
    mutate: ['plugins/performance/deferred-hydration/src/{client,start}/*'],
    tests: ['plugins/performance/deferred-hydration/tests/*.test.{ts,tsx}'],
  },
};

/** Drawings: a test of their lines would only repeat them. */
const DRAWINGS = 'plugins/site/search/src/client/ui/icons.tsx';

const NOT_MUTATED = [`!${DRAWINGS}`, '!**/*.test.{ts,tsx}', '!**/*.d.ts'];

/**
 * @param {string | undefined} name of an area; each area by default
 * @returns {{ mutate: string[], tests: string[] }} files to change, and tests to run
 * @throws {UserError} for an unknown name
 */
export function selectArea(name) {
  const chosen = name ? [AREAS[name]] : Object.values(AREAS);
  const areas = chosen.flatMap((area) => area ?? []);
  if (areas.length === 0) {
    throw new UserError(
      `"${name}" is not an area of the mutation tests: choose one of ${Object.keys(AREAS).join(', ')}`,
    );
  }
  return {
    mutate: [...areas.flatMap(({ mutate }) => mutate), ...NOT_MUTATED],
    tests: areas.flatMap(({ tests }) => tests),
  };
}
