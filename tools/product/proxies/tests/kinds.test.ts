import { expect, test } from 'vitest';
import { KINDS } from '../src';
import { listHosts } from '../src/start';

const PLACE = {
  folder: '/tmp/a',
  ports: { http: 8080, https: 8443 },
  hasIpv6: true,
  certificate: { authorityFile: '/tmp/ca.pem', authority: '', chain: '/tmp/chain', key: '/tmp/key', both: '/tmp/both' },
};

test('nginx gets other ports and certificates, and its other lines stay', () => {
  const text = `server {
  listen 80;
  listen [::]:80;
}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/a/fullchain.pem;
  ssl_certificate_key /etc/a/privkey.pem;
  proxy_pass http://127.0.0.1:1337;
}`;
  expect(KINDS.nginx.place(text, PLACE)).toContain(`server {
  listen 127.0.0.1:8080;
  listen [::1]:8080;
}
server {
  listen 127.0.0.1:8443 ssl http2;
  listen [::1]:8443 ssl http2;
  ssl_certificate /tmp/chain;
  ssl_certificate_key /tmp/key;
  proxy_pass http://127.0.0.1:1337;
}`);
});

test('the text for Caddy stays as it is', () => {
  const text = 'example.com {\n\treverse_proxy 127.0.0.1:1337\n}';
  const placed = KINDS.caddyfile.place(text, PLACE);
  expect(placed.endsWith(`\n${text}\n`)).toBe(true);
  expect(placed).toContain('https_port 8443');
});

test('HAProxy gets other ports and certificates, and loses what only root can do', () => {
  const text = `global
  log /dev/log local0
  chroot /var/lib/haproxy
  user haproxy
  group haproxy

frontend web
  bind :80
  bind [::]:80 v6only
  bind :443 ssl crt /etc/a/site.pem alpn h2,http/1.1
  bind [::]:443 v6only ssl crt /etc/a/site.pem alpn h2,http/1.1`;
  expect(KINDS.haproxy.place(text, PLACE)).toBe(`global

frontend web
  bind 127.0.0.1:8080
  bind [::1]:8080 v6only
  bind 127.0.0.1:8443 ssl crt /tmp/both alpn h2,http/1.1
  bind [::1]:8443 v6only ssl crt /tmp/both alpn h2,http/1.1
`);
});

test('lines for IPv6 are left out where the machine has none', () => {
  const place = { ...PLACE, hasIpv6: false };
  expect(KINDS.haproxy.place('  bind :80\n  bind [::]:80 v6only', place)).toBe('  bind 127.0.0.1:8080\n\n');
  expect(KINDS.nginx.place('  listen [::]:443 ssl;\n  listen 443 ssl;', place)).toContain(
    '\n  listen 127.0.0.1:8443 ssl;\n',
  );
  expect(KINDS.nginx.place('  listen [::]:443 ssl;\n', place)).not.toContain('::');
});

test('a piece of a configuration is completed', () => {
  expect(KINDS.nginx.complete('root /var/www;')).toMatch(/^server \{[^]*\nroot \/var\/www;\n\}$/);
  expect(KINDS.caddyfile.complete('file_server')).toBe('example.com {\nfile_server\n}');
  expect(KINDS.haproxy.complete('http-request deny')).toMatch(
    /^defaults\n[^]*\nfrontend web\n {2}bind :80\nhttp-request deny$/,
  );
});

test.each([
  ['nginx', 'map $a $b {\n}\n\n  server {\n}'],
  ['caddyfile', 'cms.example.com {\n\treverse_proxy 127.0.0.1:1337\n}'],
  ['haproxy', 'frontend web\n  bind :80'],
] as const)('a complete configuration for %s stays as it is', (language, text) => {
  expect(KINDS[language].complete(text)).toBe(text);
});

test('the certificate is for each host of the text', () => {
  expect(listHosts('server_name cms.example.com example.com; # example.com')).toEqual([
    'cms.example.com',
    'example.com',
  ]);
  expect(listHosts('listen 80;')).toEqual(['example.com']);
});
