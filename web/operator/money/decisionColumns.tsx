import { UserName } from '../people/UserName.tsx'
import { Amount } from '../table/Amount.tsx'
import { decisionText } from './messages.ts'

/** The column with the person of a transfer or a payout. */
export const userColumn = {
  id: 'user',
  title: decisionText.user,
  phone: 'head',
  cell: ({ user }: { readonly user: Parameters<typeof UserName>[0]['person'] }) => <UserName person={user} />,
} as const

export const amountColumn = {
  id: 'amount',
  title: decisionText.amount,
  sort: 'amount',
  number: true,
  cell: ({ amount }: { readonly amount: number }) => <Amount riyals={amount} className="font-bold" />,
} as const
