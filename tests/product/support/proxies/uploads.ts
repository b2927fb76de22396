import { expect } from 'vitest';
import { createUpload, type Proxy } from '../../../../tools/product/proxies/src';
import { readRows } from '../../../support/tables';
import { readForm, type ProxyPage } from './pages';
import type { Project } from './project';
import type { Start } from './scene';
import { withToken } from './visit';

/** A row about an upload: its size, and who responds with which status, with and without a limit in nginx's file. */
type UploadRow = { size: string; without: string; raised: string };

/** Uploads that Strapi gets and that are so large that they take long. */
const isLong = ({ size }: UploadRow) => Number.parseFloat(size) > 100 && Number.parseFloat(size) < 256;

/** Rows of the page's table of uploads: those that take long, or the others. */
export function readUploads({ page }: ProxyPage, kind: 'long' | 'short'): UploadRow[] {
  return readRows(page)
    .filter(({ column }) => column === 'Upload')
    .map(({ cells: [size = '', without = '', raised = ''] }) => ({ size, without, raised }))
    .filter((row) => isLong(row) === (kind === 'long'));
}

async function upload(proxy: Proxy, { product }: Project, size: string): Promise<string> {
  product.output.length = 0;
  const bytes = Math.round(Number.parseFloat(size) * 2 ** 20);
  const { status, text } = await proxy.send(
    `${readForm('subdomain').address}/api/upload`,
    createUpload(bytes, withToken),
  );
  if (!text.startsWith('<')) {
    expect(JSON.parse(text)).toEqual(status === 200 ? [expect.anything()] : expect.objectContaining({ data: null }));
    return `${status} from Strapi`;
  }
  expect(text).toContain('413 Request Entity Too Large');
  expect(product.output.join('')).not.toContain('/api/upload');
  return `${status} from nginx`;
}

/** Uploads a file of a row through nginx, with the page's file and with the same without its limit. */
export async function tryUpload(
  page: ProxyPage,
  start: Start,
  project: Project,
  size: string,
): Promise<Omit<UploadRow, 'size'>> {
  const limited = await start(page, 'subdomain', project, [/^.*client_max_body_size.*\n/m, '']);
  const without = await upload(limited, project, size);
  const raised = await upload(await start(page, 'subdomain', project), project, size);
  return { without, raised };
}
