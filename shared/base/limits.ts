/** Constants of the specification (sections 2, 5 and 9) and limits of the contract; each lives here once. */
export const limits = {
  page: { default: 12, most: 100, totalCap: 1_000 },
  bestSellers: { sizes: [6, 12, 24], default: 6, marketChangeMs: 250 },
  specials: 12,
  chartFish: 12,
  topSales: 5,
  latestNews: 3,
  auction: {
    lastMinutesMs: 120_000,
    /** A lot lasts at most 14 days. */
    mostMinutes: 14 * 24 * 60,
    /** And starts at most so far ahead. */
    mostDaysAhead: 14,
    /** Halalas: the smallest step between bids. */
    leastStep: 100,
    /** Of one's own lots with bids that are over and not ordered, so many of the newest are held against the clock. */
    ownSettled: 1_000,
    mostBids: 1_000_000_000,
    recordAtOnce: 2_000,
  },
  listIds: 50,
  shownBids: 50,
  relatedNews: 3,
  gallery: 60,
  tickerLines: 50,
  newsPreview: 50,
  tickerRepeats: 5,
  toastMs: 3_000,
  backToTopPx: 100,
  chunkTimeoutMs: 120_000,
  seriesDays: 400,
  cartMinimum: 1,
  behar: {
    refreshAttempts: 10,
    /** Of one address: a whole company may sit behind it. */
    tokensPerMinute: 120,
    mostDaysAhead: 365,
    /** Of a supply or a demand, so many of the other side are counted. */
    matches: 20,
    /** So many waiting demands become matched by one supply. */
    matchedAtOnce: 1_000,
    expiredAtOnce: 1_000,
    /** So many people are asked about in one call, whether they may still enter. */
    tradersAtOnce: 1_000,
  },
  /** Further names of a species or a place. */
  aliases: 40,
  seasonFish: 300,
  text: { code: 60, name: 120, line: 200, note: 1_000, body: 5_000, email: 254 },
  upload: {
    bytes: 8 * 1024 * 1024,
    /** An AVIF or WebP of a kilobyte may be as large as it likes, and its decoder keeps all of it. */
    pixels: { jpeg: 40_000_000, png: 40_000_000, webp: 10_000_000, avif: 10_000_000 },
    /** Pictures that wait for the encoder of one process, of all people and of one. */
    waiting: { most: 40, ofOne: 16 },
    /** What one picture may take of the encoder: time of its processor, time on the clock, memory of its process. */
    encoding: { cpuMs: 10_000, clockMs: 60_000, bytes: 352 * 1024 * 1024 },
    /** Bytes of forms that are not answered yet, on the disk of one process, of all people and of one. */
    underWay: { bytes: 512 * 1024 * 1024, ofOne: 128 * 1024 * 1024 },
    /** What one person may send in a day of Riyadh. */
    daily: { files: 300, bytes: 1024 * 1024 * 1024 },
  },
  body: { bytes: 1024 * 1024 },
  /** A sign-in ends after so many days however much it is used; of staff earlier. */
  session: { days: 180, staffDays: 7 },
  /** How slowly requests may arrive: a form with files brings 1 kB/s or more, in at most 15 minutes. */
  pace: {
    headersMs: 20_000,
    checkMs: 5_000,
    bodyMs: 30_000,
    formMs: 15 * 60_000,
    windowMs: 30_000,
    windowBytes: 30_000,
  },
  /** 60 visitors behind one address at a view in 5 s each are 720 views a minute, of at most 8 requests that count. */
  reading: { perAddressMinute: 6_000, perPersonMinute: 1_200 },
  writing: { perMinute: 120 },
  password: { shortest: 8, longest: 128 },
  code: { tries: 5, perHour: 5, perDay: 20, perAddressHour: 20 },
  signIn: { windowMs: 900_000, perMobileAndAddress: 10, perAddress: 100 },
  /** For so long after the password or the second factor was shown, money may leave without it. */
  confirmed: { windowMs: 900_000 },
  register: { most: 200, windowMs: 3_600_000 },
  unverifiedHours: 24,
  cartLines: 50,
  order: {
    returnImages: 5,
    pageOutside: 1_000,
    rateDays: 30,
    disputeHours: 24,
    returnAnswerHours: 48,
    settledAtOnce: 100,
    settledAtMost: 5_000,
  },
  product: { images: 8, maxAgeDays: 730, namesSearched: 3_000 },
  request: {
    /** An offer brings its fish within so many days. */
    mostDeliveryDays: 60,
    /** A day of need lies at most so far ahead. */
    mostDaysAhead: 365,
    /** So many of a request's offers are compared, the newest. */
    offers: 200,
    /** So many matches are shown to either side; so many askers are told of a listing. */
    matches: 6,
    told: 20,
    /** Requests whose time is over are closed so many at a time, and in one go. */
    closedAtOnce: 100,
    closedAtMost: 5_000,
  },
  operator: { fileRows: 100_000 },
  confirmations: 20,
  /** A bank's statement: its file, and the lines and columns of it. */
  statement: { bytes: 2 * 1024 * 1024, lines: 5_000, columns: 100 },
  payouts: 20,
  favorites: 1_000,
  contact: { most: 20, windowMs: 3_600_000 },
  streams: { perPerson: 20 },
  notifications: { keptDays: 180 },
} as const

/** Over how many days the price and sales statistics of a fish look back. */
export const statisticsDays = 30
