import { Landmark, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { canSell } from '#shared/base/access/permissions.ts'
import { currencyLabel, halalasOf, moneyParts } from '#shared/base/money.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { useNow } from '../../app/live/now.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { walletText } from '../messages.ts'
import { dayInWords } from '../when.ts'

/** The balance panel: available amount, held amount and total, with a bar of their shares. */
export function Balance({
  wallet,
  onCharge,
  onPayout,
}: {
  readonly wallet: Wallet
  readonly onCharge: () => void
  readonly onPayout: () => void
}) {
  const t = useText(walletText)
  const { profile } = useSession()
  const { available, held, balance } = wallet
  // Sellers usually open the wallet to pay out proceeds, buyers to top up.
  const paysOut = profile !== null && canSell(profile.type) && available > 0
  const outlined =
    'inline-flex min-h-13 items-center justify-center gap-2 rounded-control border border-ink-line px-4 text-body font-bold text-on-ink hover:bg-ink-field disabled:font-normal disabled:text-ink-link md:px-6'
  const payoutWords = (
    <>
      <span className="md:hidden">{t.payoutShort}</span>
      <span className="max-md:hidden">{t.payout}</span>
    </>
  )
  const charge = paysOut ? (
    <button key="charge" type="button" onClick={onCharge} className={outlined}>
      <Plus aria-hidden size={20} className="shrink-0" />
      {t.charge}
    </button>
  ) : (
    <Button key="charge" kind="ink" size="main" icon={Plus} onClick={onCharge}>
      {t.charge}
    </Button>
  )
  const payout = paysOut ? (
    <Button key="payout" kind="ink" size="main" icon={Landmark} onClick={onPayout}>
      {payoutWords}
    </Button>
  ) : (
    <button
      key="payout"
      type="button"
      disabled={available <= 0}
      aria-describedby={available > 0 ? undefined : 'wallet-no-payout'}
      onClick={onPayout}
      className={outlined}
    >
      <Landmark aria-hidden size={20} className="shrink-0" />
      {payoutWords}
    </button>
  )
  return (
    <section
      aria-labelledby="wallet-available"
      className="rounded-card bg-ink p-4 text-on-ink shadow-card md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 id="wallet-available" className="text-dense font-normal text-ink-link">
            {t.available}
          </h2>
          <Available riyals={available} />
        </div>
        <div className="flex gap-3 max-md:order-last max-md:w-full max-md:*:flex-1">
          {paysOut ? [payout, charge] : [charge, payout]}
        </div>
        <div className="w-full">
          <Shares available={available} held={held} />
          <dl className="mt-3 grid grid-cols-2 gap-4">
            {held > 0 && <Share name={<HeldName wallet={wallet} />} riyals={held} dot />}
            <Share name={t.inAll} riyals={balance} />
          </dl>
        </div>
      </div>
      {available <= 0 && (
        <p id="wallet-no-payout" className="mt-3 text-meta text-ink-link">
          {t.nothingToPayOut}
        </p>
      )}
    </section>
  )
}

function Available({ riyals }: { readonly riyals: number }) {
  const locale = useLocale()
  const { whole, decimals } = moneyParts(halalasOf(riyals))
  const unit = <span className="text-body font-normal text-ink-link">{currencyLabel[locale]}</span>
  return (
    <p className="text-price-block">
      {locale === 'en' && <>{unit} </>}
      <Isolate className="font-bold">
        {whole}
        <span className="decimals">.{decimals}</span>
      </Isolate>
      {locale === 'ar' && <> {unit}</>}
    </p>
  )
}

/** A bar of the available and the held share. Decorative, because the numbers below it give the same information. */
function Shares({ available, held }: { readonly available: number; readonly held: number }) {
  const whole = available + held
  const share = whole > 0 ? (available / whole) * 100 : 0
  const shown = available > 0 && held > 0 ? Math.min(98, Math.max(2, share)) : share
  return (
    <span className="block h-2 overflow-hidden rounded-full bg-ink-field md:h-2.5">
      <svg aria-hidden="true" width="100%" height="100%" className="block rtl:-scale-x-100">
        {held > 0 && <rect width="100%" height="100%" className="fill-amber-dot" />}
        {shown > 0 && held > 0 && (
          <rect width={`${shown}%`} height="100%" className="fill-ink stroke-ink" strokeWidth="6" />
        )}
        <rect width={`${shown}%`} height="100%" className="fill-ink-active" />
      </svg>
    </span>
  )
}

function Share({
  name,
  riyals,
  dot = false,
}: {
  readonly name: ReactNode
  readonly riyals: number
  readonly dot?: boolean
}) {
  const locale = useLocale()
  return (
    <div className={dot ? 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2' : undefined}>
      {dot && <span aria-hidden="true" className="my-auto size-2.5 rounded-badge bg-amber-dot" />}
      <dt className="col-start-2 text-dense text-ink-link">{name}</dt>
      <dd className="col-start-2 text-body font-bold">{moneyText(halalasOf(riyals), locale)}</dd>
    </div>
  )
}

/** The label "Held until" with the day on which the last hold ends, if all holds have an end. */
function HeldName({ wallet: { holds } }: { readonly wallet: Wallet }) {
  const t = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  const ends = holds.flatMap(({ until }) => (until === null ? [] : [until])).sort()
  const last = ends.at(-1)
  return <>{last && ends.length === holds.length ? t.heldUntil(dayInWords(last, now, locale)) : t.held}</>
}
