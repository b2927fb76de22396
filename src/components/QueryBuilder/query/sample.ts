import type { Params } from './values';

/** The parameters that a builder begins with if the page names none. */
export const SAMPLE: Params = {
  sort: ['name:asc'],
  filters: { rating: { $gte: 4 } },
  populate: ['cover', 'categories'],
  fields: ['name', 'summary', 'rating'],
  pagination: { page: 1, pageSize: 10 },
};
