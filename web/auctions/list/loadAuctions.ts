import type { SessionHead } from '#shared/auctions/sessions/contract.ts'
import type { ListedStatus } from '#shared/auctions/status.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import { paths } from '#shared/base/paths.ts'
import { api, type Settled, settle } from '../../app/calls/api.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { type Choices, loadChoices } from '../../catalog/choices.ts'
import { type ListVisit, listOf } from '../../products/filters/listPage.ts'
import { type CardAuction, cardOf } from '../card.ts'
import { auctionsText } from '../messages.ts'
import { type AuctionFilters, auctionQuery } from './filters.ts'

/**
 * The data of the auction list: a page of one state, the counts of the other states, and the auctions that start soon.
 */
export type AuctionsData = {
  readonly list: Page<CardAuction>
  readonly counts: { readonly open: number; readonly scheduled: number }
  /** Auctions that start soon; only loaded with the open auctions. */
  readonly soon: readonly CardAuction[]
  /** Sessions that are open or come next; only loaded with the auctions that are not over. */
  readonly sessions: readonly SessionHead[]
  readonly choices: Choices
  /** The time of the answer by the server's clock (ISO 8601). */
  readonly asOf: string
}

export async function loadAuctionsPage(visit: ListVisit<AuctionFilters>) {
  const { context, deps } = visit
  const auctions = await listOf(visit, (signal) => loadAuctions(context, deps, signal))
  return { head: auctionsHead(context.locale), filters: deps, ...auctions }
}

async function loadAuctions(
  visit: Visit,
  filters: AuctionFilters,
  signal?: AbortSignal,
): Promise<Settled<AuctionsData>> {
  const { locale } = visit
  const shown = filters.status ?? 'open'
  const page = async (status: ListedStatus, limit?: number) => {
    const query =
      limit === undefined
        ? auctionQuery(filters)
        : { ...auctionQuery(filters, status), sort: undefined, page: 1, limit }
    const found = await api('GET auction/local', { query }, { locale, signal })
    return { ...found, data: found.data.map(cardOf) }
  }
  const other = (status: ListedStatus, limit: number) => (status === shown ? undefined : page(status, limit))
  return settle(
    Promise.all([
      page(shown),
      other('open', 1),
      other('scheduled', shown === 'open' ? soonMost : 1),
      loadChoices(filters.fishId ?? [], { locale, signal }),
      shown === 'ended' ? [] : loadSessions(filters, { locale, signal }),
    ]).then(([list, open, scheduled, choices, sessions]) => ({
      list,
      counts: { open: (open ?? list).total, scheduled: (scheduled ?? list).total },
      soon: shown === 'open' ? (scheduled?.data ?? []) : [],
      sessions,
      choices,
      asOf: new Date(serverNow()).toISOString(),
    })),
  )
}

const soonMost = 4

/** The strip of sessions is optional, so it is left out after a refusal. */
async function loadSessions(
  { marketId }: AuctionFilters,
  { locale, signal }: { readonly locale: Locale; readonly signal: AbortSignal | undefined },
): Promise<SessionHead[]> {
  const { data } = await settle(api('GET auction/sessions', {}, { locale, signal }))
  const sessions = data?.sessions ?? []
  return sessions.filter(({ market }) => !marketId || marketId.includes(market.id)).slice(0, sessionsMost)
}

const sessionsMost = 3

/** The title and the link preview of the auction list, the same for all filters. */
function auctionsHead(locale: Locale) {
  const { title, description } = textIn(auctionsText, locale)
  return { title, description, path: paths.auctions() } as const
}
