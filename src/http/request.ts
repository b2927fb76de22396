/** Name and value of a header. */
export type Header = [name: string, value: string];

/** A field of a form. A file that isn't chosen yet has only a path, which samples show. */
export type FormField = { name: string; value: string } | { name: string; path: string; file?: File };

export type Body = { kind: 'text'; text: string } | { kind: 'multipart'; fields: FormField[] };

/** A request that can be sent, and written as a sample. */
export type HttpRequest = {
  method: string;
  /** Absolute URL, encoded. */
  url: string;
  headers: Header[];
  body?: Body;
};

/** The value of the first header with a name, in any case. */
export function readHeader({ headers }: HttpRequest, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}
