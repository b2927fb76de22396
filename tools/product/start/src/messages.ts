/**
 * Which modules a process forgets between two starts: the project's own; those that keep the configuration, too (`.env`
 * and `config/admin` are read once); or all of Strapi's packages, whose content types, controllers, and routes a project
 * may have changed. The more, the longer the next start takes.
 */
export type Forgotten = 'project' | 'configuration' | 'strapi';

/** What the process that holds the product is asked; each request is answered once, under its number. */
export type Request =
  | { id: number; type: 'seed'; module: string }
  | { id: number; type: 'snapshot'; file: string; uploads: string }
  | { id: number; type: 'reset'; file: string; uploads: string }
  | { id: number; type: 'run'; code: string }
  | { id: number; type: 'halt'; forget: Forgotten }
  | { id: number; type: 'start'; dist: string };

export type Answer = { id: number; value?: unknown; error?: string };

/** Sent once, when the product listens or has failed to. */
export type Started = { type: 'started'; port: number } | { type: 'failed'; error: string };
