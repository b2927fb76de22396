/** What differs from run to run, or from machine to machine, and the text that stands for it. */
const UNSTEADY: [pattern: RegExp, replacement: string][] = [
  // Dates of this run. The sample data are from 2023 (see `product/seed`), and stay.
  [/\b20(?:2[4-9]|[3-9]\d)-\d\d-\d\d(?:T[\d:.]+Z?)?/g, '…'],
  // JSON Web Tokens, hashes, identifiers, and the random end of a file's name.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '…'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '…'],
  [/(?<=_|\b)(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{10,}\b/g, '…'],
  // Ports and process ids.
  [/((?:127\.0\.0\.1|localhost):)\d{4,5}\b/g, '$1…'],
  [/\(\d+(?:\.\d+)? ?m?s\)/g, '(… ms)'],
];

/**
 * Takes out of a text what differs from run to run, so that two runs of a version give the same text.
 *
 * @param folder absolute path of the repository, which isn't the reader's
 */
export function steady(text: string, folder = process.cwd()): string {
  const local = text
    .replaceAll(folder, '')
    .replace(/(?:\/?\.cache\/)?(?:product|versions)\/(?:verify-[\w-]+|\d[\d.]+)(?=\/|\b)/g, '.');
  return UNSTEADY.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), local);
}
