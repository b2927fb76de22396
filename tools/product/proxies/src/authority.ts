import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requirePrograms } from '../../database-servers/src/programs';

const execute = promisify(execFile);

/** Files of a certificate, and the certificate of the authority that signed it. */
export type Certificate = {
  /** What a client has to trust, a file and its text. */
  authorityFile: string;
  authority: string;
  chain: string;
  key: string;
  /** Chain and key in one file, as HAProxy reads them. */
  both: string;
};

/** One day, which no test outlives. */
const VALID = ['-days', '1'];

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/**
 * Makes a certificate authority, and a certificate that it signed.
 *
 * @param folder where to put the files
 * @param names host names that the certificate is for
 */
export async function makeCertificate(folder: string, names: string[]): Promise<Certificate> {
  const { openssl } = await requirePrograms(['openssl'], 'openssl');
  const file = (name: string) => join(folder, name);
  const run = (...args: string[]) => execute(openssl, args, { cwd: folder });
  await run('req', '-x509', ...KEY, ...VALID, '-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.pem');
  await run('req', ...KEY, '-subj', `/CN=${names[0]}`, '-keyout', 'site.key', '-out', 'site.csr');
  writeFileSync(file('names'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
  await run('x509', '-req', '-in', 'site.csr', ...signer, ...VALID, '-extfile', 'names', '-out', 'site.pem');
  writeFileSync(file('both.pem'), readFileSync(file('site.pem'), 'utf8') + readFileSync(file('site.key'), 'utf8'));
  return {
    authorityFile: file('ca.pem'),
    authority: readFileSync(file('ca.pem'), 'utf8'),
    chain: file('site.pem'),
    key: file('site.key'),
    both: file('both.pem'),
  };
}
