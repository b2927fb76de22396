import { join } from 'node:path';
import type { Certificate } from './authority';

/** Where the files of a proxy lie, and where it listens, when it doesn't run as a service of the machine. */
export type Place = {
  folder: string;
  /** The same on each loopback address. */
  ports: { http: number; https: number };
  /** Whether the machine has the loopback address of IPv6; without it, lines for IPv6 are left out. */
  hasIpv6: boolean;
  certificate: Certificate;
};

export type Kind = {
  /** The program, which is also the name of its Debian package. */
  program: 'nginx' | 'caddy' | 'haproxy';
  /** Puts around a piece of a configuration what it can't be checked without. */
  complete: (text: string) => string;
  /** Changes ports and paths of a configuration, and nothing else, so that any user can run it. */
  place: (text: string, place: Place) => string;
  /** Arguments that check a file. */
  check: (file: string) => string[];
  /** Arguments that run it in the foreground. */
  run: (file: string) => string[];
};

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Puts addresses on the loopback interface: `[::]:80` becomes `[::1]:` with the free port, `80` gets an address. */
function placeListeners(text: string, word: 'listen' | 'bind', { ports, hasIpv6 }: Place): string {
  const lines = hasIpv6 ? text : text.replace(new RegExp(`^[ \\t]*${word} \\[::\\]:.*\\n?`, 'gm'), '');
  return lines.replace(
    new RegExp(`\\b${word} (\\[::\\]:|:?)(80|443)\\b`, 'g'),
    (_line, host: string, port: string) =>
      `${word} ${host.startsWith('[') ? '[::1]' : '127.0.0.1'}:${port === '80' ? ports.http : ports.https}`,
  );
}

/** What `/etc/nginx/nginx.conf` says around a file in `conf.d`, with paths that any user can write to. */
function wrapForNginx(text: string, folder: string): string {
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http { access_log off; ${folders}
${text}
}
`;
}

const nginx: Kind = {
  program: 'nginx',
  complete: (text) =>
    /^\s*server \{/m.test(text)
      ? text
      : `server { listen 443 ssl; ssl_certificate site.pem; ssl_certificate_key site.key;\n${text}\n}`,
  place: (text, place) =>
    wrapForNginx(
      placeListeners(text, 'listen', place)
        .replace(/\bssl_certificate \S+;/g, `ssl_certificate ${place.certificate.chain};`)
        .replace(/\bssl_certificate_key \S+;/g, `ssl_certificate_key ${place.certificate.key};`),
      place.folder,
    ),
  check: (file) => ['-t', '-q', '-c', file],
  run: (file) => ['-c', file],
};

const caddy: Kind = {
  program: 'caddy',
  complete: (text) => (/^(?:[\w-]+\.)+com \{/m.test(text) ? text : `example.com {\n${text}\n}`),
  // In the block of global options, so that the page's own lines stay as they are.
  place: (text, { folder, ports, certificate }) => `{
  admin off
  http_port ${ports.http}
  https_port ${ports.https}
  default_bind 127.0.0.1
  local_certs
  skip_install_trust
  storage file_system ${join(folder, 'storage')}
  pki {
    ca local {
      root {
        format pem_file
        cert ${certificate.authorityFile}
        key ${certificate.authorityFile.replace(/pem$/, 'key')}
      }
    }
  }
}
${text}
`,
  check: (file) => ['validate', '--config', file, '--adapter', 'caddyfile'],
  run: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
};

/** A section around lines of a frontend. */
const HAPROXY_SECTION = `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s

frontend web
  bind :80
`;

const haproxy: Kind = {
  program: 'haproxy',
  complete: (text) =>
    /^(?:global|defaults|frontend|backend|listen)\b/m.test(text) ? text : `${HAPROXY_SECTION}${text}`,
  place: (text, place) =>
    `${placeListeners(text, 'bind', place)
      // Only root can change to another account or folder, and log to the system.
      .replace(/^\s*(?:chroot|user|group|daemon|log \/dev\/log|stats socket)\b.*\n/gm, '')
      .replace(/\bcrt \S+/g, `crt ${place.certificate.both}`)}
`,
  check: (file) => ['-c', '-f', file],
  run: (file) => ['-db', '-f', file],
};

/** How each proxy is started and checked, by the language of its fences. */
export const KINDS = { nginx, caddyfile: caddy, haproxy };

export type Language = keyof typeof KINDS;
