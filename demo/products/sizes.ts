import type { SceneName } from '../scenes.ts'
import type { Scale } from '../trade/market.ts'

/** `demo` is the market that a visitor sees; `test` is a smaller market of the same kind for a test run. */
export type Size = 'demo' | 'test'

export const defaultSeed = 'samak'

export interface MarketSize {
  readonly scale: Omit<Scale, 'species'>
  readonly species?: readonly string[]
  readonly photographed: readonly string[]
  readonly fromNear: readonly string[]
  readonly scenes?: readonly SceneName[]
  /** Whether a hall has sold this morning and catches are arriving. Tests create their own halls and catches. */
  readonly hall: boolean
  /** Whether two markets have a session. Tests announce sessions of their own. */
  readonly sessions: boolean
  /** Whether closings keep clear of prayer times. Tests run at any time of the day. */
  readonly prayers: boolean
}

/** Species with a photograph; the first six also have a close-up. */
const popular = [
  ...['hamour', 'najil', 'shrimp-tiger', 'salmon', 'kanad', 'zubaidi', 'safi', 'sheri', 'shaour', 'hareed'],
  ...['subaity', 'crab-blue', 'shrimp-giant', 'squid', 'seabream-gilthead', 'bayad', 'tilapia', 'arabi'],
  ...['shrimp-white-farmed', 'sijan', 'sultan-ibrahim', 'yellowfin'],
] as const

const traded = [
  ...['hamour', 'kanad', 'safi', 'sheri', 'shrimp-tiger', 'zubaidi', 'najil', 'shaour', 'salmon', 'tilapia'],
  ...['crab-blue', 'squid', 'shrimp-giant', 'sultan-ibrahim'],
] as const

export const sizes: Readonly<Record<Size, MarketSize>> = {
  demo: {
    scale: {
      people: { local_buyer: 72, fisherman: 46, local_seller: 50, international_seller: 42 },
      products: 1_000,
      auctions: { scheduled: 26, open: 46, ended: 14, awarded: 8, ordered: 40, unsold: 14, void: 4 },
      ways: true,
      visits: 300,
      orders: { completedToday: 30, running: 26, recent: 60 },
      dailyKinds: 8,
      requests: 44,
      specials: 12,
    },
    photographed: popular,
    fromNear: popular.slice(0, 6),
    hall: true,
    sessions: true,
    prayers: true,
  },
  test: {
    scale: {
      people: { local_buyer: 16, fisherman: 10, local_seller: 12, international_seller: 10 },
      products: 126,
      auctions: { scheduled: 6, open: 10, ended: 3, awarded: 2, ordered: 6, unsold: 3, void: 1 },
      visits: 70,
      orders: { completedToday: 24, running: 14, recent: 30 },
      // Tests insert their own sales.
      dailyKinds: 0,
      // Tests create their own requests.
      requests: 0,
      specials: 12,
    },
    species: traded,
    photographed: ['hamour', 'safi'],
    fromNear: ['hamour'],
    scenes: ['harbour_day', 'quay'],
    hall: false,
    sessions: false,
    prayers: false,
  },
}
