/** A host as the service's clients take it. */
type Host = { url: string; accept: 'readWrite'; protocol: 'http' | 'https' };

/**
 * Says to a client of the hosted search which hosts it asks: those of the service, or another one in their place.
 *
 * @param origin of the other one; without it the client keeps its own
 */
export function chooseHosts(origin: string | undefined): { hosts?: Host[] } {
  if (origin === undefined) {
    return {};
  }
  const { protocol, host } = new URL(origin);
  return { hosts: [{ url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }] };
}
