/** Where a server lets in whom; all of it is plain letters. */
export type Login = { host: string; database: string; user: string; password: string };
