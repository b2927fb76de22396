import type { Page } from '@playwright/test';
import type { Product } from '../../start/src/product';
import type { TakePicture } from './camera';
import type { Panel } from './panel';

/** What a walk works with. */
export type Tools = {
  /** The browser's page, 1280 by 900 CSS pixels, for what the panel's helpers have no word for. */
  page: Page;
  panel: Panel;
  picture: TakePicture;
  /** The running product, for what has to be there before the reader begins. */
  product: Product;
};

/** The sample project with files of pages, from which its admin panel is built, too. */
export type OwnProject = {
  /** Pages whose files in JavaScript it has. */
  pages: string[];
  /** Files that no page shows with their path, such as images; content by path. */
  files?: Record<string, Buffer>;
};

/** The way through the admin panel that one page describes: `walks/<path of the page>.ts`. */
export type Guide = {
  /** Names on the page that its walk can't come across, each with the reason; one that is seen fails. */
  unseen?: Record<string, string>;
  /** A project to walk through that isn't the sample project as it is. */
  project?: OwnProject;
  /** Whether the walk begins signed in, as the administrator of the sample data; default: true. */
  signedIn?: boolean;
  /** Begins on fresh sample data, at no page. */
  walk(tools: Tools): Promise<void>;
};
