import { useNavigate } from '@tanstack/react-router'
import { Copy, Lock, Pencil } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Request } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type MenuItem, MoreMenu } from '../../ui/overlay/MoreMenu.tsx'
import { RequestWishes } from '../list/RequestWishes.tsx'
import { RequestBadge } from '../RequestBadge.tsx'
import { MyBestOffer } from './MyBestOffer.tsx'
import { myRequestsText, ownText } from './messages.ts'
import { OwnHead } from './OwnHead.tsx'
import { TurnLine } from './TurnLine.tsx'
import { useCloseRequest } from './useCloseRequest.ts'

type MyRequestCardProps = {
  readonly request: Request
  /** The first request that needs its buyer has the filled button. */
  readonly filled: boolean
}

/** The user's own request: state, facts, best offer, who has to act, and the actions. */
export function MyRequestCard({ request, filled }: MyRequestCardProps) {
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
export function waitsForAsker({ status, offers_count }: Pick<Request, 'status' | 'offers_count'>): boolean {
  return status === 'accepted' || (status === 'open' && offers_count > 0)
}

function Turn({ request: { status, offers_count, closes_at } }: Pick<MyRequestCardProps, 'request'>) {
  const t = useText(myRequestsText)
  const say = {
    open: offers_count > 0 ? t.compareTurn(offers_count) : t.waits(riyadhDay(new Date(closes_at))),
    accepted: t.orderTurn,
    ordered: t.becameOrder,
    closed: t.isClosed,
  }[status]
  return <TurnLine who={waitsForAsker({ status, offers_count }) ? 'me' : 'nobody'}>{say}</TurnLine>
}

/** The main action on a request now. */
function Step({ request, filled }: MyRequestCardProps) {
  const t = useText(myRequestsText)
  const own = useText(ownText)
  const { id, title, status, offers_count } = request
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

/** The other actions on a request. */
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
