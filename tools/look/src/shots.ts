/** One picture to take; sizes in CSS pixels. */
export type Shot = { path: string; width: number; height: number; mode: 'light' | 'dark'; file: string };

/** The site's one picture of itself, in the size that social cards have (Open Graph, 1.91:1). */
export const CARD: Shot = {
  path: '/home/Home',
  width: 1200,
  height: 630,
  mode: 'light',
  file: 'static/img/social-card.png',
};

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
        const height = width > 800 ? 900 : 780;
        return { path, width, height, mode, file: `${folder}/${name}-${width}-${mode}.png` };
      }),
    ),
  );
}
