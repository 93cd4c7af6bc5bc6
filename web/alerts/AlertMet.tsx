import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf } from '#shared/base/money.ts'
import { api } from '../app/calls/api.ts'
import { moneyText } from '../app/texts/isolate.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { alertText } from './messages.ts'
import type { Alert, AlertMarket } from './queries.ts'

/** The products that a saved price alert waits for and that are already on sale. */
export type Met = {
  readonly alert: Alert
  /** The markets of the alert; empty means every market. */
  readonly markets: readonly number[]
  readonly offers: number
  readonly more: boolean
}

/** The ids of an alert's markets, empty for every market; null for a coast without a market. */
export function marketsOf(
  { market, coast }: Pick<Alert, 'market' | 'coast'>,
  allMarkets: readonly AlertMarket[],
): readonly number[] | null {
  if (market) return [market.id]
  if (coast === null) return []
  const ids = allMarkets.filter((each) => each.coast === coast).map(({ id }) => id)
  return ids.length > 0 ? ids : null
}

/** Counts the products that already meet an alert; null if there are none, and for other kinds of alerts. */
export async function findMet(
  alert: Alert,
  allMarkets: readonly AlertMarket[],
  locale: Locale,
): Promise<Met | null> {
  const { kind, fish, market, coast, origin, price } = alert
  if (kind !== 'price' || origin === null || price === null) return null
  const markets = marketsOf({ market, coast }, allMarkets)
  if (!markets) return null
  const query = {
    fish_id: [fish.id],
    price_max: price,
    limit: 1,
    ...(markets.length > 0 && { market_id: markets }),
  }
  const list = origin === 'local' ? 'GET products/local' : 'GET products/imported'
  const { products } = await api(list, { query }, { locale })
  const { total, total_capped: more = false } = products
  return total > 0 ? { alert, markets, offers: total, more } : null
}

type AlertMetProps = { readonly met: Met; readonly onClose: () => void }

/** Replaces the form of a saved alert: a link to the products that already meet it. */
export function AlertMet({ met: { alert, markets, offers, more }, onClose }: AlertMetProps) {
  const t = useText(alertText)
  const locale = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  // The form that had the focus is removed, so the panel takes the focus.
  useEffect(() => panel.current?.focus(), [])
  const price = moneyText(halalasOf(alert.price ?? 0), locale)
  const search = {
    fishId: [alert.fish.id],
    priceMax: alert.price ?? undefined,
    ...(markets.length > 0 && { marketId: [...markets] }),
  }
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 p-4 outline-none md:p-5">
      <Notice tone="palm" icon={Check} title={t.saved} role="status">
        <p>{more ? t.metMore(offers, price) : t.met(offers, price)}</p>
        <p>{t.metNext}</p>
      </Notice>
      <ButtonLink
        to={alert.origin === 'local' ? '/local-market' : '/international-market/main'}
        search={search}
        size="main"
      >
        {t.showMet}
      </ButtonLink>
      <Button kind="text" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  )
}
