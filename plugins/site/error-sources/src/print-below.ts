import { format } from 'node:util';

/**
 * Makes errors and warnings of a console be followed by lines that explain them.
 *
 * `bin/docusaurus.mjs` catches what a build throws, prints it and ends the process, without an event
 * or a plugin in between; so the text that it prints is all there is to hold on to.
 *
 * @param explain gives the lines that a text is to be followed by
 */
export function printBelow(console: Pick<Console, 'error' | 'warn'>, explain: (text: string) => string[]): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      print(...values);
      for (const line of explain(format(...values))) {
        print(line);
      }
    };
  }
}
