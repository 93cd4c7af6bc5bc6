import type { ListedMarket } from '#shared/operator/lists/lists.ts'
import { type MarketKind, marketKinds } from '#shared/operator/lists/optionLists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { aliasText, entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './messages.ts'
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
  const { typed, type, errorsIn } = form
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
      <Field label={t.city} errors={errorsIn('city_id')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.city_id}
            options={cities}
            blank={t.choose}
            onChange={(city_id) => type({ city_id })}
          />
        )}
      </Field>
      <Field label={t.kind} errors={errorsIn('kind')}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.kind}
            options={marketKinds.map((kind) => ({ value: kind, label: t[kind] }))}
            onChange={(chosen) => {
              const kind = marketKinds.find((one) => one === chosen)
              if (kind) type({ kind })
            }}
          />
        )}
      </Field>
      <Field label={t.aliases} optional hint={t.aliasesHint} errors={errorsIn('aliases')}>
        {(control) => (
          <TextBox
            {...control}
            value={typed.aliases}
            onChange={(event) => type({ aliases: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.primary} labelHidden errors={errorsIn('primary')}>
        {() => (
          <Checkbox label={t.primary} checked={typed.primary} onChange={(primary) => type({ primary })} />
        )}
      </Field>
    </EntrySheet>
  )
}
