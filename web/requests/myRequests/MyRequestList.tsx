import { useNavigate } from '@tanstack/react-router'
import { Copy, Lock, Pencil, Plus } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { type Halalas, halalas, halalasOf } from '#shared/base/money.ts'
import type { Offer, OwnRequest, Request } from '#shared/requests/contract.ts'
import { bestOf } from '#shared/requests/rules.ts'
import { useNow } from '../../app/live/now.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type MenuItem, MoreMenu } from '../../ui/overlay/MoreMenu.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { momentInWords } from '../../wallet/when.ts'
import { againstText } from '../details/messages.ts'
import { RequestWishes } from '../list/RequestWishes.tsx'
import { useMyRequests, useRequest } from '../queries.ts'
import { RequestBadge } from '../RequestParts.tsx'
import { myRequestsText, ownText } from './messages.ts'
import { OwnHead, OwnRows, TurnLine } from './OwnRows.tsx'
import { type OwnSearch, shownRequestStates } from './search.ts'
import { useCloseRequest } from './useCloseRequest.ts'

/** The user's own requests by state, newest first. */
export function MyRequestList({
  search,
}: {
  readonly search: Extract<OwnSearch, { readonly show?: undefined }>
}) {
  const t = useText(myRequestsText)
  const query = useMyRequests({ status: search.status, page: search.page ?? 1 })
  const first = query.data?.data.find(waitsForAsker)?.id
  return (
    <OwnRows
      query={query}
      search={search}
      states={shownRequestStates}
      words={t}
      searchOf={(status) => ({ status })}
      waits="accepted"
      step={
        <ButtonLink to="/profile/add-request" icon={Plus}>
          {t.ask}
        </ButtonLink>
      }
    >
      {(request) => <MyRequestCard key={request.id} request={request} filled={request.id === first} />}
    </OwnRows>
  )
}

type MyRequestCardProps = {
  readonly request: OwnRequest
  /** True for the first request that needs its buyer; its button is filled. */
  readonly filled: boolean
}

/** The user's own request: state, facts, best offer, the side that must act, and the actions. */
function MyRequestCard({ request, filled }: MyRequestCardProps) {
  const { id, created_at, status, offers_count } = request
  const link = { to: '/profile/my-requests/$requestId', params: { requestId: String(id) } } as const
  return (
    <Card as="li" className="relative flex flex-col gap-3">
      <OwnHead request={request} link={link} at={created_at} badge={<RequestBadge status={status} />} />
      <RequestWishes quantity={request.quantity} price={request.price} neededBy={request.needed_by} />
      {status === 'open' && offers_count > 0 && <MyBestOffer request={request} />}
      <Turn request={request} />
      <div className="relative mt-auto flex gap-2">
        <Step request={request} filled={filled} />
        <Menu request={request} />
      </div>
    </Card>
  )
}

/** Whether a request needs an action of its buyer. */
function waitsForAsker({ status, offers_count }: Pick<Request, 'status' | 'offers_count'>): boolean {
  return status === 'accepted' || (status === 'open' && offers_count > 0)
}

function Turn({
  request: { status, offers_count, closes_at, order_until: until },
}: Pick<MyRequestCardProps, 'request'>) {
  const t = useText(myRequestsText)
  const locale = useLocale()
  const now = useNow()
  const say = {
    open: offers_count > 0 ? t.compareTurn(offers_count) : t.waits(riyadhDay(new Date(closes_at))),
    accepted: until === null ? t.orderTurn : t.orderTurnBy(momentInWords(until, now, locale)),
    ordered: t.becameOrder,
    closed: until === null ? t.isClosed : t.notOrdered,
  }[status]
  return <TurnLine who={waitsForAsker({ status, offers_count }) ? 'me' : 'nobody'}>{say}</TurnLine>
}

