import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { pricePrinted, priceTyped } from '../../products/listing/state/price.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useAddDemand, useUpdateDemand } from '../integration/useIntegration.ts'
import { demandsAddress } from '../myDemands/search.ts'
import { GoodsFields, LikelyLine, NotesField, Pair, QuantityField } from './GoodsFields.tsx'
import { GoodsSheet } from './GoodsSheet.tsx'
import {
  daysFrom,
  demandBody,
  demandProblems,
  demandStart,
  isUnreadable,
  type TypedDemand,
} from './goodsForm.ts'
import { nearestTo } from './likelyMeetings.ts'
import { formText } from './messages.ts'
import type { FormLists } from './useFormLists.ts'
import { type GoodsFormState, goodsWire, useGoodsForm } from './useGoodsForm.ts'
import { useLikely } from './useLikely.ts'

type DemandFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** The user's own demand to repeat or to edit. */
  readonly like: Demand | null
  readonly edits: boolean
}

/** The demand form of an importer (contract 6, demand/add and demand/update). */
export function DemandForm({ open, onClose, like, edits }: DemandFormProps) {
  const t = useText(formText)
  const { profile } = useSession()
  const add = useAddDemand()
  const update = useUpdateDemand()
  const router = useRouter()
  /** Opens the tab with the new demand, if the page of the user's demands is shown. */
  const showInList = (tab: 'open' | 'matched') => {
    const to = '/international-market/behar-market/my-demands'
    if (router.state.location.pathname !== to) return
    void router.navigate({ to, search: demandsAddress(tab), resetScroll: false })
  }
  const state = useGoodsForm<TypedDemand>({
    id: {
      userId: profile?.id ?? 0,
      side: 'demand',
      from: like ? `${edits ? 'edit' : 'like'}:${like.id}` : 'new',
    },
    start: () => demandStart(like, new Date()),
    labels: {
      fish_type_id: t.fish,
      category_id: t.category,
      size_id: t.size,
      needed_by: t.neededBy,
      quantity: t.quantity,
      target_price: t.target,
      notes: t.notes,
    },
    wire: {
      ...goodsWire,
      neededBy: ['needed_by'],
      price: ['target_price'],
    },
    problems: demandProblems,
    send: async (typed) => {
      const body = demandBody(typed)
      const { number, status } = like && edits ? await update(like.id, body) : await add(body)
      const added = status.code === 'matched' ? t.demandMatched(number) : t.demandAdded(number)
      showToast('success', edits ? t.demandChanged(number) : added)
      onClose()
      if (!edits) showInList(status.code === 'matched' ? 'matched' : 'open')
    },
  })
  return (
    <GoodsSheet
      open={open}
      onClose={onClose}
      state={state}
      title={!like ? t.addDemand : edits ? t.editDemand : t.likeDemand}
      worth={t.worthAtTarget}
      send={edits ? t.sendChanges : t.sendDemand}
    >
      {(lists) => <Fields state={state} lists={lists} atTarget={edits} />}
    </GoodsSheet>
  )
}

type FieldsProps = { readonly state: GoodsFormState<TypedDemand>; readonly lists: FormLists }

function Fields({ state, lists, atTarget }: FieldsProps & { readonly atTarget: boolean }) {
  const t = useText(formText)
  const { typed, field } = state
  const { today, last } = daysFrom(new Date())
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (atTarget) target.current?.querySelector('input')?.focus()
  }, [atTarget])
  return (
    <>
      <GoodsFields {...lists} state={state}>
        <DateField label={t.neededBy} min={today} max={last} {...field('neededBy')} />
      </GoodsFields>
      <Pair>
        <QuantityField state={state} />
        <div ref={target} className="min-w-0">
          <AmountField
            label={t.target}
            hint={priceTyped(typed.price) ? undefined : t.targetHint}
            {...field('price')}
          />
        </div>
      </Pair>
      <Nearest state={state} lists={lists} today={today} />
      <NotesField state={state} placeholder={t.demandNotesHint} />
    </>
  )
}

/** The cheapest supply on the board, compared with the target price. */
function Nearest({ state: { typed }, lists, today }: FieldsProps & { readonly today: string }) {
  const t = useText(formText)
  const { data } = useLikely('POST platforms/behar-market/supply/list', typed, lists.waitingSupplies)
  if (!data || isUnreadable(typed)) return <LikelyLine>{null}</LikelyLine>
  const nearest = nearestTo(typed, data.data, today)
  if (!nearest) return <LikelyLine>{t.nearestNone}</LikelyLine>
  const { origin_country, quantity, price } = nearest.supply
  const country = origin_country.name
  const kilograms = printKilograms(gramsOf(quantity))
  const riyals = pricePrinted(halalasOf(price))
  return (
    <LikelyLine>
      {nearest.over > 0
        ? t.nearestOver(country, kilograms, riyals, pricePrinted(nearest.over))
        : priceTyped(typed.price)
          ? t.nearestMeets(country, kilograms, riyals)
          : t.nearestAt(country, kilograms, riyals)}
    </LikelyLine>
  )
}
