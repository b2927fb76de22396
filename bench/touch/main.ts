import { parseArgs } from 'node:util';
import { main } from '../../tools/bootstrap/src/report.mjs';
import { UserError } from '../../tools/bootstrap/src/user-error.mjs';
import { readCount } from '../sizes';
import { SITES } from './controls';
import { FULL, QUICK } from './measure';
import { compareTouch } from './compare';

const HELP = `Builds the same generated pages with this site, Starlight, and VitePress, and opens one of them on a slow phone.
Measures in the page how long a control takes from the tap to the frame that shows the response.

  npm run bench:touch [-- OPTIONS]

  --pages N  pages of the corpus; default ${FULL.count}
  --runs N   times that each control is tapped at each time; default ${FULL.runs}
  --only S   sites whose names contain S
  --quick    one tap of each control, 0.5 s after the page has appeared
  --help     this text

Each tap is the first touch of a page that was opened for it. The search has responded when its field has the focus. A
control that is in a menu is tapped once the menu is open. A tap without a response within 10 s is lost.`;

void main(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: String(FULL.count) },
      runs: { type: 'string', default: String(FULL.runs) },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const sites = SITES.filter(({ name }) => name.includes(values.only));
  if (sites.length === 0) {
    const names = SITES.map(({ name }) => name).join(', ');
    throw new UserError(`--only ${values.only} matches no name: there are ${names}`);
  }
  const runs = readCount('--runs', values.runs);
  const count = readCount('--pages', values.pages);
  await compareTouch(sites, values.quick ? { ...QUICK, count } : { ...FULL, count, runs });
});
