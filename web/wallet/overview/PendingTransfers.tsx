import { useRouterState } from '@tanstack/react-router'
import { CircleX, Hourglass, Landmark, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { Confirmation, Payout, Wallet } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { apart, isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { bankIn } from '../charge/banks.ts'
import { walletText } from '../messages.ts'
import { ReceiptPicture } from '../ReceiptPicture.tsx'
import { momentInWords } from '../when.ts'
import { payoutAnchor } from './lineLooks.ts'

/**
 * Pending transfers, which are not part of any total; pending payouts, which every total already excludes; and recently refused
 * transfers and payouts.
 */
export function PendingTransfers({ wallet: { confirmations, payouts } }: { readonly wallet: Wallet }) {
  const t = useText(walletText)
  const now = useNow()
  const named = useRouterState({ select: ({ location }) => location.hash })
  const isShown = (one: Confirmation | Payout) =>
    one.status === 'pending' || (one.status === 'refused' && now - Date.parse(one.at) < refusedShownMs)
  // An older refused payout is shown only if the address names it, as a link of the statement does.
  const isPayoutShown = (one: Payout) =>
    isShown(one) || (one.status === 'refused' && named === payoutAnchor(one.id))
  const rows = [
    ...confirmations
      .filter(isShown)
      .map((one) => ({ at: one.at, row: <TransferRow key={`t${one.id}`} {...one} /> })),
    ...payouts
      .filter(isPayoutShown)
      .map((one) => ({ at: one.at, row: <PayoutRow key={`p${one.id}`} {...one} /> })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  if (rows.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="wallet-under-way" className="px-4 pt-4 pb-2 md:px-5">
      <h2 id="wallet-under-way" className="text-h3">
        {t.underWay}
      </h2>
      {isPending(confirmations) && <p className="text-meta text-quiet">{t.transfersNote}</p>}
      {isPending(payouts) && <p className="text-meta text-quiet">{t.payoutsNote}</p>}
      <ul className="mt-2 divide-y divide-hairline">{rows.map(({ row }) => row)}</ul>
    </Card>
  )
}

const isPending = (all: readonly { readonly status: string }[]) =>
  all.some(({ status }) => status === 'pending')

/** Time in ms for which a refusal is shown. */
const refusedShownMs = 7 * 86_400_000

function TransferRow({
  amount,
  status,
  note,
  bank_name,
  transfer_reference,
  order_id,
  receipt,
  at,
}: Confirmation) {
  const t = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  return (
    <Row
      icon={status === 'refused' ? CircleX : Hourglass}
      tone={status === 'refused' ? 'coral' : 'amber'}
      title={order_id === null ? t.chargeByTransfer : t.orderByTransfer}
      riyals={amount}
      badge={status === 'refused' ? t.refused : t.waitsConfirmation}
      note={note}
      picture={receipt && <ReceiptPicture image={receipt} />}
    >
      <span className="block">
        <Name>{bankIn(bank_name, locale)}</Name>
      </span>
      <LongCode>{transfer_reference}</LongCode>
      <span className="block">{t.sentAt(momentInWords(at, now, locale))}</span>
    </Row>
  )
}

function PayoutRow({ id, amount, status, note, iban, at }: Payout) {
  const t = useText(walletText)
  return (
    <Row
      anchor={payoutAnchor(id)}
      icon={status === 'refused' ? CircleX : Landmark}
      tone={status === 'refused' ? 'coral' : 'tint'}
      title={t.toBank}
      riyals={amount}
      badge={status === 'refused' ? t.refused : t.waitsTransfer}
      note={status === 'refused' ? (note ?? t.moneyBack) : note}
    >
      <span className="block">{t.iban(isolated(iban))}</span>
      <Isolate>{riyadhDay(new Date(at))}</Isolate>
    </Row>
  )
}

function Row({
  anchor,
  icon: Icon,
  tone,
  title,
  riyals,
  badge,
  note,
  picture,
  children,
}: {
  /** The id to which a line of the statement links. */
  readonly anchor?: string
  readonly icon: LucideIcon
  readonly tone: keyof typeof tones
  readonly title: string
  readonly riyals: number
  readonly badge: string
  readonly note: string | null
  /** The picture that replaces the icon. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}) {
  const t = useText(walletText)
  const locale = useLocale()
  return (
    <li id={anchor} className="flex scroll-mt-24 items-start gap-3 py-3">
      {picture || (
        <span
          className={classes('flex size-11 shrink-0 items-center justify-center rounded-full', tones[tone])}
        >
          <Icon aria-hidden size={20} />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-3 text-dense font-bold">
          {title}
          <span className="whitespace-nowrap">{printMoney(halalasOf(riyals), locale)}</span>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p className="text-meta break-words text-quiet">
            {children}
            {note && <span className="block">{t.note(apart(note))}</span>}
          </p>
          <Badge tone={tone}>{badge}</Badge>
        </div>
      </div>
    </li>
  )
}

const tones = {
  amber: 'bg-amber-tint text-amber',
  tint: 'bg-tint text-primary',
  coral: 'bg-coral-tint text-coral',
} as const
