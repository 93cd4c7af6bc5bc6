import { type FormEvent, useRef, useState } from 'react'
import { fromKilograms, grams, printKilograms, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { reasonOf } from '../../app/calls/refusalReason.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { BarredNote, barredShort, useBarred } from '../listing/BarredNote.tsx'
import { listingText } from '../listing/messages.ts'
import { myProductsText } from './messages.ts'
import { useProductChange } from './useMyProducts.ts'

/** Sets the available quantity. A larger quantity is a restock; zero means sold out. */
export function RestockSheet({
  product,
  open,
  onClose,
}: {
  readonly product: OwnProduct
  readonly open: boolean
  readonly onClose: () => void
}) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const change = useProductChange(product)
  const left = fromKilograms(product.quantity)
  const [typed, setTyped] = useState(left ? printKilograms(left) : '')
  const [errors, setErrors] = useState<readonly string[]>([])
  const barredWords = useText(listingText)
  // Only a product that is sold out returns to sale by a restock, so the limit applies only to such a product.
  const limit = useBarred(oneMore)
  const barred = product.status === 'sold_out' ? limit : null
  const form = useRef<HTMLFormElement>(null)
  const refuse = (texts: readonly string[]) => {
    setErrors(texts)
    form.current?.querySelector('input')?.focus()
  }
  const { busy, send } = useAction((quantity: number) => change({ quantity }), {
    done: t.restocked,
    onDone: onClose,
    onRefused: (refusal) => refuse(refusal.errors.quantity ?? [reasonOf(refusal, t.notChanged, locale)]),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readKilograms(typed, { least: nothing })
    const problem = problemIn(read)
    if (problem) return refuse([fieldMessage(problem, locale, 'quantity')])
    if (read.kind === 'value') await send(toKilograms(read.value))
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.restock} note={product.name} side="panel">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <BarredNote reason={barred} />
        <QuantityField
          label={t.howMuch}
          hint={left === undefined ? undefined : t.howMuchHint(`\u2066${printKilograms(left)}\u2069`)}
          errors={errors}
          least={nothing}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setErrors([])
          }}
        />
        <Button type="submit" size="main" wide busy={busy} refusedBecause={barredShort(barred, barredWords)}>
          {t.update}
        </Button>
      </form>
    </Sheet>
  )
}

const nothing = grams(0)
const oneMore = { goods: 1 } as const
