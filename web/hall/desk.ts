import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Locale } from '#shared/base/locale.ts'
import type { Hall } from '#shared/hall/contract.ts'
import { type Answer, api, Refusal } from '../app/calls/api.ts'
import { findOnDevice, keepOnDevice } from '../app/state/deviceStore.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadOptions } from '../catalog/choices.ts'

/** Everything that the page needs to sell; it is stored on the device, so that the page opens without a network. */
export type Desk = Answer<'GET halls/{id}'> & {
  readonly userId: number
  readonly halls: readonly Hall[]
  readonly fish: readonly DeskFish[]
  /** The time at which this copy was stored, by the device's clock in ms. */
  readonly savedAt: number
  /** True if this copy comes from the device, because the server did not answer. */
  readonly stored: boolean
}

export type DeskFish = {
  readonly id: number
  readonly name: string
  readonly image: string | null
  readonly aliases: readonly string[]
}

/** The desk, or `none` if the person works in no hall. */
export type DeskState = Desk | 'none'

/** The desk of a hall, refetched every minute. Without `hallId`, the first hall of the person. */
export function useDesk(hallId: number | undefined, userId: number | undefined) {
  const locale = useLocale()
  return useQuery(deskQuery(hallId, userId, locale))
}

/**
 * The stored desk of the same person and hall stays in use while the profile and the new desk load. Otherwise the form
 * would be mounted again when the network returns, and typed characters would be lost.
 */
export function deskQuery(hallId: number | undefined, userId: number | undefined, locale: Locale) {
  return queryOptions<DeskState>({
    queryKey: ['hall', 'desk', hallId ?? null, userId ?? null, locale],
    queryFn: ({ signal }) => loadDesk({ hallId, userId, locale, signal }),
    refetchInterval: 60_000,
    staleTime: 30_000,
    placeholderData: (before) => {
      if (before === undefined || before === 'none' || before.userId !== userId) return undefined
      return hallId === undefined || before.hall.id === hallId ? before : undefined
    },
  })
}

interface Asking {
  readonly hallId: number | undefined
  /** Undefined: the profile could not be loaded, so only the stored desk can be used. */
  readonly userId: number | undefined
  readonly locale: Locale
  readonly signal: AbortSignal
}

async function loadDesk(asking: Asking): Promise<DeskState> {
  const { locale, userId } = asking
  try {
    if (userId === undefined) throw new Refusal(noAnswer)
    return await fetchDesk({ ...asking, userId })
  } catch (error) {
    if (!(error instanceof Refusal) || (error.status !== 0 && error.status < 500)) throw error
    const stored = await findOnDevice<Desk>(deskKey(locale)).catch(() => undefined)
    if (!stored || (userId !== undefined && stored.userId !== userId)) throw error
    return { ...stored, stored: true }
  }
}

async function fetchDesk({
  hallId,
  userId,
  locale,
  signal,
}: Asking & { readonly userId: number }): Promise<DeskState> {
  const { halls } = await api('GET halls', {}, { locale, signal })
  const hall = halls.find(({ id }) => id === hallId) ?? halls[0]
  if (!hall) return 'none'
  const [shown, { fish }] = await Promise.all([
    api('GET halls/{id}', { params: { id: hall.id } }, { locale, signal }),
    loadOptions({ locale, signal }),
  ])
  const desk: Desk = {
    ...shown,
    userId,
    halls,
    fish: fish.map(({ id, name, image, aliases }) => ({ id, name, image, aliases })),
    savedAt: Date.now(),
    stored: false,
  }
  await keepOnDevice(deskKey(locale), desk).catch(() => undefined)
  return desk
}

const noAnswer = { status: 0, code: 'unreachable', message: '', errors: {} } as const

/** One desk for each language; it is deleted at a sign-out (web/auth/session.ts). */
const deskKey = (locale: Locale) => `hall-desk:${locale}`
