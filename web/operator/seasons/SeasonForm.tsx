import type { ListedSeason } from '#shared/operator/lists/seasons.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { type Pair, PairField } from '../lists/PairField.tsx'
import { RecordSheet } from '../lists/RecordSheet.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { useNamed } from '../lists/useNamed.ts'
import { ManyChoices } from '../market/ManyChoices.tsx'
import { centimetres, seasonNumbers, seasonProblems, years } from '../typedNumbers.ts'
import { seasonsText } from './messages.ts'

type Typed = {
  readonly rule: Pair
  readonly kind: 'closed' | 'open'
  readonly fish_ids: readonly string[]
  readonly region_ids: readonly string[]
  readonly from: string
  readonly to: string
  readonly gear: string
  readonly min_size_cm: string
  readonly year: string
  readonly source: string
  readonly hidden: boolean
}

/** The form of a season: fish, regions, days of the year, and the announcement. */
export function SeasonForm({
  season,
  onDone,
}: {
  readonly season: ListedSeason | null
  readonly onDone: () => void
}) {
  const t = useText(seasonsText)
  const { editorsOnly } = useText(listsText)
  const locale = useLocale()
  const fish = useNamed('fish')
  const regions = useNamed('regions')
  const form = useEntryForm<Typed>({
    refusedBecause: useStaffMay('editor') ? null : editorsOnly,
    start: typedOf(season),
    onDone,
    problems: seasonProblems,
    send: ({ fish_ids, region_ids, ...typed }) => {
      const numbers = seasonNumbers(typed)
      const body = { ...typed, ...numbers, fish_ids: [...fish_ids], region_ids: [...region_ids] }
      return season
        ? api('POST operator/seasons/{id}', { params: { id: season.id }, body }, { locale })
        : api('POST operator/seasons', { body }, { locale })
    },
  })
  const { typed, type, field, errorsIn } = form
  const days = { optional: true, dir: 'ltr' } as const
  return (
    <RecordSheet title={season ? t.change : t.add} form={form}>
      <PairField
        label={t.rule}
        value={typed.rule}
        onChange={(rule) => type({ rule })}
        errors={(language) => errorsIn(`rule.${language}`)}
      />
      <SelectField
        label={t.kind}
        hint={t.openHint}
        options={(['closed', 'open'] as const).map((value) => ({ value, label: t[value] }))}
        {...field('kind')}
      />
      <ManyChoices
        label={t.fish}
        options={fish}
        chosen={typed.fish_ids}
        onChange={(fish_ids) => type({ fish_ids })}
        errors={errorsIn('fish_ids')}
      />
      <ManyChoices
        label={t.regions}
        options={regions}
        chosen={typed.region_ids}
        onChange={(region_ids) => type({ region_ids })}
        errors={errorsIn('region_ids')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.from} {...days} placeholder="03-01" {...field('from')} />
        <TextField label={t.to} {...days} placeholder="04-30" {...field('to')} />
      </div>
      <TextField label={t.gear} optional hint={t.gearHint} {...field('gear')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DecimalField label={t.minSize} optional bounds={centimetres} {...field('min_size_cm')} />
        <DecimalField label={t.year} optional bounds={years} print={String} {...field('year')} />
      </div>
      <TextField label={t.source} optional {...field('source')} />
      <Checkbox label={t.hide} checked={typed.hidden} onChange={(hidden) => type({ hidden })} />
    </RecordSheet>
  )
}

function typedOf(season: ListedSeason | null): Typed {
  const ruleIn = (locale: 'ar' | 'en') =>
    season?.translations.find((one) => one.locale === locale)?.rule ?? ''
  const ids = (named: ListedSeason['fish'] = []) => named.map(({ id }) => String(id))
  return {
    rule: { ar: ruleIn('ar'), en: ruleIn('en') },
    kind: season?.kind ?? 'closed',
    fish_ids: ids(season?.fish),
    region_ids: ids(season?.regions),
    from: season?.from ?? '',
    to: season?.to ?? '',
    gear: season?.gear ?? '',
    min_size_cm: String(season?.min_size_cm ?? ''),
    year: String(season?.year ?? ''),
    source: season?.source ?? '',
    hidden: season?.hidden ?? false,
  }
}
