declare module '@generated/site-map/default/pages.json' {
  const pages: { path: string; title: string; description: string }[];
  export default pages;
}
