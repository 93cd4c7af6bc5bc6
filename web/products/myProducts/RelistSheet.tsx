import { useQueryClient } from '@tanstack/react-query'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { gramsOf, printKilograms, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, valueIn } from '#shared/base/text/digits.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { BarredNote, barredShort, useBarred } from '../listing/BarredNote.tsx'
import { listingText } from '../listing/messages.ts'
import { myProductsText } from './messages.ts'
import { Plate } from './Plate.tsx'

type Line = { readonly quantity: string; readonly price: string }
type Typed = { readonly lines: readonly Line[] }

/**
 * Lists goods again with the catch date of today (contract 2, product/relist). One product asks for its quantity; several
 * start with the quantities of their earlier listing.
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
  const form = useRelist(products, onDone)
  const { ref, typed, type, errorsOf, errorsIn, reason, busy, submit } = form
  const barredWords = useText(listingText)
  const barred = useBarred({ goods: products.length })
  const [only] = products
  const change = (place: number, part: Partial<Line>) =>
    type({ lines: typed.lines.map((line, index) => (index === place ? { ...line, ...part } : line)) })
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
        <p className="text-dense text-quiet">{t.relistHint}</p>
        <BarredNote reason={barred} />
        <FormTrouble reason={reason} />
        <ul className="divide-y divide-hairline">
          {products.map((product, place) => {
            const field = `items.${place}`
            const others = errorsIn(field).filter(
              (error) =>
                !errorsOf(`${field}.quantity`)?.includes(error) &&
                !errorsOf(`${field}.price`)?.includes(error),
            )
            return (
              <li key={product.id} className="py-3">
                <div className="mb-2 flex items-center gap-3">
                  <Plate product={product} small />
                  <p className="min-w-0 font-bold">
                    <Name>{product.name}</Name>
                  </p>
                </div>
                <div className="grid grid-cols-2 items-start gap-3">
                  <QuantityField
                    label={t.relistKilos}
                    name={`${field}.quantity`}
                    errors={errorsOf(`${field}.quantity`)}
                    value={typed.lines[place]?.quantity ?? ''}
                    onChange={(quantity) => {
                      form.clearErrors([`${field}.quantity`])
                      change(place, { quantity })
                    }}
                  />
                  <AmountField
                    label={t.relistPrice}
                    name={`${field}.price`}
                    errors={errorsOf(`${field}.price`)}
                    value={typed.lines[place]?.price ?? ''}
                    onChange={(price) => {
                      form.clearErrors([`${field}.price`])
                      change(place, { price })
                    }}
                  />
                </div>
                <FieldErrors errors={others} />
              </li>
            )
          })}
        </ul>
        <Button type="submit" size="main" wide busy={busy} refusedBecause={barredShort(barred, barredWords)}>
          {t.relistSend(products.length)}
        </Button>
        {products.length === 1 && only && (
          <TextLink to="/profile/add-product" search={{ copyOf: only.id }} className="self-center">
            {t.relistEdit}
          </TextLink>
        )}
      </form>
    </Sheet>
  )
}

function useRelist(products: readonly OwnProduct[], onDone: () => void) {
  const t = useText(myProductsText)
  const locale = useLocale()
  const queries = useQueryClient()
  const several = products.length > 1
  const start: Typed = {
    lines: products.map(({ listed_quantity, price }) => ({
      quantity: several && listed_quantity > 0 ? printKilograms(gramsOf(listed_quantity)) : '',
      price: printAmount(halalasOf(price)),
    })),
  }
  const call = useCall('POST product/relist', { unsure: t.notRelisted })
  return useForm(call, {
    start,
    labels: Object.fromEntries(
      products.flatMap(({ name }, place) =>
        ['quantity', 'price', 'type_fish_id'].map((field) => [`items.${place}.${field}`, name]),
      ),
    ),
    wire: { lines: [] },
    problems: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap(({ quantity, price }, place) => [
          [`items.${place}.quantity`, problemIn(readKilograms(quantity)) ?? undefined],
          [`items.${place}.price`, problemIn(readAmount(price)) ?? undefined],
        ]),
      ),
    sent: ({ lines }) => ({
      body: {
        items: products.map(({ id }, place) => {
          const grams = valueIn(readKilograms(lines[place]?.quantity ?? ''))
          const price = valueIn(readAmount(lines[place]?.price ?? ''))
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
      showToast('success', t.relisted(products.length))
      await queries.invalidateQueries({ queryKey: ['myProducts'] })
      void refreshSession(locale)
    },
  })
}
