/** A logo of 80 by 80 pixels, for pages on which readers put their own into the panel. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="9" fill="#0a7a55"/>
  <path d="M13 9v7a3 3 0 0 0 6 0V9M16 19v12M26 9c-3 3-3 9 0 11v11" stroke="#fff" stroke-width="2.5" fill="none"
    stroke-linecap="round"/>
</svg>`;
