import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronRight, LayoutDashboard, LogOut } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '../../app/texts/text.ts'
import { useAuctionsWaiting } from '../../auctions/myAuctions/queries.ts'
import { type OrderSide, searchOfWaiting, useWaiting } from '../../orders/orderQueries.ts'
import { useOwnGoodsCount } from '../../products/market/useLatestGoods.ts'
import { useRequestsWaiting } from '../../requests/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CutName, Isolate } from '../../ui/values/Isolate.tsx'
import { Avatar } from '../Avatar.tsx'
import { accountText } from '../messages.ts'
import { PersonType } from '../PersonType.tsx'
import { useProfile } from '../profile.ts'
import { type MenuEntry, menuOf } from './menu.ts'
import { useSignOut } from './signOut.ts'

/** The menu next to every private page, from a width of 1024 px. */
export function SideMenu() {
  const t = useText(accountText)
  const profile = useProfile()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const signOut = useSignOut()
  return (
    <Card as="aside" padding="none" className="sticky top-24 px-2 max-lg:hidden">
      <div className="flex items-center gap-3 border-b border-hairline px-2 py-4">
        <Avatar person={profile} size="small" />
        <div className="min-w-0">
          <p className="text-dense font-bold">
            <CutName>{`${profile.f_name} ${profile.l_name}`}</CutName>
          </p>
          <PersonType profile={profile} />
        </div>
      </div>
      <nav aria-label={t.menu} className="py-2">
        <ul>
          {menuOf(profile).map((entry) => (
            <li key={entry.to}>
              <EntryLink
                entry={entry}
                aria-current={isBelow(pathname, entry.to) ? 'page' : undefined}
                className={classes(
                  row,
                  'aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-primary',
                )}
              >
                <entry.icon aria-hidden size={20} className="shrink-0" />
                <span className="grow">{t[entry.label]}</span>
                <Count entry={entry} />
              </EntryLink>
            </li>
          ))}
          {profile.staff_role && (
            <li>
              <Link to="/operator/$" params={{ _splat: '' }} className={row}>
                <LayoutDashboard aria-hidden size={20} className="shrink-0" />
                {t.operations}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <div className="border-t border-hairline py-2">
        <button type="button" onClick={signOut} className={classes(row, 'w-full')}>
          <LogOut aria-hidden size={20} className="onwards shrink-0" />
          {t.signOut}
        </button>
      </div>
    </Card>
  )
}

const row = 'flex min-h-11.5 items-center gap-3 rounded-control px-3 text-start text-dense hover:bg-tint'

/** The entries of {@link SideMenu} as a list on the account page of a phone. */
export function PageList() {
  const t = useText(accountText)
  const profile = useProfile()
  const others = menuOf(profile).filter(({ to }) => to !== '/profile/account')
  return (
    <Card as="section" padding="none" aria-label={t.menu} className="overflow-hidden lg:hidden">
      <ul className="divide-y divide-hairline">
        {others.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} className="flex min-h-13 items-center gap-5 px-4 hover:bg-tint">
              <entry.icon aria-hidden size={22} className="shrink-0 text-primary" />
              <span className="grow">{t[entry.label]}</span>
              <Count entry={entry} />
              <ChevronRight aria-hidden size={20} className="onwards shrink-0 text-quiet" />
            </EntryLink>
          </li>
        ))}
        {profile.staff_role && (
          <li>
            <Link
              to="/operator/$"
              params={{ _splat: '' }}
              className="flex min-h-13 items-center gap-5 px-4 hover:bg-tint"
            >
              <LayoutDashboard aria-hidden size={22} className="shrink-0 text-primary" />
              <span className="grow">{t.operations}</span>
              <ChevronRight aria-hidden size={20} className="onwards shrink-0 text-quiet" />
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}

type EntryLinkProps = Pick<ComponentProps<'a'>, 'aria-current' | 'className' | 'children'> & {
  readonly entry: MenuEntry
}

/** The link of an entry. If records wait for an action, it opens the list and the tab that contain them. */
function EntryLink({ entry, ...anchor }: EntryLinkProps) {
  if (entry.waiting) return <OrdersLink side={entry.waiting} to={entry.to} {...anchor} />
  if (entry.requests) return <RequestsLink to={entry.to} search={entry.search} {...anchor} />
  return <Link to={entry.to} {...anchor} />
}

type SomeLinkProps = Omit<EntryLinkProps, 'entry'> & Pick<MenuEntry, 'to' | 'search'>

function OrdersLink({ side, ...link }: SomeLinkProps & { readonly side: OrderSide }) {
  const waiting = useWaiting(side)
  return <Link {...link} search={waiting ? searchOfWaiting(waiting) : {}} />
}

function RequestsLink({ search, ...link }: SomeLinkProps) {
  return <Link {...link} search={useRequestsWaiting() > 0 ? {} : search} />
}

function Count({ entry: { count, waiting, goods, lots, requests } }: { readonly entry: MenuEntry }) {
  const { counts } = useProfile()
  if (waiting) return <WaitingOrders side={waiting} />
  if (goods) return <OwnGoods />
  if (lots) return <WaitingAuctions />
  if (requests) return <WaitingRequests />
  return <CountBubble number={count?.(counts) ?? 0} waits={false} />
}

function WaitingOrders({ side }: { readonly side: OrderSide }) {
  const waiting = useWaiting(side)
  return <CountBubble number={waiting ? waiting.market + waiting.offers : 0} waits />
}

function OwnGoods() {
  return <CountBubble number={useOwnGoodsCount()} waits={false} />
}

function WaitingAuctions() {
  return <CountBubble number={useAuctionsWaiting()} waits />
}

function WaitingRequests() {
  return <CountBubble number={useRequestsWaiting()} waits />
}

function CountBubble({ number, waits }: { readonly number: number; readonly waits: boolean }) {
  const t = useText(accountText)
  if (number === 0) return null
  return (
    <span
      className={classes(
        'inline-flex h-5.5 min-w-5.5 items-center justify-center rounded-full px-1.5 text-meta font-normal',
        waits ? 'bg-coral text-on-coral' : 'bg-tint text-text',
      )}
    >
      {waits && <VisuallyHidden>{t.waiting(number)}</VisuallyHidden>}
      <span aria-hidden={waits || undefined}>
        <Isolate>{number}</Isolate>
      </span>
    </span>
  )
}

function isBelow(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}
