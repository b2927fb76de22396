import { connect, type TLSSocket } from 'node:tls';
import { expect } from 'vitest';
import type { Proxy } from '../../../../tools/product/proxies/src';

/** Connects to a proxy as a visitor of the subdomain, to send what no library would. */
function connectTo({ ports, certificate }: Proxy): TLSSocket {
  return connect({
    host: '127.0.0.1',
    port: ports.https,
    servername: 'cms.example.com',
    ca: certificate.authority,
  });
}

/**
 * Sends a piece of a request, and nothing more.
 *
 * @param pause how long it reads nothing after the first piece of a response, ms
 * @returns what the proxy sends until it closes the connection
 */
export async function sendBeginning(proxy: Proxy, text: string, { pause = 0 } = {}): Promise<string> {
  const socket = connectTo(proxy);
  let output = '';
  socket.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if (pause > 0) {
    socket.once('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), pause);
    });
  }
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return output;
}

/**
 * Opens a WebSocket and sends nothing.
 *
 * @param token a transfer token
 * @returns after how many milliseconds it is closed
 */
export async function untilClosed(proxy: Proxy, token: string): Promise<number> {
  const lines = [
    'GET /admin/transfer/runner/push HTTP/1.1',
    'Host: cms.example.com',
    `Authorization: Bearer ${token}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`,
  ];
  const begin = Date.now();
  const output = await sendBeginning(proxy, `${lines.join('\r\n')}\r\n\r\n`);
  expect(output).toContain('101 Switching Protocols');
  return Date.now() - begin;
}
