import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { operatorLink, recordPlace } from './places.ts'

type RecordLinkProps = {
  readonly record: { readonly type: string; readonly id: number }
  readonly children: ReactNode
}

/** A link to a record's page in the back office; plain text for records that have no page. */
export function RecordLink({ record, children }: RecordLinkProps) {
  const place = recordPlace(record)
  if (!place) return children
  return (
    <Link {...operatorLink(place)} className="touch text-primary hover:underline">
      {children}
    </Link>
  )
}
