import { LockKeyhole } from 'lucide-react'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { walletText } from '../messages.ts'
import { momentInWords } from '../when.ts'
import { OrderLink } from './OrderLink.tsx'

/** Lists the holds with their reason and end. Renders nothing without holds. */
export function Held({ wallet: { holds, held } }: { readonly wallet: Wallet }) {
  const t = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  if (holds.length === 0) return null
  const byTime = [...holds].sort((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'))
  return (
    <section
      aria-labelledby="wallet-held"
      className="flex gap-3 rounded-card bg-sand p-4 text-on-sand md:p-5"
    >
      <LockKeyhole aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">
        <h2 id="wallet-held" className="text-dense font-bold text-text">
          {t.whyHeld}
        </h2>
        <p className="text-dense">{t.whyHeldBody}</p>
        <ul className="mt-2 divide-y divide-sand-edge">
          {byTime.map((hold) => (
            <li
              key={hold.order_id}
              className="flex min-h-11 items-center justify-between gap-4 py-1 text-dense"
            >
              <span className="min-w-0">
                {hold.until === null ? t.frozen : t.freeAt(momentInWords(hold.until, now, locale))}{' '}
                <OrderLink
                  side="seller"
                  id={hold.order_id}
                  className="touch text-meta underline max-md:block"
                >
                  {t.theOrder}
                </OrderLink>
              </span>
              <Sum riyals={hold.amount} />
            </li>
          ))}
          {byTime.length > 1 && (
            <li className="flex min-h-11 items-center justify-between gap-4 py-1 text-dense">
              {t.sum}
              <Sum riyals={held} />
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

function Sum({ riyals }: { readonly riyals: number }) {
  const locale = useLocale()
  return <span className="font-bold whitespace-nowrap">{printMoney(halalasOf(riyals), locale)}</span>
}
