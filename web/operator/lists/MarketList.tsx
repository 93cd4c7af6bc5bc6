import { Star } from 'lucide-react'
import type { ListedMarket } from '#shared/operator/lists/lists.ts'
import { type MarketKind, marketKinds } from '#shared/operator/lists/optionLists.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { optionsOf } from '../table/defineTable.tsx'
import { defineList } from './defineList.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { aliasText, useListForm } from './useListForm.ts'
import { useNamed } from './useNamed.ts'

/** The markets, one of which is primary, and the ports where boats land. */
export const MarketList = defineList('GET operator/markets', {
  title: listsText.markets,
  usedBy: 'products',
  add: listsText.addMarket,
  sheet: (row, close) => <MarketForm key={row?.id ?? 'new'} market={row} onDone={close} />,
  filters: [{ name: 'kind', label: listsText.kind, options: optionsOf(listsText, marketKinds) }],
  badge: ({ primary }) => primary && <PrimaryBadge />,
  columns: [
    { id: 'city', title: listsText.city, cell: ({ city }) => city.name },
    { id: 'kind', title: listsText.kind, cell: ({ kind }, { locale }) => listsText[kind][locale] },
  ],
})

function PrimaryBadge() {
  const t = useText(listsText)
  return (
    <Badge tone="palm" icon={Star}>
      {t.primaryMark}
    </Badge>
  )
}

type MarketFormProps = { readonly market: ListedMarket | null; readonly onDone: () => void }

function MarketForm({ market, onDone }: MarketFormProps) {
  const t = useText(listsText)
  const cities = useNamed('cities')
  const kind: MarketKind = market?.kind ?? 'auction_market'
  const { typed, type, field, errorsIn, sheet } = useListForm('markets', {
    row: market,
    usedBy: 'products',
    onDone,
    start: {
      city_id: market ? String(market.city.id) : '',
      kind,
      aliases: aliasText(market?.aliases),
      primary: market?.primary ?? false,
    },
    problems: ({ city_id }) => missingIn({ city_id }, ['city_id']),
    body: (own) => own,
  })
  return (
    <EntrySheet title={market ? t.editMarket : t.addMarket} {...sheet}>
      <SelectField label={t.city} options={cities} blank={t.choose} {...field('city_id')} />
      <SelectField
        label={t.kind}
        options={marketKinds.map((value) => ({ value, label: t[value] }))}
        {...field('kind')}
      />
      <TextField label={t.aliases} optional hint={t.aliasesHint} {...field('aliases')} />
      <Field label={t.primary} labelHidden errors={errorsIn('primary')}>
        {() => (
          <Checkbox label={t.primary} checked={typed.primary} onChange={(primary) => type({ primary })} />
        )}
      </Field>
    </EntrySheet>
  )
}
