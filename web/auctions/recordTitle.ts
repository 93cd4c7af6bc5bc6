/** Stands in the phone's header, so it comes with the first load; the other words of the page do not. */
export const recordTitle = { ar: 'سجل المزاد', en: 'Auction record' } as const
