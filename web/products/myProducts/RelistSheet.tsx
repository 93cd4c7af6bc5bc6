import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { halalasOf, printDecimals, readAmount, toRiyals } from '#shared/base/money.ts'
import { gramsOf, printKilograms, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, valueIn } from '#shared/base/text/digits.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { BarredNote, barredShort, useBarred } from '../listing/BarredNote.tsx'
import { listingText } from '../listing/messages.ts'
import { farPriceQuestion } from './farPrice.ts'
import { stillOnSale } from './lastDay.ts'
import { myProductsText } from './messages.ts'
import { ProductPlate } from './ProductPlate.tsx'

type Line = { readonly quantity: string; readonly price: string }
/** The typed lines by the id of their product. */
type Typed = { readonly lines: Readonly<Record<number, Line>> }

const blank: Line = { quantity: '', price: '' }

/**
 * Lists goods again with the catch date of today (contract 2, product/relist). One product asks for its quantity; several
 * start with the quantities of their earlier listing, and each of them can be left out.
 */
export function RelistSheet({
  products,
  open,
  onClose,
  onDone,
}: {
  readonly products: readonly OwnProduct[]
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}) {
  const t = useText(myProductsText)
  const [skipped, setSkipped] = useState<readonly number[]>([])
  const kept = products.filter(({ id }) => !skipped.includes(id))
  const form = useRelist(products, kept, onDone)
  const { ref, typed, type, errorsOf, errorsIn, reason, busy, submit } = form
  const barredWords = useText(listingText)
  const barred = useBarred({ goods: kept.length })
  const [only] = products
  const several = products.length > 1
  const change = (id: number, part: Partial<Line>) =>
    type({ lines: { ...typed.lines, [id]: { ...(typed.lines[id] ?? blank), ...part } } })
  const skip = (id: number) => {
    // The errors are cleared, because the API names lines by their positions, and the positions change.
    form.clearErrors(['items'])
    setSkipped(skipped.includes(id) ? skipped.filter((each) => each !== id) : [...skipped, id])
  }
  return (
    <Sheet
      side="panel"
      open={open}
      onClose={onClose}
      title={t.relistTitle}
      focusFirst={() => ref.current?.querySelector('input') ?? null}
    >
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        aria-label={t.relistTitle}
        className="flex flex-col gap-3 p-4 md:p-5"
      >
        <p className="text-dense text-quiet">
          {t.relistHint}
          {several && ` ${t.relistSkipHint}`}
        </p>
        <BarredNote reason={barred} />
        <FormTrouble reason={reason} />
        <ul className="divide-y divide-hairline">
          {products.map((product) => {
            const place = kept.indexOf(product)
            const field = `items.${place}`
            const others = errorsIn(field).filter(
              (error) =>
                !errorsOf(`${field}.quantity`)?.includes(error) &&
                !errorsOf(`${field}.price`)?.includes(error),
            )
            const { quantity, price } = typed.lines[product.id] ?? blank
            const left = place < 0
            const still = stillOnSale(product)
            return (
              <li key={product.id} className="py-3">
                <div className="mb-2 flex items-center gap-3">
                  <ProductPlate product={product} small />
                  <p className={classes('min-w-0 grow', left ? 'text-quiet' : 'font-bold')}>
                    <Name>{product.name}</Name>
                    <Dotted className="text-meta font-normal text-quiet">
                      {product.size.name}
                      {product.quality.name}
                      {left && t.relistSkipped}
                    </Dotted>
                    {!left && still > 0 && (
                      <span className="block text-meta font-normal text-amber">
                        {t.relistStill(isolated(printKilograms(gramsOf(still))))}
                      </span>
                    )}
                  </p>
                  {several && (
                    <Button
                      kind={left ? 'outlined' : 'text'}
                      aria-label={(left ? t.relistBackNamed : t.relistSkipNamed)(
                        product.name,
                        product.size.name,
                      )}
                      onClick={() => skip(product.id)}
                      className="shrink-0"
                    >
                      {left ? t.relistBack : t.relistSkip}
                    </Button>
                  )}
                </div>
                {!left && (
                  <div className="grid grid-cols-2 items-start gap-3">
                    <QuantityField
                      label={t.relistKilos}
                      name={`${field}.quantity`}
                      errors={errorsOf(`${field}.quantity`)}
                      value={quantity}
                      onChange={(quantity) => {
                        form.clearErrors([`${field}.quantity`])
                        change(product.id, { quantity })
                      }}
                    />
                    <AmountField
                      label={t.relistPrice}
                      name={`${field}.price`}
                      errors={errorsOf(`${field}.price`)}
                      value={price}
                      onChange={(price) => {
                        form.clearErrors([`${field}.price`])
                        change(product.id, { price })
                      }}
                    />
                  </div>
                )}
                <FieldErrors errors={others} />
              </li>
            )
          })}
        </ul>
        <Button
          type="submit"
          size="main"
          wide
          busy={busy}
          refusedBecause={barredShort(barred, barredWords) ?? (kept.length === 0 ? t.relistNone : null)}
        >
          {t.relistSend(kept.length)}
        </Button>
        {!several && only && (
          <TextLink to="/profile/add-product" search={{ copyOf: only.id }} className="self-center">
            {t.relistEdit}
          </TextLink>
        )}
      </form>
    </Sheet>
  )
}

function useRelist(products: readonly OwnProduct[], kept: readonly OwnProduct[], onDone: () => void) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const queries = useQueryClient()
  const several = products.length > 1
  const start: Typed = {
    lines: Object.fromEntries(
      products.map(({ id, listed_quantity, price }) => [
        id,
        {
          quantity: several && listed_quantity > 0 ? printKilograms(gramsOf(listed_quantity)) : '',
          price: printDecimals(halalasOf(price)),
        },
      ]),
    ),
  }
  const call = useCall('POST product/relist', { unsure: t.notRelisted })
  return useForm(call, {
    start,
    labels: Object.fromEntries(
      kept.flatMap(({ name }, place) =>
        ['quantity', 'price', 'type_fish_id'].map((field) => [`items.${place}.${field}`, name]),
      ),
    ),
    wire: { lines: [] },
    problems: ({ lines }) =>
      Object.fromEntries(
        kept.flatMap(({ id }, place) => {
          const { quantity, price } = lines[id] ?? blank
          return [
            [`items.${place}.quantity`, problemIn(readKilograms(quantity)) ?? undefined],
            [`items.${place}.price`, problemIn(readAmount(price)) ?? undefined],
          ]
        }),
      ),
    before: async ({ lines }) => {
      const changes = kept.flatMap(({ id, name, price: before }) => {
        const price = valueIn(readAmount((lines[id] ?? blank).price))
        return price === undefined ? [] : [{ name, before: halalasOf(before), price }]
      })
      const question = farPriceQuestion(changes, locale)
      return !question || ask(question)
    },
    sent: ({ lines }) => ({
      body: {
        items: kept.map(({ id }) => {
          const line = lines[id] ?? blank
          const grams = valueIn(readKilograms(line.quantity))
          const price = valueIn(readAmount(line.price))
          return {
            id,
            quantity: grams === undefined ? Number.NaN : toKilograms(grams),
            price: price === undefined ? Number.NaN : toRiyals(price),
          }
        }),
      },
    }),
    summary: t.relistWrong,
    onSent: async () => {
      onDone()
      showToast('success', t.relisted(kept.length))
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
      void refreshSession(locale)
    },
  })
}
