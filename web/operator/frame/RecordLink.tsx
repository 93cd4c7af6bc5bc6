import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { orderNumber } from '#shared/orders/rules.ts'
import { type OperatorPlace, operatorLink } from './places.ts'

type RecordLinkProps = {
  readonly record: { readonly type: string; readonly id: number }
  readonly children: ReactNode
}

/** A link to a record's page in the back office; plain text for records that have no page. */
export function RecordLink({ record, children }: RecordLinkProps) {
  const place = placeOf(record)
  if (!place) return children
  return (
    <Link {...operatorLink(place)} className="touch text-primary hover:underline">
      {children}
    </Link>
  )
}

function placeOf({ type, id }: RecordLinkProps['record']): OperatorPlace | undefined {
  const alone = { id, open: id }
  const places: Readonly<Record<string, OperatorPlace>> = {
    user: { to: 'users/$id', id },
    order: { to: 'orders', search: { s: orderNumber(id), open: id } },
    confirmation: { to: 'confirmations', search: alone },
    payout: { to: 'payouts', search: alone },
    upgrade: { to: 'upgrades', search: alone },
    contact: { to: 'contacts', search: alone },
    settings: { to: 'settings' },
    site: { to: 'site' },
  }
  return places[type]
}
