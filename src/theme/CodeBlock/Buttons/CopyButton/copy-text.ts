/**
 * Puts text on the clipboard. Browsers have their interface for it on pages with HTTPS and on this machine only; the
 * library for other addresses is fetched when it is needed.
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    return navigator.clipboard.writeText(text);
  }
  const { default: copy } = await import('copy-text-to-clipboard');
  copy(text);
}
