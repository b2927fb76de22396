import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';

/** What a request took, gzip, bytes. */
export async function measureRequest(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes();
  // The browser doesn't tell the size of a worker's script.
  return responseBodySize || gzipSync(await (await fetch(request.url())).text()).length;
}
