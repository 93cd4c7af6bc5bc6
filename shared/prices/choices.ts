import { coasts } from '../catalog/coasts.ts'

/** The lengths of a period. Seasons are winter (December to February), spring, summer and autumn. */
export const grains = ['day', 'week', 'month', 'season', 'year'] as const
export type Grain = (typeof grains)[number]

/** The sources of sold fish. Prices of different sources are never averaged together, except the two local ones. */
export const sources = ['caught', 'farmed', 'imported'] as const
export type Source = (typeof sources)[number]

/** The sources to which a price can be limited; `local` is caught and farmed together. */
export const sourceChoices = ['local', ...sources] as const
export type SourceChoice = (typeof sourceChoices)[number]

export function sourcesOf(choice: SourceChoice): readonly Source[] {
  return choice === 'local' ? ['caught', 'farmed'] : [choice]
}

/** The channels of sales: at a fixed price, in an auction, or by an offer to a request. */
export const channels = ['fixed', 'auction', 'offer'] as const
export type Channel = (typeof channels)[number]

/**
 * The channels of a seller's own sales. Published prices count a sale of a hall as an auction, but the seller sees it
 * separately.
 */
export const ownChannels = [...channels, 'hall'] as const
export type OwnChannel = (typeof ownChannels)[number]

/** The places with an index: the country and its coasts. */
export const indexPlaces = ['all', ...coasts] as const
export type IndexPlace = (typeof indexPlaces)[number]
