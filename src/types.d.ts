declare module '@generated/status-data/default/pages.json' {
  const pages: { path: string; title: string; description: string }[];
  export default pages;
}
