import type { HtmlTagObject, Plugin } from '@docusaurus/types';

type HtmlTags = ReturnType<NonNullable<Plugin['injectHtmlTags']>>;

/** A script of this type is text to the browser; the client runs it once the reader has agreed. */
export const PARKED = 'text/x-after-consent';

/**
 * Consent Mode v2: everything is denied before anything else speaks to the data layer.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
const DENY_ALL: HtmlTagObject = {
  tagName: 'script',
  innerHTML: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});`,
};

/**
 * Turns the tags of the tag manager's plugin into ones that ask nothing of another host: scripts are parked, the
 * early connection and the frame for browsers without JavaScript, which could not ask, are left out.
 *
 * @param tags what the plugin wants in the page
 * @throws Error when the plugin has no script there, since then it has changed and nothing would ever be loaded
 */
export function parkTags(tags: HtmlTags): HtmlTags {
  const headTags = [tags.headTags ?? []].flat();
  const scripts = headTags.flatMap((tag) => (typeof tag === 'object' && tag.tagName === 'script' ? tag : []));
  if (scripts.length === 0) {
    throw new Error(
      '@docusaurus/plugin-google-tag-manager puts no script into the head: adapt plugins/site/analytics to it',
    );
  }
  return {
    headTags: [
      DENY_ALL,
      ...scripts.map((script) => ({ ...script, attributes: { ...script.attributes, type: PARKED } })),
    ],
  };
}
