/** What the process that holds the product is asked; each request is answered once, under its number. */
export type Request =
  | { id: number; type: 'seed'; module: string }
  | { id: number; type: 'snapshot'; file: string; uploads: string }
  | { id: number; type: 'reset'; file: string; uploads: string }
  | { id: number; type: 'run'; code: string }
  | { id: number; type: 'halt'; all: boolean }
  | { id: number; type: 'start'; dist: string };

export type Answer = { id: number; value?: unknown; error?: string };

/** Sent once, when the product listens or has failed to. */
export type Started = { type: 'started'; port: number } | { type: 'failed'; error: string };
