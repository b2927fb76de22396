/** What every piece of an index begins with once it is unpacked. */
const SIGNATURE = 'pagefind_dcd';

/** The first bytes of anything that gzip packed (RFC 1952). */
const GZIP = [0x1f, 0x8b];

/** Pieces of an index, and the program that reads them; the two JSON files are checked by being parsed. */
const PIECE = /\.(?:pf_\w+|pagefind)(?:\?|$)/;

async function unpack(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(packed);
  // A server may have told the browser to unpack it already.
  return GZIP.every((byte, index) => bytes[index] === byte)
    ? new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
    : packed;
}

async function readPiece(response: Response): Promise<Response> {
  const piece = await unpack(await response.arrayBuffer());
  if (new TextDecoder().decode(piece.slice(0, SIGNATURE.length)) !== SIGNATURE) {
    throw new Error(`${response.url} is not a piece of a search index`);
  }
  return new Response(piece);
}

/**
 * Makes `fetch` check what it gets, where this runs. Pagefind only logs that a piece of its index is missing or cut off
 * and goes on as if no page had its words.
 *
 * @returns a list to which every failed request is added
 */
export function checkFetches(): Error[] {
  const failures: Error[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    try {
      const response = await fetch(input, init);
      if (!response.ok) {
        throw new Error(`${response.url} returned ${response.status}`);
      }
      return PIECE.test(response.url) ? await readPiece(response) : response;
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  return failures;
}
