import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import type { Mermaid } from 'mermaid';
import { optimize, type CustomPlugin } from 'svgo';
import { launchOptions } from '../../bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../bootstrap/src/find-chromium.mjs';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import type { DiagramSource } from './list-diagrams';

/** As in `src/components/Diagram`, which shows the text in it: all of these have the same widths. */
const FONT = '"Liberation Sans", Arial, Helvetica, sans-serif';

const LIBRARY = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

/** Classes that `src/components/Diagram` has rules for. */
const CLASSES = ['flowchart', 'node', 'edgePaths', 'marker', 'background'];

/** Leaves out the others, which the site's own rules might meet. */
const keepClasses: CustomPlugin['fn'] = () => ({
  element: {
    enter: ({ attributes }) => {
      const kept = (attributes.class ?? '').split(' ').filter((name) => CLASSES.includes(name));
      delete attributes.class;
      Object.assign(attributes, kept.length > 0 && { class: kept.join(' ') });
    },
  },
});

/**
 * Leaves out what a page doesn't need: the style, which `src/components/Diagram` has for both color modes, data for
 * editors, and markers that no line has.
 */
function shorten(svg: string): string {
  const { data } = optimize(svg, {
    floatPrecision: 1,
    plugins: [
      'removeStyleElement',
      { name: 'removeAttrs', params: { attrs: ['data-.*', 'style', 'font-.*'] } },
      // Those by which the text for readers who hear the page is found.
      { name: 'cleanupIds', params: { minify: false, preservePrefixes: ['chart-'] } },
      'removeUselessDefs',
      'removeEmptyText',
      'removeEmptyContainers',
      { name: 'classes', fn: keepClasses },
      'cleanupNumericValues',
      'convertPathData',
    ],
  });
  return data;
}

/** Draws one diagram in a page that holds the library; its parts are named after `id`. */
async function drawIn(page: Page, id: string, { file, line, source }: DiagramSource): Promise<string> {
  try {
    return await page.evaluate(
      async ([name, text, font]) => {
        const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
        mermaid.initialize({
          startOnLoad: false,
          securityLevel: 'strict',
          theme: 'base',
          htmlLabels: false,
          flowchart: { useMaxWidth: false },
          fontFamily: font,
        });
        // Says what is wrong, which drawing doesn't.
        await mermaid.parse(text);
        const { svg } = await mermaid.render(name, text);
        return svg;
      },
      [id, source, FONT] as const,
    );
  } catch (error) {
    const [reason] = (error as Error).message.replace(/^page\.evaluate: (?:Error: )?/, '').split('\n    at ');
    throw new UserError(`${file}:${line}: this diagram can't be drawn: ${reason}`);
  }
}

/**
 * Draws diagrams in a browser, as Mermaid needs one to measure text.
 *
 * @param diagrams by the name that their drawing gets
 * @returns drawings by that name
 * @throws UserError naming file, line and reason for a diagram that is not valid
 */
export async function draw(diagrams: Map<string, DiagramSource>): Promise<Map<string, string>> {
  const browser = await chromium.launch(launchOptions(await findChromium()));
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: LIBRARY });
    const drawings = new Map<string, string>();
    for (const [name, diagram] of diagrams) {
      // A page may hold more than one.
      const id = `diagram-${name.slice(0, 6)}`;
      drawings.set(name, shorten(await drawIn(page, id, diagram)));
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
