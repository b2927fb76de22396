import type { SecuritySchemeObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';

/** What a reader typed, by the name of the security scheme and of its field. */
export type Credentials = Record<string, Record<string, string | undefined>>;

/** A security scheme with its name in the description. */
export type Scheme = SecuritySchemeObject & { key: string };

/** A part of a request that carries a credential. */
export type Credential = { in: 'header' | 'query' | 'cookie'; name: string; value: string };

/** The schemes of the first way to sign in that an operation describes; none if it needs no credentials. */
export function listSchemes({ security = [], securitySchemes = {} }: ApiItem): Scheme[] {
  const options = security.map((requirement) =>
    Object.keys(requirement).flatMap((key) => {
      const scheme = securitySchemes[key];
      return scheme ? [{ ...scheme, key }] : [];
    }),
  );
  return options.find((schemes) => schemes.length > 0) ?? [];
}

/** Whether an operation also works without credentials. */
export const isOpen = ({ security = [] }: ApiItem): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

const toHeader = (value: string): Credential => ({ in: 'header', name: 'Authorization', value });

/** Base64 of a text in UTF-8, which `btoa` alone refuses. */
const encodeBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Where a scheme puts the credential of a reader; nothing while a field is empty. */
export function toCredential(scheme: Scheme, fields: Credentials[string] = {}): Credential | undefined {
  const { token, username, password, apiKey } = fields;
  if (scheme.type === 'apiKey') {
    return apiKey ? { in: scheme.in, name: scheme.name, value: apiKey } : undefined;
  }
  if (scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic') {
    return username && password ? toHeader(`Basic ${encodeBase64(`${username}:${password}`)}`) : undefined;
  }
  return token ? toHeader(`Bearer ${token}`) : undefined;
}

/** A placeholder for the credential of a scheme. */
export function toPlaceholder(scheme: Scheme): Credential {
  if (scheme.type === 'apiKey') {
    return { in: scheme.in, name: scheme.name, value: '<TOKEN>' };
  }
  return toHeader(
    scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic' ? 'Basic <TOKEN>' : 'Bearer <TOKEN>',
  );
}
