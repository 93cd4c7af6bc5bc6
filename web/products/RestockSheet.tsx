import { type FormEvent, useRef, useState } from 'react'
import { typedNumber } from '#shared/base/digits.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { asTyped } from './listingUnits.ts'
import { myProductsText } from './myProductsMessages.ts'
import { UnitBox } from './UnitBox.tsx'
import { useRestock } from './useMyProducts.ts'

/** How much there is now, in one field; more than before is a restock, nothing is sold out. */
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
  const restock = useRestock(product)
  const left = fromKilograms(product.quantity)
  const [typed, setTyped] = useState(left ? asTyped(left) : '')
  const [errors, setErrors] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const refuse = (told: readonly string[]) => {
    setErrors(told)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    const quantity = typedNumber(typed)
    if (quantity === undefined || fromKilograms(quantity) === undefined || quantity < 0)
      return refuse([fieldMessage({ code: typed.trim() ? 'number' : 'required' }, locale)])
    underWay.current = true
    setBusy(true)
    try {
      await restock(quantity)
      showToast('success', t.restocked)
      onClose()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      refuse(
        error.errors.quantity ?? [
          unsure ? t.notChanged : (Object.values(error.errors)[0]?.[0] ?? error.message),
        ],
      )
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.restock} note={product.name} side="panel">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <Field
          label={t.howMuch}
          hint={left === undefined ? undefined : t.howMuchHint(`\u2066${printKilograms(left)}\u2069`)}
          errors={errors}
        >
          {(control) => (
            <UnitBox
              control={control}
              unit={t.kg}
              value={typed}
              onChange={(value) => {
                setTyped(value)
                setErrors([])
              }}
            />
          )}
        </Field>
        <Button type="submit" size="main" wide busy={busy}>
          {t.update}
        </Button>
      </form>
    </Sheet>
  )
}
