/** One picture to take. */
export type Shot = { path: string; width: number; mode: 'light' | 'dark'; file: string };

/** A page of each template. */
const TEMPLATES = ['/', '/home/Home', '/status', '/cloud/projects/settings', '/no/such/page'];
const WIDTHS = [1440, 996, 390, 360];
const MODES = ['light', 'dark'] as const;

/**
 * Every picture of the pages: each width, each mode.
 *
 * @param folder where the files go
 * @param paths pages; none: one of each template
 */
export function listShots(folder: string, paths: string[]): Shot[] {
  const pages = paths.length > 0 ? paths : TEMPLATES;
  return pages.flatMap((path) =>
    WIDTHS.flatMap((width) =>
      MODES.map((mode) => {
        const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing';
        return { path, width, mode, file: `${folder}/${name}-${width}-${mode}.png` };
      }),
    ),
  );
}
