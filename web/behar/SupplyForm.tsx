import type { Supply } from '#shared/behar/contract.ts'
import { useSession } from '../auth/session.ts'
import { useLocale, useText } from '../base/text.ts'
import { Field } from '../base/ui/Field.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { pricePrinted } from '../products/listingPrice.ts'
import { formText } from './formMessages.ts'
import { DayField, GoodsFields, NotesField, Pair, PriceField, QuantityField } from './GoodsFields.tsx'
import { FieldsSkeleton, GoodsSheet } from './GoodsSheet.tsx'
import {
  daysFrom,
  supplyBody,
  supplyFields,
  supplyProblems,
  supplyStart,
  type TypedSupply,
} from './goodsForm.ts'
import { LikelyLine } from './LikelyLine.tsx'
import { waitingFor } from './likelyMeetings.ts'
import { PartnerFace } from './PartnerFace.tsx'
import { SearchedBox } from './SearchedBox.tsx'
import { searchedCountries } from './searchedChoices.ts'
import { type FormLists, useFormLists } from './useFormLists.ts'
import { type GoodsFormState, useGoodsForm } from './useGoodsForm.ts'
import { useAddRefusal, useAddSupply } from './useIntegration.ts'
import { useLikelyDemands } from './useLikely.ts'

type SupplyFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** One's own that is offered once more. */
  readonly like: Supply | null
}

/** What an importer has to offer (contract 6, supply/add). */
export function SupplyForm({ open, onClose, like }: SupplyFormProps) {
  const t = useText(formText)
  const { profile } = useSession()
  const refusedBecause = useAddRefusal()
  const lists = useFormLists()
  const add = useAddSupply()
  const state = useGoodsForm<TypedSupply>({
    id: { userId: profile?.id ?? 0, side: 'supply', from: like ? `like:${like.id}` : 'new' },
    start: () => supplyStart(like, new Date()),
    fields: supplyFields,
    problems: supplyProblems,
    send: async (typed) => {
      const supply = await add(supplyBody(typed))
      showToast(
        'success',
        supply.matches > 0 ? t.supplyMeets(supply.number, supply.matches) : t.supplyAdded(supply.number),
      )
      onClose()
    },
  })
  return (
    <GoodsSheet
      {...{ open, onClose, state, refusedBecause }}
      title={like ? t.likeSupply : t.addSupply}
      labels={{
        ...{ fish_type_id: t.fish, category_id: t.category, size_id: t.size, origin_country: t.country },
        ...{
          quantity: t.quantity,
          price: t.price,
          available_from: t.from,
          available_to: t.to,
          notes: t.notes,
        },
      }}
      worth={t.worth}
      send={t.sendSupply}
    >
      {lists.failed ? (
        <PartnerFace refusal={lists.failed} onRetry={lists.retry} />
      ) : lists.lists && state.ready ? (
        <Fields state={state} lists={lists.lists} />
      ) : (
        <FieldsSkeleton />
      )}
    </GoodsSheet>
  )
}

type FieldsProps = { readonly state: GoodsFormState<TypedSupply>; readonly lists: FormLists }

function Fields({ state, lists }: FieldsProps) {
  const t = useText(formText)
  const locale = useLocale()
  const { typed, errors, type } = state
  const { today, last } = daysFrom(new Date())
  return (
    <>
      <GoodsFields {...lists} state={state}>
        <Field label={t.country} errors={errors.origin_country}>
          {(control) => (
            <SearchedBox
              {...control}
              choices={searchedCountries(locale)}
              value={typed.country}
              placeholder={t.countryHint}
              onChange={(country) => type({ country }, 'origin_country')}
            />
          )}
        </Field>
      </GoodsFields>
      <Pair>
        <QuantityField state={state} />
        <PriceField
          label={t.price}
          value={typed.price}
          errors={errors.price}
          onChange={(price) => type({ price }, 'price')}
        />
      </Pair>
      <WaitingDemands {...{ state, lists, today }} />
      <Pair>
        <DayField
          label={t.from}
          min={today}
          max={last}
          value={typed.from}
          errors={errors.available_from}
          onChange={(from) => type({ from }, 'available_from')}
        />
        <DayField
          label={t.to}
          optional
          hint={t.toHint}
          min={typed.from || today}
          max={last}
          value={typed.to}
          errors={errors.available_to}
          onChange={(to) => type({ to }, 'available_to')}
        />
      </Pair>
      <NotesField
        placeholder={t.supplyNotesHint}
        value={typed.notes}
        errors={errors.notes}
        onChange={(notes) => type({ notes }, 'notes')}
      />
    </>
  )
}

/** Who waits for it already, and what the best of them would pay. */
function WaitingDemands({ state: { typed }, lists, today }: FieldsProps & { readonly today: string }) {
  const t = useText(formText)
  const { data } = useLikelyDemands(typed, lists.waitingDemands)
  if (!data) return <LikelyLine>{null}</LikelyLine>
  const { count, highest } = waitingFor(typed, data.data, today)
  const more = data.total > data.data.length && count > 0
  return (
    <LikelyLine>
      {highest === null ? t.waiting(count, more) : t.waitingUpTo(count, more, pricePrinted(highest))}
    </LikelyLine>
  )
}
