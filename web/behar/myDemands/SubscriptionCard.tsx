import { BadgeCheck, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalasOf } from '#shared/base/money.ts'
import type { Subscription } from '#shared/behar/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { subscriptionText } from '../frame/messages.ts'
import { useSubscription } from '../integration/useIntegration.ts'
import { planText } from '../subscription/messages.ts'
import { useOwnSubscription } from '../subscription/useOwnSubscription.ts'
import { subscriptionDays } from './subscriptionDays.ts'

/** The user's subscription and what it allows; renders nothing if it is unknown. */
export function SubscriptionCard() {
  const { data, loading } = useSubscription()
  if (loading) return <Skeleton className="mb-4 h-44.5 rounded-card md:h-26" />
  if (!data) return null
  const { active, plan, starts_at, expires_at } = data
  if (plan === null || starts_at === null || expires_at === null) return <None active={active} />
  return active ? (
    <Active plan={plan} starts={starts_at} expires={expires_at} />
  ) : (
    <Over plan={plan} expires={expires_at} />
  )
}

type Plan = NonNullable<Subscription['plan']>

type ActiveProps = { readonly plan: Plan; readonly starts: string; readonly expires: string }

function Active({ plan, starts, expires }: ActiveProps) {
  const t = useText(subscriptionText)
  const { passed, left, all } = subscriptionDays(starts, expires, useNow())
  const soon = left <= soonDays
  const [from, to] = [starts, expires].map((moment) => riyadhDay(new Date(moment)))
  return (
    <Panel
      tone={soon ? 'amber' : 'palm'}
      icon={BadgeCheck}
      title={t.active}
      badge={<Badge tone={plan === 'trial' ? 'plain' : 'palm'}>{t[plan]}</Badge>}
      lines={[t.span(from ?? '', to ?? '', left), t.allows]}
    >
      <div className="w-full shrink-0 md:w-56">
        <DaysBar share={passed / all} soon={soon} />
        <div className="mt-2 flex items-center justify-between gap-4 text-meta text-quiet">
          <p>{t.passed(passed, all)}</p>
          {!soon && (
            <TextLink to="/profile/subscription" className="touch font-bold md:hidden">
              {t.renew}
            </TextLink>
          )}
        </div>
      </div>
      <Renew kind="outlined" className={soon ? undefined : 'max-md:hidden'}>
        {t.renew}
      </Renew>
    </Panel>
  )
}

/** When this many days or fewer are left, renewal is suggested. */
const soonDays = 7

function Over({ plan, expires }: { readonly plan: Plan; readonly expires: string }) {
  const t = useText(subscriptionText)
  return (
    <Panel
      tone="amber"
      icon={Hourglass}
      title={plan === 'trial' ? t.trialOver : t.over}
      lines={[t.overSince(riyadhDay(new Date(expires))), t.closed, t.stillOpen]}
    >
      <Renew>{t.renew}</Renew>
    </Panel>
  )
}

/** Shown when the partner has no plan for the user, whether or not adding is allowed. */
function None({ active }: { readonly active: boolean }) {
  const t = useText(subscriptionText)
  if (active) return <Panel tone="palm" icon={BadgeCheck} title={t.active} lines={[t.allows]} />
  return (
    <Panel tone="amber" icon={Hourglass} title={t.none} lines={[t.noneAllows]}>
      <Renew>{t.askFor}</Renew>
    </Panel>
  )
}

type RenewProps = {
  readonly kind?: 'outlined'
  readonly className?: string | undefined
  readonly children: string
}

/** The link to the plans, with the price of the cheapest plan if the market returns it. */
function Renew({ kind, className, children }: RenewProps) {
  const t = useText(planText)
  const locale = useLocale()
  const { data, isPending } = useOwnSubscription()
  const prices = data?.plans.map(({ price }) => price) ?? []
  return (
    <div className={classes('flex shrink-0 flex-col items-center gap-1 max-md:w-full', className)}>
      <ButtonLink to="/profile/subscription" kind={kind} className="max-md:w-full">
        {children}
      </ButtonLink>
      {(isPending || prices.length > 0) && (
        <p className="min-h-5.5 text-meta text-quiet">
          {prices.length > 0 && t.from(moneyText(halalasOf(Math.min(...prices)), locale))}
        </p>
      )}
    </div>
  )
}

type PanelProps = {
  readonly tone: keyof typeof tones
  readonly icon: LucideIcon
  readonly title: string
  readonly badge?: ReactNode
  readonly lines: readonly string[]
  readonly children?: ReactNode
}

function Panel({ tone, icon: Icon, title, badge, lines, children }: PanelProps) {
  return (
    <Card as="section" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-4 md:flex-nowrap md:px-6">
      <div className="flex w-full min-w-0 items-center gap-4 md:grow">
        <span
          className={classes('flex size-11 shrink-0 items-center justify-center rounded-full', tones[tone])}
        >
          <Icon aria-hidden size={22} />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
            {title}
            {badge}
          </p>
          {lines.map((line) => (
            <p key={line} className="text-meta text-quiet">
              {line}
            </p>
          ))}
        </div>
      </div>
      {children}
    </Card>
  )
}

const tones = { palm: 'bg-palm-tint text-palm', amber: 'bg-amber-tint text-amber' } as const

/**
 * The elapsed share as a bar, 6 px high. Hidden from screen readers, because the text next to it gives the same
 * information.
 */
function DaysBar({ share, soon }: { readonly share: number; readonly soon: boolean }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      width="100%"
      height="6"
      aria-hidden="true"
      focusable="false"
      className="block rounded-full rtl:-scale-x-100"
    >
      <rect width="100" height="6" className="fill-ice-edge" />
      <rect width={100 * share} height="6" className={soon ? 'fill-amber-dot' : 'fill-palm'} />
    </svg>
  )
}