/** The main action on a request in its current state. */
function Step({ request, filled }: MyRequestCardProps) {
  const t = useText(myRequestsText)
  const own = useText(ownText)
  const { id, title, status, offers_count, order_id } = request
  const params = { requestId: String(id) }
  const look = (step: string) =>
    ({
      kind: filled ? 'filled' : 'outlined',
      wide: true,
      'aria-label': own.named(step, title),
      children: step,
    }) as const
  if (status === 'accepted')
    return <ButtonLink to="/profile/my-requests/$requestId/confirmation" params={params} {...look(t.order)} />
  if (status === 'ordered' && order_id !== null) {
    return (
      <ButtonLink
        to="/profile/purchase-orders/$orderId"
        params={{ orderId: String(order_id) }}
        {...look(t.toOrder)}
      />
    )
  }
  if (status === 'closed')
    return <ButtonLink to="/profile/add-request" search={{ copyOf: id }} {...look(t.again)} />
  if (status === 'open' && offers_count === 0)
    return (
      <ButtonLink
        to="/profile/my-requests/$requestId"
        params={params}
        search={{ edit: true }}
        {...look(t.edit)}
      />
    )
  return (
    <ButtonLink
      to="/profile/my-requests/$requestId"
      params={params}
      {...look(status === 'open' ? t.compare : t.see)}
    />
  )
}

/** The menu of the other actions on a request. */
function Menu({ request }: Pick<MyRequestCardProps, 'request'>) {
  const t = useText(myRequestsText)
  const own = useText(ownText)
  const navigate = useNavigate()
  const { close } = useCloseRequest(request)
  const { id, title, status, offers_count } = request
  const edit: MenuItem = {
    icon: Pencil,
    label: t.edit,
    onPress: () =>
      void navigate({
        to: '/profile/my-requests/$requestId',
        params: { requestId: String(id) },
        search: { edit: true },
      }),
  }
  const again: MenuItem = {
    icon: Copy,
    label: t.again,
    onPress: () => void navigate({ to: '/profile/add-request', search: { copyOf: id } }),
  }
  const shut: MenuItem = { icon: Lock, label: t.close, onPress: () => void close() }
  const open = status === 'open'
  const items = [
    ...(open && offers_count > 0 ? [edit] : []),
    ...(status === 'closed' ? [] : [again]),
    ...(open ? [shut] : []),
  ]
  return items.length > 0 && <MoreMenu label={own.more(title)} items={items} />
}

/** The best offer so far, by its total, compared with the user's own price. */
function MyBestOffer({ request: { id, quantity, price } }: { readonly request: Request }) {
  const t = useText(myRequestsText)
  const { data, isPending } = useRequest(id)
  if (isPending) return <Skeleton className="h-19 w-full rounded-control" />
  const open = data?.offers.filter(({ status }) => status === 'open') ?? []
  if (open.length === 0) return null
  const best = bestOf(open, quantity)
  return (
    <div className="rounded-control bg-ground px-4 py-3 text-dense">
      {best ? <Best best={best} price={price} /> : t.partOnly}
    </div>
  )
}

function Best({ best, price }: { readonly best: Offer; readonly price: number | null }) {
  const t = useText(myRequestsText)
  const standing = useStanding(best.price, price)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-bold">
          {t.best} <Name>{best.seller.name}</Name>
        </span>
        <Money riyals={best.total} />
      </p>
      <Dotted className="text-quiet">
        <Money riyals={best.price} perKilogram />
        {standing}
      </Dotted>
    </>
  )
}

/** Whether an offered price is above, below or at the user's own price, as text; null if the user set no price. */
function useStanding(offered: number, wished: number | null): string | null {
  const t = useText(myRequestsText)
  const { below, above } = useText(againstText)
  const locale = useLocale()
  const [theirs, mine] = [halalasOf(offered), wished === null ? undefined : halalasOf(wished)]
  if (mine === undefined) return null
  if (theirs === mine) return t.same
  const printed = (amount: Halalas) => moneyText(amount, locale)
  return theirs < mine ? below(printed(halalas(mine - theirs))) : above(printed(halalas(theirs - mine)))
}
