import { useInfiniteQuery } from '@tanstack/react-query'
import {
  Banknote,
  ClipboardCheck,
  CreditCard,
  Landmark,
  LogIn,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Package,
  ShoppingCart,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { TimelineEvent, TimelineKind } from '#shared/operator/timeline.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ordersText } from '../../orders/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ActionWords, numberOf } from '../audit/AuditActionWords.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { decisionText } from '../money/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { Moment } from '../table/Moment.tsx'
import { timelineText } from './messages.ts'

/** The events of a person, newest first: orders, payments, sign-ins, decisions, notes. */
export function Timeline({ id }: { readonly id: number }) {
  const t = useText(timelineText)
  const locale = useLocale()
  const result = useInfiniteQuery({
    queryKey: ['operator', 'timeline', id, locale],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET operator/users/{id}/timeline',
        { params: { id }, query: pageParam === undefined ? {} : { before: pageParam } },
        { locale, signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <section>
      <h3 className="mb-1 text-dense font-bold">{t.title}</h3>
      <Loaded result={result} loading={<Skeleton className="h-44 rounded-control" />}>
        {({ pages }) => (
          <>
            {pages[0]?.data.length === 0 && <p className="text-meta text-quiet">{t.none}</p>}
            <ol className="divide-y divide-hairline">
              {pages
                .flatMap(({ data }) => data)
                .map((event) => (
                  <Event key={`${event.kind} ${event.id}`} event={event} />
                ))}
            </ol>
            {result.hasNextPage && (
              <Button
                kind="outlined"
                busy={result.isFetchingNextPage}
                onClick={() => void result.fetchNextPage()}
              >
                {t.earlier}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Event({ event }: { readonly event: TimelineEvent }) {
  const { kind, at, amount, name, detail } = event
  const Icon = icons[kind]
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 text-dense">
      <Icon aria-hidden size={18} className="translate-y-1 text-primary" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <What event={event} />
          {name && (
            <>
              {' · '}
              <Name>{name}</Name>
            </>
          )}
        </p>
        {detail && (
          <p className="text-meta text-quiet wrap-anywhere">
            <Name>{detail}</Name>
          </p>
        )}
        <p className="text-meta text-quiet">
          <Moment at={at} />
        </p>
      </div>
      {amount !== null && <Amount riyals={amount} className="font-bold" />}
    </li>
  )
}

/** The event in words, with a link to its record and its state. */
function What({ event: { kind, id, code, order_id } }: { readonly event: TimelineEvent }) {
  const t = useText(timelineText)
  const orders = useText(ordersText)
  const money = useText(decisionText)
  if (kind === 'decision') return <ActionWords action={code ?? ''} startsLine />
  if (kind === 'session') return t.session
  if (kind === 'note') return <Linked type="order" id={order_id ?? 0} words={t.note} />
  const ordered = kind === 'purchase' || kind === 'sale'
  const { pending, approved, refused, reversed, settled } = money
  const states: Readonly<Record<string, string>> = {
    ...{ pending, approved, refused, reversed, settled },
    ...(kind === 'charge' && { pending: t.pending, paid: t.paid, failed: t.failed }),
    ...(kind === 'contact' && { open: t.open, waiting: t.waiting, solved: t.solved }),
  }
  const state = ordered ? orders[code as OrderStatus] : states[code ?? '']
  const type = ordered ? 'order' : kind
  return (
    <Linked type={type} id={id} words={t[kind]}>
      {state && <span className="text-quiet"> ({state})</span>}
    </Linked>
  )
}

function Linked({
  type,
  id,
  words,
  children,
}: {
  readonly type: string
  readonly id: number
  readonly words: string
  readonly children?: ReactNode
}) {
  return (
    <>
      {words}{' '}
      <RecordLink record={{ type, id }}>
        <Isolate>{numberOf({ type, id })}</Isolate>
      </RecordLink>
      {children}
    </>
  )
}

const icons: Readonly<Record<TimelineKind, LucideIcon>> = {
  purchase: ShoppingCart,
  sale: Package,
  charge: CreditCard,
  confirmation: Landmark,
  payout: Banknote,
  session: LogIn,
  decision: ClipboardCheck,
  note: MessageSquareText,
  contact: Mail,
}
