import { useId } from 'react'
import type { ListedSeason } from '#shared/operator/lists/seasons.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from '../lists/messages.ts'
import { type Pair, PairField } from '../lists/PairField.tsx'
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
  const lists = useText(listsText)
  const locale = useLocale()
  const fish = useNamed('fish')
  const regions = useNamed('regions')
  const id = useId()
  const refusedBecause = useStaffMay('editor') ? null : lists.editorsOnly
  const form = useEntryForm<Typed>({
    refusedBecause,
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
  const { typed, type, errorsIn } = form
  return (
    <Sheet
      open
      side="end"
      title={season ? t.change : t.add}
      onClose={() => void form.leave()}
      footer={
        <Button type="submit" form={id} wide busy={form.busy} refusedBecause={refusedBecause}>
          {lists.save}
        </Button>
      }
    >
      <form ref={form.ref} id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble reason={form.reason} />
        </div>
        <PairField
          label={t.rule}
          value={typed.rule}
          onChange={(rule) => type({ rule })}
          errors={(language) => errorsIn(`rule.${language}`)}
        />
        <Field label={t.kind} hint={t.openHint} errors={errorsIn('kind')}>
          {(control) => (
            <SelectBox
              {...control}
              value={typed.kind}
              options={(['closed', 'open'] as const).map((kind) => ({ value: kind, label: t[kind] }))}
              onChange={(kind) => type({ kind: kind === 'open' ? 'open' : 'closed' })}
            />
          )}
        </Field>
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
        <SeasonDetails typed={typed} type={type} errorsIn={errorsIn} />
        <Checkbox label={t.hide} checked={typed.hidden} onChange={(hidden) => type({ hidden })} />
      </form>
    </Sheet>
  )
}

type DetailsProps = Pick<ReturnType<typeof useEntryForm<Typed>>, 'typed' | 'type' | 'errorsIn'>

function SeasonDetails({ typed, type, errorsIn }: DetailsProps) {
  const t = useText(seasonsText)
  const box = (name: 'from' | 'to' | 'gear' | 'source', more: object = {}, hint?: string) => (
    <Field label={labels[name]} optional hint={hint} errors={errorsIn(name)}>
      {(control) => (
        <TextBox
          {...control}
          {...more}
          value={typed[name]}
          onChange={(event) => type({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const labels = {
    from: t.from,
    to: t.to,
    gear: t.gear,
    source: t.source,
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {box('from', { dir: 'ltr', placeholder: '03-01' })}
        {box('to', { dir: 'ltr', placeholder: '04-30' })}
      </div>
      {box('gear', {}, t.gearHint)}
      <div className="grid gap-4 sm:grid-cols-2">
        <DecimalField
          label={t.minSize}
          optional
          errors={errorsIn('min_size_cm')}
          bounds={centimetres}
          value={typed.min_size_cm}
          onChange={(min_size_cm) => type({ min_size_cm })}
        />
        <DecimalField
          label={t.year}
          optional
          errors={errorsIn('year')}
          bounds={years}
          print={String}
          value={typed.year}
          onChange={(year) => type({ year })}
        />
      </div>
      {box('source')}
    </>
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
