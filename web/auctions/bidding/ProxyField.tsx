import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn } from '#shared/base/text/digits.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { printLotAmount } from '../lotAmount.ts'
import { bidText } from './messages.ts'

type ProxyFieldProps = {
  readonly auction: AuctionDetails
  readonly off: boolean
  readonly busy: boolean
  readonly errors: readonly string[]
  /** Answers whether it was taken. */
  readonly onMost: (most: number) => Promise<boolean>
}

/** The switch of the reader's maximum; a standing one is raised, never lowered. */
export function ProxyField(props: ProxyFieldProps) {
  const t = useText(bidText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const fieldId = useId()
  const { my_max } = props.auction
  const on = open || my_max !== null
  // A maximum that stands cannot be switched off: then this opens what raises it.
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
      <div id={fieldId}>{open && <Most {...props} onDone={() => setOpen(false)} />}</div>
    </div>
  )
}

function Most({
  auction,
  off,
  busy,
  errors,
  onMost,
  onDone,
}: ProxyFieldProps & { readonly onDone: () => void }) {
  const t = useText(bidText)
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const { my_standing, my_max, price, next_minimum } = auction
  const leads = my_standing === 'leading'
  const least = leads ? (my_max ?? price) : next_minimum
  const told = printLotAmount(least, locale)
  const read = readAmount(typed)
  const problem = problemIn(read)
  const most = read.kind === 'value' ? toRiyals(read.value) : undefined
  const tooLow = most !== undefined && (leads ? most <= least : most < least)
  const low = leads ? t.mostAbove(told) : t.leastNow(told)
  const wrong =
    sent !== typed
      ? []
      : problem
        ? [fieldMessage(problem, locale)]
        : errors.length > 0
          ? errors
          : tooLow
            ? [low]
            : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (off || busy) return
    setSent(typed)
    if (most === undefined || tooLow) return box.current?.focus()
    if (await onMost(most)) onDone()
    else box.current?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-start gap-2 pb-2"
    >
      <p className="basis-full text-meta text-quiet">{t.mostHint}</p>
      <div className="min-w-0 grow">
        <AmountField
          label={t.most}
          errors={wrong}
          value={typed}
          onChange={setTyped}
          placeholder={low}
          inputRef={box}
        />
      </div>
      <Button
        type="submit"
        kind="outlined"
        busy={busy}
        aria-disabled={off || undefined}
        className="mt-7 min-h-12 shrink-0 px-5 aria-disabled:border-hairline aria-disabled:bg-ground aria-disabled:font-normal aria-disabled:text-quiet"
      >
        {my_max === null ? t.start : t.raise}
      </Button>
    </form>
  )
}
