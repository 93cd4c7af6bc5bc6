import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { orderNumber } from '#shared/orders/rules.ts'

type RecordLinkProps = {
  readonly record: { readonly type: string; readonly id: number }
  readonly children: ReactNode
}

/** Leads to a record where the market's people look at it; only its words where there is no such place. */
export function RecordLink({ record, children }: RecordLinkProps) {
  const place = placeOf(record)
  if (!place) return children
  return (
    <Link
      to="/operator/$"
      params={{ _splat: place.to }}
      search={place.search as never}
      className="touch text-primary hover:underline"
    >
      {children}
    </Link>
  )
}

function placeOf({ type, id }: RecordLinkProps['record']) {
  const open = String(id)
  const places: Readonly<Record<string, { to: string; search: Readonly<Record<string, string>> }>> = {
    user: { to: `users/${id}`, search: {} },
    order: { to: 'orders', search: { s: orderNumber(id), open } },
    confirmation: { to: 'confirmations', search: { id: open, open } },
    payout: { to: 'payouts', search: { id: open, open } },
    upgrade: { to: 'upgrades', search: { id: open, open } },
    contact: { to: 'contacts', search: { id: open, open } },
    settings: { to: 'settings', search: {} },
    site: { to: 'site', search: {} },
  }
  return places[type]
}
