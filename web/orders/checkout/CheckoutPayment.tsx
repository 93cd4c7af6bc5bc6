import { Banknote, CreditCard, Landmark, type LucideIcon, ShieldCheck, Wallet } from 'lucide-react'
import { type Halalas, halalas, halalasOf } from '#shared/base/money.ts'
import type { Option } from '#shared/catalog/contract.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ChoiceCard, ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { TopUpLink } from '../../wallet/TopUpLink.tsx'
import { orderedPayments } from './checkoutDraft.ts'
import { checkoutText } from './messages.ts'

type PaymentProps = {
  readonly payments: readonly Option[]
  readonly chosen: string
  readonly total: Halalas
  /** The available wallet balance in SAR. */
  readonly available: number
  readonly errors: readonly string[] | undefined
  /** Replaces the lines below the names of the methods, which otherwise are those of an order form. */
  readonly bodies?: Partial<Record<PaymentCode, string>>
  readonly onChoose: (id: string) => void
  /** Runs when the buyer leaves to top up the wallet. The form then chooses the wallet, because the buyer wants to pay with it. */
  readonly onTopUp: (walletId: string) => void
}

/** The payment methods. The wallet shows its balance; if the balance is too low, it links to a top-up. */
export function CheckoutPayment({
  payments,
  chosen,
  total,
  available,
  errors,
  bodies,
  onChoose,
  onTopUp,
}: PaymentProps) {
  const t = useText(checkoutText)
  const lines = { ...useLines(total, halalasOf(available)), ...bodies }
  const short = !walletPays(total, available)
  const keeps = payments.find(({ id }) => String(id) === chosen)?.code !== 'cod'
  return (
    <fieldset aria-label={t.payment} className="flex min-w-0 flex-col gap-3">
      <div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,34%)),1fr))]">
        {orderedPayments(payments).map(({ id, code }) => {
          const off = code === 'wallet' && short
          return (
            <ChoiceCard
              key={id}
              name="payment_id"
              value={String(id)}
              icon={icons[code]}
              title={t[code]}
              body={lines[code]}
              chosen={String(id) === chosen && !off}
              off={off}
              wayOut={
                off && (
                  <TopUpLink
                    missing={halalas(total - halalasOf(available))}
                    onOpen={() => onTopUp(String(id))}
                    className="touch"
                  >
                    {t.charge}
                  </TopUpLink>
                )
              }
              onChoose={() => onChoose(String(id))}
            />
          )
        })}
      </div>
      <ChoiceErrors errors={errors} />
      {keeps && (
        <p className="flex items-start gap-2 text-meta text-quiet">
          <ShieldCheck aria-hidden size={16} className="mt-1 shrink-0" />
          {t.held}
        </p>
      )}
    </fieldset>
  )
}

/** Whether an available wallet balance in SAR covers the total. */
export function walletPays(total: Halalas, available: number): boolean {
  return halalasOf(available) >= total
}

const icons: Record<PaymentCode, LucideIcon> = {
  wallet: Wallet,
  card: CreditCard,
  bank_transfer: Landmark,
  cod: Banknote,
}

function useLines(total: Halalas, available: Halalas): Record<PaymentCode, string> {
  const t = useText(checkoutText)
  const locale = useLocale()
  const money = (amount: number) => moneyText(halalas(amount), locale)
  const wallet =
    available < total
      ? t.walletShort(money(available), money(total - available))
      : t.walletAfter(money(available), money(available - total))
  return { wallet, card: t.cardBody, bank_transfer: t.bankBody, cod: t.codBody }
}
