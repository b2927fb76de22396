/** Where a Strapi project listens on its developer's machine. */
export const DEFAULT_SERVER = 'http://localhost:1337';
