import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { halalasOf, printAmount } from '#shared/base/money.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { reasonOf } from '../../app/calls/refusalReason.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { type CellField, leastStock, readCell } from './cell.ts'
import { farPriceQuestion } from './farPrice.ts'
import { myProductsText } from './messages.ts'
import { useProductChange } from './useMyProducts.ts'

/**
 * The price or the stock of a product in its row of the table. A click opens a field: Enter and leaving it save a changed
 * value, Escape restores the value, and a refusal is shown at the field.
 */
export function EditCell({
  product,
  field,
  className,
  children,
}: {
  readonly product: OwnProduct
  readonly field: CellField
  readonly className?: string
  readonly children: ReactNode
}) {
  const t = useText(myProductsText)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (open || !returns.current) return
    returns.current = false
    button.current?.focus()
  }, [open])
  const close = (focus: boolean) => {
    returns.current = focus
    setOpen(false)
  }
  if (open) return <CellForm product={product} field={field} onClose={close} />
  return (
    <div className={classes('relative', className)}>
      {children}
      <button
        ref={button}
        type="button"
        aria-label={(field === 'price' ? t.changePrice : t.changeLeft)(product.name)}
        title={t.change}
        onClick={() => setOpen(true)}
        className="absolute -inset-x-1 top-1/2 h-[max(2.75rem,calc(100%+0.5rem))] -translate-y-1/2 cursor-text rounded-control border border-transparent hover:border-line max-xl:hidden"
      />
    </div>
  )
}

function CellForm({
  product,
  field,
  onClose,
}: {
  readonly product: OwnProduct
  readonly field: CellField
  /** `focus` is true if the value gets the focus again. */
  readonly onClose: (focus: boolean) => void
}) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const before = printed(product, field)
  const [typed, setTyped] = useState(before)
  const [errors, setErrors] = useState<readonly string[]>([])
  // After Enter the value gets the focus again. After Tab or a click elsewhere, the focus stays where the
  // user moved it.
  const returns = useRef(true)
  const asks = useRef(false)
  const change = useProductChange(product)
  const { busy, send } = useAction(change, {
    done: t.changed,
    onDone: () => onClose(returns.current),
    onRefused: (refusal) => setErrors(refusal.errors[field] ?? [reasonOf(refusal, t.notChanged, locale)]),
  })
  const save = async (focus: boolean) => {
    if (typed === before) return onClose(focus)
    returns.current = focus
    const read = readCell(field, typed)
    if (!('change' in read)) return setErrors([fieldMessage(read.problem, locale, field)])
    const far =
      'price' in read.change &&
      farPriceQuestion(
        [{ name: product.name, before: halalasOf(product.price), price: halalasOf(read.change.price) }],
        locale,
      )
    if (far) {
      // The dialog takes the focus, which must not save the value a second time.
      asks.current = true
      const sure = await ask(far)
      asks.current = false
      if (!sure) return setErrors([t.farCheck])
    }
    await send(read.change)
  }
  const look = {
    label: (field === 'price' ? t.changePrice : t.changeLeft)(product.name),
    labelHidden: true,
    size: 'tool',
    errors,
    inputRef: focusWhole,
    value: typed,
    onChange: (text: string) => {
      setTyped(text)
      setErrors([])
    },
  } as const
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save(true)
      }}
      onBlur={({ currentTarget }) => {
        // If only the window lost the focus, the field is still the active element, and nothing is saved.
        if (!busy && !asks.current && !currentTarget.contains(document.activeElement)) void save(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose(true)
      }}
      className="max-xl:hidden"
    >
      {field === 'price' ? <AmountField {...look} /> : <QuantityField {...look} least={leastStock} />}
    </form>
  )
}

function printed({ price, quantity }: OwnProduct, field: CellField): string {
  if (field === 'price') return printAmount(halalasOf(price))
  const left = fromKilograms(quantity)
  return left === undefined ? '' : printKilograms(left)
}

/** A constant function, because a new function on each render would select the text again. */
function focusWhole(box: HTMLInputElement | null): void {
  box?.focus()
  box?.select()
}
