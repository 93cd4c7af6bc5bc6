import { Banknote, Wallet } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { cardOf, type TypedLot } from './form.ts'
import { Choice, Part } from './LotParts.tsx'

/** The buyer of a lot (a walk-in, one of the last buyers, or a card number or mobile) and the buyer's way to pay. */
export function BuyerPart({
  desk,
  lot,
  error,
  onChange,
}: {
  readonly desk: Pick<Desk, 'people'>
  readonly lot: TypedLot
  readonly error: string | undefined
  readonly onChange: (part: Partial<Pick<TypedLot, 'buyer' | 'payment'>>) => void
}) {
  const t = useText(hallText)
  const card = cardOf(lot, desk)
  // The error of a typed number is at its field.
  const isTyped = lot.buyer.kind === 'typed'
  return (
    <Part title={t.buyer} error={isTyped ? undefined : error}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <Choice
          icon={Banknote}
          chosen={lot.buyer.kind === 'walk_in'}
          onChoose={() => onChange({ buyer: { kind: 'walk_in' }, payment: 'cash' })}
        >
          {t.walkIn}
        </Choice>
        {lastBuyers(desk).map(({ id, number, name }) => (
          <Choice
            key={id}
            chosen={card?.id === id}
            onChoose={() => onChange({ buyer: { kind: 'person', id, number, name }, payment: 'cash' })}
          >
            <span className="flex min-w-0 flex-col leading-tight">
              <Name className="truncate">{name}</Name>
              <Isolate className="text-meta text-quiet">{String(number)}</Isolate>
            </span>
          </Choice>
        ))}
      </div>
      <TextField
        label={t.buyerNumber}
        dir="ltr"
        inputMode="tel"
        autoComplete="off"
        errors={isTyped && error ? [error] : []}
        value={lot.buyer.kind === 'typed' ? lot.buyer.text : ''}
        onChange={(text) =>
          onChange({ buyer: text === '' ? { kind: 'none' } : { kind: 'typed', text }, payment: 'cash' })
        }
      />
      <PaymentChoice desk={desk} lot={lot} onChange={onChange} />
    </Part>
  )
}

/** The choice of payment for a buyer with an account: in cash, or from the wallet if its owner has allowed it. */
export function PaymentChoice({
  desk,
  lot,
  onChange,
}: {
  readonly desk: Pick<Desk, 'people'>
  readonly lot: TypedLot
  readonly onChange: (part: Pick<TypedLot, 'payment'>) => void
}) {
  const t = useText(hallText)
  const card = cardOf(lot, desk)
  if (!card?.account) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice icon={Banknote} chosen={lot.payment === 'cash'} onChoose={() => onChange({ payment: 'cash' })}>
        {t.cash}
      </Choice>
      {card.wallet ? (
        <Choice
          icon={Wallet}
          chosen={lot.payment === 'wallet'}
          onChoose={() => onChange({ payment: 'wallet' })}
        >
          {t.wallet}
        </Choice>
      ) : (
        <p className="self-center text-meta text-quiet">{t.noWallet}</p>
      )}
    </div>
  )
}

/** The people who bought in the hall, those who traded last first. */
const lastBuyers = ({ people }: Pick<Desk, 'people'>) => people.filter(({ buys }) => buys).slice(0, 5)
