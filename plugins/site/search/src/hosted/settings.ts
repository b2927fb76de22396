/** What the theme has no setting for. */
export type HostedSettings = {
  /** Origin that is asked instead of the service's own hosts, such as a proxy. */
  origin?: string | undefined;
};

/** Settings of `themeConfig.algolia` that only DocSearch's modal can follow. */
export const FOR_MODAL_ONLY = ['askAi', 'initialQuery', 'insights', 'placeholder', 'translations'];
