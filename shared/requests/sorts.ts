/** The sort orders of open requests. `needed`: the soonest day first, then requests without a day, then past days. */
export const requestSorts = ['newest', 'needed', 'quantity_desc', 'price_desc'] as const
export type RequestSort = (typeof requestSorts)[number]
