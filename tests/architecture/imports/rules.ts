/** A room of the repository; plugins and tools are a room each (`plugins/site-map`). */
export type Room = string;

/**
 * Which rooms the code of a room may import from, besides its own and packages.
 * A star stands for every room of that kind.
 */
const MAY_IMPORT: Record<string, Room[]> = {
  '.': ['tools/*'],
  assembly: ['config', 'plugins/*'],
  bench: ['config', 'tools/*'],
  config: [],
  docs: [],
  'plugins/*': [],
  'src/components': [],
  'src/pages': ['src/components'],
  'src/theme': ['src/components'],
  'tools/*': ['config', 'plugins/*', 'tools/*'],
  versioned_docs: [],
};

/** What assembles the site; other files at the root configure tools. */
const ASSEMBLY = ['docusaurus.config.ts', 'sidebars.ts'];

/** The room that a file of the repository lies in; `.` for files at the root that are no part of the site. */
export function roomOf(file: string): Room {
  const [first = '', second = ''] = file.split('/');
  if (!file.includes('/')) {
    return ASSEMBLY.includes(file) ? 'assembly' : '.';
  }
  return ['plugins', 'src', 'tools'].includes(first) ? `${first}/${second}` : first;
}

function kindOf(room: Room): string {
  return room.replace(/^(plugins|tools)\/.*/, '$1/*');
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
  const to = roomOf(target);
  const allowed = MAY_IMPORT[kindOf(from)] ?? [];
  return to === from || allowed.includes(kindOf(to))
    ? undefined
    : `${file} imports ${target}: ${from} may import from ${allowed.join(', ') || 'itself'} alone`;
}
