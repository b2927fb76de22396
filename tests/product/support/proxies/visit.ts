import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import type { Proxy, Reply } from '../../../../tools/product/proxies/src';
import { readAccess } from '../../../../tools/product/start/src/access';
import { runCommand } from '../command';
import { Panel } from '../panel';

const MAP_HOSTS = pathToFileURL(resolve('tools/product/proxies/src/map-hosts.mjs')).href;

/** Headers of a request with the sample project's API token. */
export const withToken = { Authorization: `Bearer ${readAccess().apiToken.key}` };

/** Runs a command of a page that uses curl, on a machine whose name server leads to the proxy. */
export async function runCurl(command: string, { folder, ports, certificate }: Proxy): Promise<string> {
  const options = [
    `cacert = "${certificate.authorityFile}"`,
    `connect-to = ":443:127.0.0.1:${ports.https}"`,
    `connect-to = ":80:127.0.0.1:${ports.http}"`,
    'silent',
  ];
  writeFileSync(join(folder, '.curlrc'), options.join('\n'));
  const { output } = await runCommand(folder, command, { env: { CURL_HOME: folder } });
  return output;
}

/**
 * What Strapi knows about a visitor who sends these headers, by the route that `readProjectFiles` adds.
 *
 * @param from address of the visitor
 */
export async function readConnection(
  proxy: Proxy,
  address: string,
  headers: Record<string, string> = {},
  from = '127.0.0.2',
): Promise<Record<string, string>> {
  const { text } = await proxy.send(`${address}/api/connection`, { from, headers });
  return JSON.parse(text) as Record<string, string>;
}

/** Asks for a WebSocket, as `strapi transfer` does first; status 101: it is open. */
export function openWebSocket(proxy: Proxy, panel: string, token: string): Promise<Reply> {
  return proxy.send(`${panel}/transfer/runner/push`, {
    headers: {
      Authorization: `Bearer ${token}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16, 1).toString('base64'),
    },
  });
}

/** Runs `strapi transfer` in a project, to the panel at an address behind the proxy. */
export async function transfer(project: string, proxy: Proxy, panel: string, token: string): Promise<string> {
  const { output } = await runCommand(project, `strapi transfer --to ${panel} --to-token ${token} --force`, {
    env: {
      NODE_OPTIONS: `--import=${MAP_HOSTS}`,
      NODE_EXTRA_CA_CERTS: proxy.certificate.authorityFile,
      PROXY_PORT: String(proxy.ports.https),
    },
    until: (text) =>
      /Transfer process has been completed|Transfer process failed|Unexpected server response/.test(text),
  });
  return output;
}

/** Signs in to the panel in a browser, and looks at a picture and an entry. */
export async function usePanel(panel: string, proxy: Proxy): Promise<void> {
  const browser = await Panel.open(panel, proxy.ports.https);
  const { page } = browser;
  page.setDefaultTimeout(60_000);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      refused.push(`${response.status()} ${response.url()}`);
    }
  });
  try {
    const { email, password } = readAccess().administrator;
    await browser.type(email, 'Email');
    await browser.type(password, 'Password');
    await browser.press('Login');
    await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
    await page.goto(`${panel}/content-manager/collectionType/api::dish.dish`);
    await page.getByText('Onion soup').first().waitFor();
    await page.goto(`${panel}/plugins/upload`);
    const picture = page.locator('img[src*="/uploads/"]').first();
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
  }
}

/**
 * Opens an address in a browser, and watches it until a text appears.
 *
 * @returns what it requested and wrote to its console
 */
export async function look(address: string, proxy: Proxy, until: RegExp): Promise<string> {
  const lines: string[] = [];
  const browser = await Panel.open('about:blank', proxy.ports.https, new URL(address).host);
  browser.page.on('console', (message) => lines.push(message.text()));
  browser.page.on('request', (request) => lines.push(`${request.method()} ${request.url()}`));
  await browser.page.goto(address).catch((error: unknown) => lines.push(String(error)));
  try {
    await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toMatch(until);
    return lines.join('\n');
  } finally {
    await browser.close();
  }
}
