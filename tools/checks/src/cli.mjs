import { requireNode } from '../../bootstrap/src/require-node.mjs';

requireNode();
await import('./main.mjs');
