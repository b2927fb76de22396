/** Controls that every documentation site has. */
export const CONTROLS = ['search', 'tabs', 'menu', 'color mode', 'copy'] as const;
export type ControlName = (typeof CONTROLS)[number];

/** A control of a site, by selectors of its HTML. */
export type Control = {
  /** What is tapped. */
  press: string;
  /** What is visible once the tap is answered, and not before. */
  shown: string;
  /** Whether that has the focus as well. */
  isFocused?: boolean;
  /** What is tapped first where the control is in a menu. */
  opener?: string;
};

/** How one kind of site is tapped. */
export type TappedSite = {
  /** Name of its generator in `bench/pages`. */
  name: string;
  /** What the page has once its scripts run, where they wait for the first touch. */
  hydrated?: string;
  /** A text: why the control is not measured. */
  controls: Record<ControlName, Control | string>;
};

export const SITES: TappedSite[] = [
  {
    name: 'this site',
    hydrated: 'html[data-has-hydrated=true]',
    controls: {
      search: { press: '[data-control=search]', shown: '#search[open] input', isFocused: true },
      tabs: { press: '[role=tab]:nth-child(2)', shown: '[role=tabpanel]:nth-child(2)' },
      menu: { press: '.navbar__toggle', shown: '.theme-doc-sidebar-menu a' },
      'color mode': { press: '.color-mode-toggle', shown: 'html[data-theme=dark]' },
      copy: { press: '[data-control=copy]', shown: '[data-control=copy][data-copied]' },
    },
  },
  {
    name: 'Starlight',
    controls: {
      search: { press: '[data-open-modal]', shown: 'site-search dialog input', isFocused: true },
      tabs: { press: 'li:nth-child(2) > [role=tab]', shown: '[role=tabpanel]:nth-child(3)' },
      menu: { press: 'starlight-menu-button button', shown: '#starlight__sidebar a' },
      'color mode': 'the browser draws the list of its <select>, outside of the page',
      copy: { press: '.expressive-code .copy button', shown: '.expressive-code .copy .feedback' },
    },
  },
  {
    name: 'VitePress',
    controls: {
      search: { press: '.VPNavBarSearch button', shown: '#localsearch-input', isFocused: true },
      tabs: { press: '.vp-code-group label:nth-of-type(2)', shown: '.vp-code-group .blocks > :nth-child(2)' },
      menu: { press: '.VPLocalNav .menu', shown: '.VPSidebar.open .link' },
      'color mode': { press: '.VPNavScreen .VPSwitch', shown: 'html.dark', opener: '.VPNavBarHamburger' },
      copy: { press: '.vp-code-group .active .copy', shown: '.vp-code-group .active .copy.copied' },
    },
  },
];
