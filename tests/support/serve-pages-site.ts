import { main } from '../../tools/bootstrap/src/report.mjs';
import { servePagesSite } from './overlay-site';
import { PAGES_SITE_PORT } from './ports';

// Playwright starts it beside the site itself.
void main(() => servePagesSite(PAGES_SITE_PORT));
