/** Constants of the specification (sections 2, 5 and 9) and limits of the contract; each lives here once. */
export const limits = {
  page: { default: 12, most: 100, totalCap: 1_000 },
  bestSellers: { sizes: [6, 12, 24], default: 6, marketChangeMs: 250 },
  specials: 12,
  chartFish: 12,
  topSales: 5,
  latestNews: 3,
  auction: { lastMinutesMs: 120_000 },
  listIds: 50,
  shownBids: 50,
  relatedNews: 3,
  gallery: 60,
  newsPreview: 50,
  tickerRepeats: 5,
  toastMs: 3_000,
  backToTopPx: 100,
  chunkTimeoutMs: 120_000,
  seriesDays: 400,
  cartMinimum: 1,
  behar: { refreshAttempts: 10 },
  text: { name: 120, line: 200, body: 5_000, email: 254 },
  upload: { bytes: 8 * 1024 * 1024, pixels: 40_000_000 },
  body: { bytes: 1024 * 1024 },
  reading: { perMinute: 1_200 },
  writing: { perMinute: 120 },
  contact: { most: 20, windowMs: 3_600_000 },
} as const

/** Over how many days the price and sales statistics of a fish look back. */
export const statisticsDays = 30
