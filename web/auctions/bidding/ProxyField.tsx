import { ShieldCheck } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { BidAmountForm, type BidFieldState } from './BidAmountForm.tsx'
import { bidText } from './messages.ts'

type ProxyFieldProps = BidFieldState & {
  readonly auction: AuctionDetails
  /** Resolves to whether the maximum was accepted. */
  readonly onMost: (most: number) => Promise<boolean>
}

/** The switch and the field of the user's maximum bid. An active maximum can be raised but not lowered. */
export function ProxyField(props: ProxyFieldProps) {
  const t = useText(bidText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const fieldId = useId()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) field.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const { my_max } = props.auction
  const on = open || my_max !== null
  // An active maximum cannot be switched off; the switch then opens the field that raises it.
  const kind =
    my_max === null
      ? ({ role: 'switch', 'aria-checked': open } as const)
      : ({ 'aria-expanded': open, 'aria-controls': fieldId } as const)
  return (
    <div>
      <button
        type="button"
        {...kind}
        onClick={() => setOpen(!open)}
        className="flex min-h-13 w-full items-center gap-3 text-start text-dense"
      >
        <ShieldCheck aria-hidden size={22} className="shrink-0 text-primary" />
        <span className="min-w-0 grow">
          {my_max === null ? t.proxy : t.proxyOn(printLotAmount(my_max, locale))}
        </span>
        <span
          aria-hidden="true"
          className={classes(
            'flex h-7 w-12 shrink-0 items-center rounded-full p-0.75 transition-colors',
            on ? 'justify-end bg-primary' : 'bg-line',
          )}
        >
          <span className="size-5.5 rounded-full bg-card" />
        </span>
      </button>
      <div ref={field} id={fieldId} className="max-md:scroll-mb-24">
        {open && <Most {...props} onDone={() => setOpen(false)} />}
      </div>
    </div>
  )
}

function Most({ auction, onMost, onDone, ...state }: ProxyFieldProps & { readonly onDone: () => void }) {
  const t = useText(bidText)
  const locale = useLocale()
  const { my_standing, my_max, price, next_minimum } = auction
  const leads = my_standing === 'leading'
  const least = leads ? (my_max ?? price) : next_minimum
  const printed = printLotAmount(least, locale)
  const low = leads ? t.mostAbove(printed) : t.leastNow(printed)
  return (
    <BidAmountForm
      {...state}
      label={t.most}
      placeholder={leads ? t.mostAbove(lotAmount(least)) : t.otherLeast(lotAmount(least))}
      isTooLow={(most) => (leads ? most <= least : most < least)}
      tooLowText={low}
      onAmount={onMost}
      onAccepted={onDone}
      send={my_max === null ? t.start : t.raise}
      note={t.mostHint}
    />
  )
}
