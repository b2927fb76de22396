import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createWebServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from '../../../../tools/bootstrap/src/listen.mjs';

/** A port that nothing listens on. */
export const NOTHING = '127.0.0.1:9';

/** Lets a server listen until the end of a test, and tells its address. */
export async function serve(server: Server): Promise<string> {
  await listen(server, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that accepts connections and says nothing. */
export function serveSilence(): Promise<string> {
  return serve(createServer((socket) => socket.on('error', () => {})).unref());
}

/** A server that takes its time. */
export function serveLate(milliseconds: number): Promise<string> {
  return serve(createWebServer((_, response) => void setTimeout(() => response.end('late'), milliseconds)));
}

/** A server that responds with so many bytes that they don't fit into the memory of a connection. */
export function serveLength(bytes: number): Promise<string> {
  return serve(createWebServer((_, response) => response.end(Buffer.alloc(bytes, 'a'))).unref());
}

const LISTENING = `const server = require('node:net').createServer();
server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => process.send(server.address().port));`;

/** A server that is so busy that it accepts no connection: it stands still, and its queue is full. */
export async function serveNone(): Promise<string> {
  const child = spawn(process.execPath, ['-e', LISTENING], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = (await once(child, 'message')) as [number];
  child.kill('SIGSTOP');
  const waiting = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => {
    waiting.forEach((socket) => socket.destroy());
    child.kill('SIGKILL');
  });
  return `127.0.0.1:${port}`;
}
