/** What a reader says about a page. */
export type Report = {
  /** Path of the page, with the base URL. */
  page: string;
  /** Version of the documentation. */
  version: string;
  answer: 'yes' | 'no';
  text: string;
};

/** The event that the plugin `analytics` passes on to the tag manager, once the reader has agreed; its detail is a {@link Report}. */
const EVENT = 'page-feedback';

/** Milliseconds after which a service that has not responded has failed. */
const TIMEOUT = 10_000;

/**
 * Passes on what a reader says.
 *
 * @param url receives it as a `POST` request; `undefined`: the tag manager alone gets it
 * @throws Error when the service can't be reached, takes too long, or refuses
 */
export async function send(report: Report, url: string | undefined): Promise<void> {
  if (url !== undefined) {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!ok) {
      throw new Error(`the service responded with status ${status}`);
    }
  }
  document.dispatchEvent(new CustomEvent<Report>(EVENT, { detail: report }));
}
