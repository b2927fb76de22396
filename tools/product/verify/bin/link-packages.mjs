/*
 * Stands in for `npm install` in a project that an example creates: puts the product's own packages in place, refuses
 * any other version than the project asks for, and writes the packages that it is given into package.json.
 */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = process.env.PRODUCT_PACKAGES ?? '';

/**
 * @param {string} file
 * @returns {{ version: string, dependencies: Record<string, string> }}
 */
function readPackage(file) {
  const content = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
  return /** @type {{ version: string, dependencies: Record<string, string> }} */ (content);
}

const project = readPackage('package.json');
const named = process.argv.slice(3).filter((word) => !word.startsWith('-') && /[a-z]/.test(word));
const added = named.map((word) => /** @type {[string, string]} */ (word.split(/(?<=.)@/)));
Object.assign(project.dependencies, Object.fromEntries(added));
for (const [name, version] of Object.entries(project.dependencies)) {
  const installed = readPackage(join(packages, name, 'package.json')).version;
  if (installed !== version) {
    console.error(`the example asks for ${name} ${version}, the product has ${installed}`);
    process.exit(1);
  }
}
writeFileSync('package.json', `${JSON.stringify(project, null, 2)}\n`);
rmSync('node_modules', { recursive: true, force: true });
symlinkSync(packages, 'node_modules');
