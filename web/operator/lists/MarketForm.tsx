import type { ListedMarket } from '#shared/operator/lists/lists.ts'
import { type MarketKind, marketKinds } from '#shared/operator/lists/optionLists.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { EntrySheet, LineField } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { aliasText, useListForm } from './useListForm.ts'
import { useNamed } from './useNamed.ts'

type MarketFormProps = { readonly market: ListedMarket | null; readonly onDone: () => void }

/** The form of a market or a landing site. */
export function MarketForm({ market, onDone }: MarketFormProps) {
  const t = useText(listsText)
  const cities = useNamed('cities')
  const kind: MarketKind = market?.kind ?? 'auction_market'
  const { typed, type, errorsIn, sheet } = useListForm('markets', {
    row: market,
    usedBy: 'products',
    onDone,
    start: {
      city_id: market ? String(market.city.id) : '',
      kind,
      aliases: aliasText(market?.aliases),
      primary: market?.primary ?? false,
    },
    body: ({ city_id, kind, aliases, primary }) => ({ city_id, kind, aliases, primary }),
  })
  return (
    <EntrySheet title={market ? t.editMarket : t.addMarket} {...sheet}>
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
      <LineField
        label={t.aliases}
        hint={t.aliasesHint}
        errors={errorsIn('aliases')}
        value={typed.aliases}
        onChange={(aliases) => type({ aliases })}
      />
      <Field label={t.primary} labelHidden errors={errorsIn('primary')}>
        {() => (
          <Checkbox label={t.primary} checked={typed.primary} onChange={(primary) => type({ primary })} />
        )}
      </Field>
    </EntrySheet>
  )
}
