import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Locale } from '#shared/base/locale.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { findOnDevice, keepOnDevice } from '../../app/state/deviceStore.ts'
import { useLocale } from '../../app/texts/text.ts'
import { loadOptions } from '../../catalog/choices.ts'
import type { Past, Usual } from './announcement.ts'

/** Everything that the form needs; it is stored on the device, so that the page opens without a network. */
export type QuayDesk = {
  readonly userId: number
  readonly fish: Options['fish']
  readonly sizes: Options['sizes']
  readonly markets: Options['markets']
  readonly usual: Usual
  readonly past: Past
  /** True if this copy comes from the device, because the server did not answer. */
  readonly stored: boolean
}

/**
 * The desk of a seller. `userId` is undefined if the profile could not be loaded; then only the stored desk
 * can be used.
 */
export function useQuayDesk(userId: number | undefined) {
  const locale = useLocale()
  return useQuery(deskQuery(userId, locale))
}

/**
 * The stored desk of the same person stays in use while the profile and the new desk load. Otherwise the form would be mounted
 * again when the network returns, and typed keys and a running recording would be lost.
 */
export function deskQuery(userId: number | undefined, locale: Locale) {
  return queryOptions<QuayDesk>({
    queryKey: ['quayDesk', userId ?? null, locale],
    queryFn: ({ signal }) => loadDesk({ userId, locale, signal }),
    staleTime: 60_000,
    placeholderData: (before) => (before?.userId === userId ? before : undefined),
  })
}

interface Asking {
  readonly userId: number | undefined
  readonly locale: Locale
  readonly signal: AbortSignal
}

async function loadDesk(asking: Asking): Promise<QuayDesk> {
  const { userId, locale } = asking
  try {
    if (userId === undefined) throw new Refusal({ status: 0, code: 'unreachable', message: '', errors: {} })
    return await fetchDesk({ ...asking, userId })
  } catch (error) {
    if (!(error instanceof Refusal) || (error.status !== 0 && error.status < 500)) throw error
    const stored = await findOnDevice<QuayDesk>(deskKey(locale)).catch(() => undefined)
    if (!stored || (userId !== undefined && stored.userId !== userId)) throw error
    return { ...stored, stored: true }
  }
}

async function fetchDesk({ userId, locale, signal }: Asking & { userId: number }): Promise<QuayDesk> {
  const [options, { landings }, { products }] = await Promise.all([
    loadOptions({ locale, signal }),
    api('GET profile/landings', { query: { limit: 12 } }, { locale, signal }),
    api('GET product/my/local/normal', { query: { limit: 12 } }, { locale, signal }),
  ])
  const ofLandings = landings.data.map(({ fish, size, market, price }) => ({
    ...{ fishId: fish.id, sizeId: size.id, marketId: market.id, price },
  }))
  const ofProducts = products.data.map(({ type_fish_id, size, market_id, price }) => ({
    ...{ fishId: type_fish_id, sizeId: size.id, marketId: market_id, price },
  }))
  const { fish, sizes, markets, qualities, fish_types } = options
  const desk: QuayDesk = {
    ...{ userId, fish, sizes, markets },
    usual: { quality: idOf(qualities, 'a'), fishType: idOf(fish_types, 'fresh') },
    past: [...ofLandings, ...ofProducts],
    stored: false,
  }
  await keepOnDevice(deskKey(locale), desk).catch(() => undefined)
  return desk
}

/** The id of the entry with this code; the first entry if an operator has hidden the entry with the code. */
function idOf(list: readonly { readonly id: number; readonly code: string }[], code: string): number {
  return (list.find((each) => each.code === code) ?? list[0])?.id ?? 0
}

/**
 * The storage key of the desk in one language. A sign-out deletes the desks of all languages
 * (web/auth/session.ts).
 */
const deskKey = (locale: Locale) => `quay-desk:${locale}`
