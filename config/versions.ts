import type { PluginOptions, VersionOptions } from '@docusaurus/plugin-content-docs';

/** The docs plugin's options that say which versions there are. */
export type Versions = Pick<PluginOptions, 'lastVersion' | 'versions'>;

const FROZEN: VersionOptions = { banner: 'unmaintained', noIndex: true };

/**
 * The present version at the root, and every frozen one under its name, out of search engines and
 * with a banner that leads to the present one.
 *
 * @param frozen names of the frozen versions, as `versions.json` lists them
 * @param presentLabel what readers see as the present version's name
 */
export function createVersions(frozen: readonly string[], presentLabel: string): Versions {
  return {
    // Without it the newest frozen version would take the root, and the present one `/next`.
    lastVersion: 'current',
    versions: {
      current: { label: presentLabel, badge: true },
      ...Object.fromEntries(frozen.map((name) => [name, { ...FROZEN, label: name }])),
    },
  };
}

const REMEDY = 'write a JSON list of version names, such as ["4.13.0"], or [] while no version is frozen';

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/**
 * Reads the names of the frozen versions.
 *
 * @param text content of `versions.json`
 * @throws Error with one line that names the file, what is wrong and the remedy
 */
export function parseVersions(text: string): string[] {
  let names: unknown;
  try {
    names = JSON.parse(text);
  } catch {
    throw new Error(`versions.json is not JSON: ${shorten(text) || 'it is empty'}: ${REMEDY}`);
  }
  if (!Array.isArray(names)) {
    throw new Error(`versions.json is not a list: ${shorten(JSON.stringify(names))}: ${REMEDY}`);
  }
  const wrong: unknown = names.find((name) => typeof name !== 'string' || !name.trim() || /[/\\]/.test(name));
  if (wrong !== undefined) {
    throw new Error(`versions.json lists ${shorten(JSON.stringify(wrong))}, which is not a version name: ${REMEDY}`);
  }
  return names as string[];
}
