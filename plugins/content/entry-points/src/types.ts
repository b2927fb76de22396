/** A link to a page, or to a section of one. */
export type EntryLink = { label: string; to: string };

/** A part of an area, by the page that it begins with. */
export type EntrySection = EntryLink & { summary: string };

/** How readers get into an area: by what they want to do, and by what the area contains. */
export type EntryPoint = {
  /** Sidebar of the area. */
  area: string;
  /** Who the area is for, and what for. */
  summary: string;
  /** What readers want to do most often. */
  tasks: EntryLink[];
  sections: EntrySection[];
};

/** What the home page gets. */
export type EntryPointsData = {
  /** A line for the terminal that creates a project and starts it. */
  startCommand: string;
  /** Areas in their order, each with the name and the first page that the navbar has. */
  areas: (EntryPoint & { label: string; start: string })[];
};
