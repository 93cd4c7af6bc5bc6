import { createFileRoute } from '@tanstack/react-router'
import { fromRiyals, maxAmount } from '#shared/base/money.ts'
import { oneOf, wholeOf } from '../app/search.ts'
import { walletTitles } from '../app/titles.ts'
import { HallCards } from '../hall/cards/HallCards.tsx'
import { Wallet } from '../wallet/overview/Wallet.tsx'

type Search = {
  readonly direction?: 'in' | 'out' | undefined
  readonly month?: string | undefined
  /** The id of the charge from which the user returns. */
  readonly charge?: number | undefined
  /** The amount in SAR of a top-up. If it is given, the form of the top-up is open at first. */
  readonly topUp?: number | undefined
}

export const Route = createFileRoute('/profile/_framed/wallet')({
  validateSearch: ({ direction, month, charge, topUp }: Readonly<Record<string, unknown>>): Search => ({
    direction: oneOf(['in', 'out'], direction),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(String(month)) ? String(month) : undefined,
    charge: wholeOf(charge),
    topUp: amountOf(topUp),
  }),
  staticData: { privateTitle: { title: walletTitles.wallet, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const { charge, topUp, ...filter } = Route.useSearch()
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <Wallet filter={filter} chargeId={charge} topUp={topUp} />
      <HallCards />
    </div>
  )
}

function amountOf(text: unknown): number | undefined {
  const riyals = Number(text)
  const amount = fromRiyals(riyals)
  return amount !== undefined && amount > 0 && amount <= maxAmount ? riyals : undefined
}
