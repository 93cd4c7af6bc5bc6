import type { Alert } from '#shared/alerts/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import type { AlertRow } from './store.ts'

export function presentAlert(row: AlertRow, locale: Locale): Alert {
  const { id, kind, coast, origin, often, price_halalas, market_id } = row
  return {
    id,
    kind,
    fish: { id: row.fish_id, code: row.fish_code, name: row[`fish_${locale}`] },
    market: market_id === null ? null : { id: market_id, name: row[`market_${locale}`] ?? '' },
    coast,
    origin,
    price: price_halalas === null ? null : toRiyals(price_halalas),
    channels: [...row.channels],
    often,
    created_at: row.created_at.toISOString(),
    sent_at: row.fired_at?.toISOString() ?? null,
  }
}
