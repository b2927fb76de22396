/** A room of the repository; plugins and tools are a room each (`plugins/site/status-data`). */
export type Room = string;

/**
 * Which rooms the code of a room may import from, besides its own and packages.
 * A star stands for every room of that kind.
 */
const MAY_IMPORT: Record<string, Room[]> = {
  '.': ['tests', 'tools/*'],
  assembly: ['config', 'data', 'plugins/*', 'src/http'],
  bench: ['config', 'tools/*'],
  config: [],
  data: [],
  docs: [],
  grammar: [],
  'plugins/*': ['grammar'],
  product: ['tools/*'],
  'src/components': ['src/http'],
  'src/http': [],
  'src/pages': ['src/components'],
  'src/theme': ['src/components'],
  'tools/*': ['config', 'grammar', 'plugins/*', 'tools/*'],
  versioned_docs: [],
};

/** What assembles the site; other files at the root configure tools. */
const ASSEMBLY = ['docusaurus.config.ts', 'sidebars.ts'];

/** The room that a file of the repository lies in; `.` for files at the root that are no part of the site. */
export function roomOf(file: string): Room {
  const [first = '', second = '', third = ''] = file.split('/');
  if (!file.includes('/')) {
    return ASSEMBLY.includes(file) ? 'assembly' : '.';
  }
  if (first === 'plugins' || (first === 'tools' && second === 'product')) {
    return `${first}/${second}/${third}`;
  }
  return ['src', 'tools'].includes(first) ? `${first}/${second}` : first;
}

function kindOf(room: Room): string {
  return room.replace(/^(plugins|tools)\/.*/, '$1/*');
}

const COMPONENT = /^src\/components\/([^/]+)/;

/** The component that a file belongs to, by its name. */
export function componentOf(file: string): string | undefined {
  return COMPONENT.exec(file)?.[1];
}

/** Whether an import names a part of a component, not the component itself. */
function isInternal(target: string): boolean {
  return !/^src\/components\/[^/]+(\/index(\.tsx?)?)?\/?$/.test(target);
}

export type Import = {
  /** Repository path of what is imported; none for a package. */
  target?: string;
  specifier: string;
  typeOnly: boolean;
};

/**
 * Says why a file may not hold an import.
 *
 * @returns one line, or nothing when it may
 */
export function explainForbidden(file: string, { target, specifier, typeOnly }: Import): string | undefined {
  const from = roomOf(file);
  if (from === 'tests') {
    return undefined;
  }
  const isTest = /\.test\.tsx?$/.test(file);
  if (target === undefined) {
    return from === 'config' && !typeOnly && !isTest
      ? `${file} imports ${specifier}: config imports types only`
      : undefined;
  }
  const component = componentOf(target);
  if (component !== undefined && component !== componentOf(file) && isInternal(target) && !isTest) {
    return `${file} imports ${target}: components are imported by their folder, src/components/${component}`;
  }
  const to = roomOf(target);
  // What tests share is theirs, wherever they lie.
  if (isTest && to === 'tests') {
    return undefined;
  }
  const allowed = MAY_IMPORT[kindOf(from)] ?? [];
  return to === from || allowed.includes(kindOf(to))
    ? undefined
    : `${file} imports ${target}: ${from} may import from ${allowed.join(', ') || 'itself'} alone`;
}

/**
 * Finds components that need each other.
 *
 * @param imports of every file
 * @returns a line for each component that is in a cycle
 */
export function findCycles(imports: { file: string; imports: Import[] }[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const entry of imports) {
    const from = componentOf(entry.file);
    const targets = entry.imports.flatMap(({ target }) => (target && componentOf(target)) ?? []);
    if (from !== undefined) {
      needs.set(from, new Set([...(needs.get(from) ?? []), ...targets.filter((to) => to !== from)]));
    }
  }
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of needs.get(from) ?? []) {
      if (!seen.has(to)) {
        reach(to, seen.add(to));
      }
    }
    return seen;
  };
  return [...needs.keys()].filter((name) => reach(name).has(name)).map((name) => `src/components/${name} needs itself`);
}
