declare module '@generated/status-data/default/pages.json' {
  const pages: { path: string; title: string; description: string }[];
  export default pages;
}

declare module '@generated/entry-points/default/entry-points.json' {
  const data: {
    startCommand: string;
    areas: {
      area: string;
      label: string;
      start: string;
      summary: string;
      tasks: { label: string; to: string }[];
      sections: { label: string; to: string; summary: string }[];
    }[];
  };
  export default data;
}
