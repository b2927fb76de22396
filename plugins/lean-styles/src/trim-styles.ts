import { Document, parse } from 'postcss';
import { inlineConstants } from './constants';
import { collectNames } from './names';
import { dropOverridden } from './overridden';
import { dropUnreadProperties } from './properties';
import { dropUnusedRules } from './rules';

/**
 * Takes out of style sheets what no page can use, and leaves every page as it looks.
 * Rules that are empty afterwards stay: one may set the order of layers, which minifiers know.
 *
 * @param sheets all style sheets of the site by file name, since one may read the properties of another
 * @param scripts code of all scripts of the site, read one at a time
 * @throws Error that names file, place and text of what is no CSS
 */
export function trimStyles(sheets: Map<string, string>, scripts: Iterable<string>): Map<string, string> {
  const names = collectNames(scripts);
  const roots = new Map([...sheets].map(([name, css]) => [name, parse(css, { from: name })]));
  const all = new Document({ nodes: [...roots.values()] });
  dropUnusedRules(all, names);
  dropOverridden(all);
  inlineConstants(all, names);
  dropUnreadProperties(all, names);
  return new Map([...roots].map(([name, root]) => [name, root.toString()]));
}
