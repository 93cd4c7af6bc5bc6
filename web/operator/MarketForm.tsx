import type { ListedMarket } from '#shared/operator/lists.ts'
import { type MarketKind, marketKinds } from '#shared/operator/optionLists.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Checkbox } from '../base/ui/Checkbox.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { SelectBox } from '../base/ui/SelectBox.tsx'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { aliasText, entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './listsMessages.ts'
import { useEntryForm } from './useEntryForm.ts'
import { useNamed } from './useNamed.ts'

type Typed = EntryTyped & {
  readonly city_id: string
  readonly kind: MarketKind
  readonly aliases: string
  readonly primary: boolean
}

/** A market or a landing site. */
export function MarketForm({
  market,
  onDone,
}: {
  readonly market: ListedMarket | null
  readonly onDone: () => void
}) {
  const t = useText(listsText)
  const locale = useLocale()
  const cities = useNamed('cities')
  const params = { id: market?.id ?? 0 }
  const form = useEntryForm<Typed>({
    start: {
      ...entryTyped(market),
      city_id: market ? String(market.city.id) : '',
      kind: market?.kind ?? 'auction_market',
      aliases: aliasText(market?.aliases),
      primary: market?.primary ?? false,
    },
    onDone,
    send: (typed) => {
      const { city_id, kind, aliases, primary } = typed
      const body = { ...entryBody(typed), city_id, kind, aliases, primary }
      return market
        ? api('POST operator/markets/{id}', { params, body }, { locale })
        : api('POST operator/markets', { body }, { locale })
    },
  })
  const { typed, set, errorsOf } = form
  return (
    <EntrySheet
      title={market ? t.editMarket : t.addMarket}
      form={form}
      remove={
        market
          ? {
              name: market.name,
              uses: market.uses,
              usedBy: 'products',
              work: () => api('DELETE operator/markets/{id}', { params }, { locale }),
            }
          : undefined
      }
    >
      <Field label={t.city} errors={errorsOf('city_id')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.city_id}
            options={cities}
            blank={t.choose}
            onChange={(city_id) => set({ city_id })}
          />
        )}
      </Field>
      <Field label={t.kind} errors={errorsOf('kind')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.kind}
            options={marketKinds.map((kind) => ({ value: kind, label: t[kind] }))}
            onChange={(chosen) => {
              const kind = marketKinds.find((one) => one === chosen)
              if (kind) set({ kind })
            }}
          />
        )}
      </Field>
      <Field label={t.aliases} optional hint={t.aliasesHint} errors={errorsOf('aliases')}>
        {(control) => (
          <TextBox
            {...control}
            value={typed.aliases}
            onChange={(event) => set({ aliases: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.primary} labelHidden errors={errorsOf('primary')}>
        {() => (
          <Checkbox label={t.primary} checked={typed.primary} onChange={(primary) => set({ primary })} />
        )}
      </Field>
    </EntrySheet>
  )
}
