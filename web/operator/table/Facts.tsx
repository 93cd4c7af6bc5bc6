import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { RecordLink } from '../frame/RecordLink.tsx'

/** The record to which a name links. */
type About = { readonly type: string; readonly id: number } | null

type FactsProps = {
  readonly title: string
  /** Names and values; empty values are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode, about?: About])[]
}

/** A titled list of named values. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-dense font-bold">{title}</h3>
      <dl className="divide-y divide-hairline">
        {facts
          .filter(([, value]) => value !== null && value !== '' && value !== undefined && value !== false)
          .map(([name, value, about]) => (
            <div key={name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
              <dt className="text-quiet">{about ? <RecordLink record={about}>{name}</RecordLink> : name}</dt>
              <dd className="ms-auto min-w-0 text-end font-bold break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** The result of one check: passed, or to be checked by staff. */
export function CheckLine({ fits, children }: { readonly fits: boolean; readonly children: ReactNode }) {
  const Icon = fits ? Check : TriangleAlert
  return (
    <li className="flex items-start gap-3 py-1">
      <Icon aria-hidden size={20} className={classes('mt-0.5 shrink-0', fits ? 'text-palm' : 'text-amber')} />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}
