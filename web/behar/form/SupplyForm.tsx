import type { Supply } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { pricePrinted } from '../../products/listing/state/price.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { searchedCountries } from '../filters/searchedChoices.ts'
import { useAddSupply, useUpdateSupply } from '../integration/useIntegration.ts'
import { GoodsFields, LikelyLine, NotesField, Pair, QuantityField } from './GoodsFields.tsx'
import { GoodsSheet } from './GoodsSheet.tsx'
import {
  daysFrom,
  isUnreadable,
  supplyBody,
  supplyProblems,
  supplyStart,
  type TypedSupply,
} from './goodsForm.ts'
import { waitingFor } from './likelyMeetings.ts'
import { formText } from './messages.ts'
import { SearchedBox } from './SearchedBox.tsx'
import type { FormLists } from './useFormLists.ts'
import { type GoodsFormState, goodsWire, useGoodsForm } from './useGoodsForm.ts'
import { useLikely } from './useLikely.ts'

type SupplyFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** The user's own supply to repeat or to edit. */
  readonly like: Supply | null
  readonly edits: boolean
}

/** The supply form of an importer (contract 6, supply/add and supply/update). */
export function SupplyForm({ open, onClose, like, edits }: SupplyFormProps) {
  const t = useText(formText)
  const { profile } = useSession()
  const add = useAddSupply()
  const update = useUpdateSupply()
  const state = useGoodsForm<TypedSupply>({
    id: {
      userId: profile?.id ?? 0,
      side: 'supply',
      from: like ? `${edits ? 'edit' : 'like'}:${like.id}` : 'new',
    },
    start: () => supplyStart(like, new Date(), edits),
    labels: {
      fish_type_id: t.fish,
      category_id: t.category,
      size_id: t.size,
      origin_country: t.country,
      quantity: t.quantity,
      price: t.price,
      available_from: t.from,
      available_to: t.to,
      notes: t.notes,
    },
    wire: {
      ...goodsWire,
      country: ['origin_country'],
      price: ['price'],
      from: ['available_from'],
      to: ['available_to'],
    },
    problems: supplyProblems,
    send: async (typed) => {
      const supply = like && edits ? await update(like.id, supplyBody(typed)) : await add(supplyBody(typed))
      const { number, matches } = supply
      const added = matches > 0 ? t.supplyMeets(number, matches) : t.supplyAdded(number)
      showToast('success', edits ? t.supplyChanged(number) : added)
      onClose()
    },
  })
  return (
    <GoodsSheet
      open={open}
      onClose={onClose}
      state={state}
      title={!like ? t.addSupply : edits ? t.editSupply : t.likeSupply}
      worth={t.worth}
      send={edits ? t.sendChanges : t.sendSupply}
    >
      {(lists) => <Fields state={state} lists={lists} />}
    </GoodsSheet>
  )
}

type FieldsProps = { readonly state: GoodsFormState<TypedSupply>; readonly lists: FormLists }

function Fields({ state, lists }: FieldsProps) {
  const t = useText(formText)
  const locale = useLocale()
  const { typed, errors, type, field } = state
  const { today, last } = daysFrom(new Date())
  return (
    <>
      <GoodsFields {...lists} state={state}>
        <Field label={t.country} errors={errors.origin_country}>
          {(control) => (
            <SearchedBox
              {...control}
              label={t.country}
              choices={searchedCountries(locale)}
              value={typed.country}
              placeholder={t.countryHint}
              onChange={(country) => type({ country })}
            />
          )}
        </Field>
      </GoodsFields>
      <Pair>
        <QuantityField state={state} />
        <AmountField label={t.price} {...field('price')} />
      </Pair>
      <WaitingDemands state={state} lists={lists} today={today} />
      <Pair>
        <DateField
          label={t.from}
          min={typed.from < today ? undefined : today}
          max={last}
          {...field('from')}
        />
        <DateField
          label={t.to}
          optional
          hint={t.toHint}
          min={typed.from > today ? typed.from : today}
          max={last}
          {...field('to')}
        />
      </Pair>
      <NotesField state={state} placeholder={t.supplyNotesHint} />
    </>
  )
}

/** The number of matching open demands, and their highest target price. */
function WaitingDemands({ state: { typed }, lists, today }: FieldsProps & { readonly today: string }) {
  const t = useText(formText)
  const { data } = useLikely('POST platforms/behar-market/demand/list', typed, lists.waitingDemands)
  if (!data || isUnreadable(typed)) return <LikelyLine>{null}</LikelyLine>
  const { count, highest } = waitingFor(typed, data.data, today)
  const more = data.total > data.data.length && count > 0
  return (
    <LikelyLine>
      {highest === null ? t.waiting(count, more) : t.waitingUpTo(count, more, pricePrinted(highest))}
    </LikelyLine>
  )
}
