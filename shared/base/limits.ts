/** Constants of the specification (sections 2, 5 and 9) and limits of the contract. */
export const limits = {
  page: { default: 12, most: 100, totalCap: 1_000 },
  bestSellers: { sizes: [6, 12, 24], default: 6, marketChangeMs: 250 },
  specials: 12,
  chartFish: 12,
  topSales: 5,
  latestNews: 3,
  auction: {
    lastMinutesMs: 120_000,
    /** The longest duration of a lot: 14 days. */
    mostMinutes: 14 * 24 * 60,
    /** The latest start of a lot, in days from now. */
    mostDaysAhead: 14,
    /** The smallest bid increment, in halalas. */
    leastStep: 100,
    /**
     * The maximum number of the seller's newest ended lots that are checked for a lapsed award. Only lots with bids and without
     * an order are checked.
     */
    ownSettled: 1_000,
    /** The number of open auctions on a seller's home page. */
    ownOpen: 3,
    mostBids: 1_000_000_000,
    recordAtOnce: 2_000,
    /** The seconds of each step of a Dutch clock, and the maximum number of steps down to its floor. */
    dropSeconds: { least: 5, most: 600 },
    mostDrops: 200,
    /** The maximum number of offers of one bidder in one tender; replaced and withdrawn offers count. */
    offersEach: 20,
  },
  listIds: 50,
  shownBids: 50,
  relatedNews: 3,
  gallery: 60,
  tickerLines: 50,
  newsPreview: 50,
  tickerRepeats: 5,
  toastMs: 3_000,
  undoMs: 8_000,
  backToTopPx: 100,
  chunkTimeoutMs: 120_000,
  seriesDays: 400,
  cartMinimum: 1,
  behar: {
    refreshAttempts: 10,
    /** The maximum number of tokens per IP address. A whole company may share one address. */
    tokensPerMinute: 120,
    mostDaysAhead: 365,
    /** The maximum number of counted matches of a supply or demand. */
    matches: 20,
    /** The maximum number of demands that one supply marks as matched. */
    matchedAtOnce: 1_000,
    expiredAtOnce: 1_000,
    /** The maximum number of a deal's messages that are shown, and of notices that are sent at once. */
    dealMessages: 500,
    /** The maximum number of notices from one IP address. All calls of the integration come from one address. */
    noticesPerMinute: 600,
    /** The maximum number of people in one `listTraders` call, which checks who may still enter the behar market. */
    tradersAtOnce: 1_000,
    /** The maximum number of paid renewals that the integration gets at once, and that a person's page shows. */
    renewalsAtOnce: 20,
    /** The maximum number of plans on sale that are shown. */
    plans: 50,
  },
  /** The maximum number of further names of a species or a place. */
  aliases: 40,
  seasonFish: 300,
  text: { code: 60, name: 120, line: 200, note: 1_000, body: 5_000, email: 254 },
  upload: {
    bytes: 8 * 1024 * 1024,
    /** The maximum size of a voice note; a minute of Opus at 32 kbit/s needs a quarter of it. */
    voiceBytes: 1024 * 1024,
    /**
     * The maximum number of pixels. It is lower for AVIF and WebP: a file of one kilobyte may decode to any size, and the decoded picture is in
     * memory as a whole.
     */
    pixels: { jpeg: 40_000_000, png: 40_000_000, webp: 10_000_000, avif: 10_000_000 },
    /** The maximum number of pictures in the encoder queue of one process: of all people together, and of one person. */
    waiting: { most: 40, ofOne: 16 },
    /** Limits of encoding one picture: CPU time, elapsed time, memory. */
    encoding: { cpuMs: 10_000, clockMs: 60_000, bytes: 352 * 1024 * 1024 },
    /** The maximum bytes of unanswered forms on the disk of one process: of all people together, and of one person. */
    underWay: { bytes: 512 * 1024 * 1024, ofOne: 128 * 1024 * 1024 },
    /** The limits for each person and day in Riyadh. */
    daily: { files: 300, bytes: 1024 * 1024 * 1024 },
  },
  body: { bytes: 1024 * 1024 },
  /** The maximum age of a sign-in in days, whether or not it is used; shorter for staff. */
  session: { days: 180, staffDays: 7 },
  /** The minimum speed of requests. A form with files must send at least 1 kB/s and may take at most 15 minutes. */
  pace: {
    headersMs: 20_000,
    checkMs: 5_000,
    bodyMs: 30_000,
    formMs: 15 * 60_000,
    windowMs: 30_000,
    windowBytes: 30_000,
  },
  /**
   * Requests per minute. 60 visitors behind one address with a page every 5 s make 720 views a minute, each with at most
   * 8 counted requests.
   */
  reading: { perAddressMinute: 6_000, perPersonMinute: 1_200 },
  writing: { perMinute: 120 },
  password: { shortest: 8, longest: 128 },
  code: { tries: 5, perHour: 5, perDay: 20, perAddressHour: 20 },
  signIn: { windowMs: 900_000, perMobileAndAddress: 10, perAddress: 100 },
  /** For this time after a password or a second factor was entered, calls such as a payout do not ask for it again. */
  confirmed: { windowMs: 900_000 },
  register: { most: 200, windowMs: 3_600_000 },
  /** Limits for the links of staff invitations: the number of calls per address, and the time for which a link is valid. */
  invitationLinks: { most: 60, windowMs: 3_600_000 },
  invitationHours: 72,
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
    /** The maximum number of orders whose state one call changes, and of newest orders whose names are searched. */
    steppedAtOnce: 50,
    namesSearched: 3_000,
    /**
     * On a seller's home page: the number of newest orders from which the sums of two days are computed, and the number of
     * shown orders.
     */
    ownRecent: 2_000,
    ownFirst: 3,
  },
  product: {
    images: 8,
    relisted: 50,
    changed: 50,
    importLines: 1_000,
    /** The maximum number of new products that one file can list. */
    importedNew: 100,
    maxAgeDays: 730,
    namesSearched: 3_000,
  },
  request: {
    /** The longest delivery time of an offer, in days. */
    mostDeliveryDays: 60,
    /** The latest day of need of a request, in days from now. */
    mostDaysAhead: 365,
    /** The maximum number of offers of a request that are compared, newest first. */
    offers: 200,
    /** The maximum number of matches that a buyer or a seller sees, and of requesters who are notified of a listing. */
    matches: 6,
    notified: 20,
    /** The days in which the buyer can order an accepted offer. The price is binding for this time. */
    orderDays: 2,
    /** The maximum number of expired requests closed in one transaction and in one run. */
    closedAtOnce: 100,
    closedAtMost: 5_000,
  },
  operator: { fileRows: 100_000, batchPayouts: 500, dayDifferences: 200 },
  confirmations: 20,
  /** Limits of a bank statement's file. */
  statement: { bytes: 2 * 1024 * 1024, lines: 5_000, columns: 100 },
  payouts: 20,
  favorites: 1_000,
  /** The maximum number of addresses in a person's address book. */
  addresses: 20,
  contact: { most: 20, windowMs: 3_600_000 },
  streams: { perPerson: 20 },
  notifications: { storedDays: 180 },
} as const

/** The period of a fish's price and of sales statistics, in days. */
export const statisticsDays = 30
