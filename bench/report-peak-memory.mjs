// Preloaded into a measured process (NODE_OPTIONS=--import): on exit it writes the largest amount of
// memory that the process, its worker threads included, has had resident, in KB.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.PEAK_MEMORY_FILE) {
  const file = process.env.PEAK_MEMORY_FILE;
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
}
