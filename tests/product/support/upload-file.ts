import { readAccess } from '../../../tools/product/start/src/access';

/** What the REST API returns for an uploaded file. */
export type Uploaded = { id: number; url: string; provider: string };

/**
 * Uploads a small text file through the REST API.
 *
 * @throws Error with the response when that fails
 */
export async function uploadFile(origin: string): Promise<Uploaded> {
  const form = new FormData();
  form.append('files', new Blob(['Ramen'], { type: 'text/plain' }), 'menu.txt');
  const headers = { Authorization: `Bearer ${readAccess().apiToken.key}` };
  const response = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body: form });
  const body = await response.text();
  if (!response.ok) {
    throw new Error(`the upload returned ${response.status}: ${body}`);
  }
  const [file] = JSON.parse(body) as Uploaded[];
  if (!file) {
    throw new Error('the upload returned no file');
  }
  return file;
}
