import { type FormEvent, useId } from 'react'
import type { ListedSeason } from '#shared/operator/seasons.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Checkbox } from '../base/ui/Checkbox.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { SelectBox } from '../base/ui/SelectBox.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { listsText } from './listsMessages.ts'
import { ManyChoices } from './ManyChoices.tsx'
import { type Pair, PairField } from './PairField.tsx'
import { seasonsText } from './seasonsMessages.ts'
import { useStaffMay } from './staffMay.ts'
import { useEntryForm } from './useEntryForm.ts'

type Choice = { readonly value: string; readonly label: string }
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

/** A season: which fish, where, on which days of the year, and what the announcement says. */
export function SeasonForm({
  season,
  fish,
  regions,
  onDone,
}: {
  readonly season: ListedSeason | null
  readonly fish: readonly Choice[]
  readonly regions: readonly Choice[]
  readonly onDone: () => void
}) {
  const t = useText(seasonsText)
  const lists = useText(listsText)
  const locale = useLocale()
  const id = useId()
  const refusedBecause = useStaffMay('editor') ? null : lists.editorsOnly
  const form = useEntryForm<Typed>({
    start: typedOf(season),
    onDone,
    send: ({ fish_ids, region_ids, ...typed }) => {
      const body = { ...typed, fish_ids: [...fish_ids], region_ids: [...region_ids] }
      return season
        ? api('POST operator/seasons/{id}', { params: { id: season.id }, body }, { locale })
        : api('POST operator/seasons', { body }, { locale })
    },
  })
  const { typed, set, errorsOf } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!refusedBecause) void form.save()
  }
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
      <form ref={form.form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble reason={form.reason} />
        </div>
        <PairField
          label={t.rule}
          value={typed.rule}
          onChange={(rule) => set({ rule })}
          errors={(language) => errorsOf(`rule.${language}`)}
        />
        <Field label={t.kind} hint={t.openHint} errors={errorsOf('kind')}>
          {(control) => (
            <SelectBox
              {...control}
              value={typed.kind}
              options={(['closed', 'open'] as const).map((kind) => ({ value: kind, label: t[kind] }))}
              onChange={(kind) => set({ kind: kind === 'open' ? 'open' : 'closed' })}
            />
          )}
        </Field>
        <ManyChoices
          label={t.fish}
          options={fish}
          chosen={typed.fish_ids}
          onChange={(fish_ids) => set({ fish_ids })}
          errors={errorsOf('fish_ids')}
        />
        <ManyChoices
          label={t.regions}
          options={regions}
          chosen={typed.region_ids}
          onChange={(region_ids) => set({ region_ids })}
          errors={errorsOf('region_ids')}
        />
        <SeasonDetails {...{ typed, set, errorsOf }} />
        <Checkbox label={t.hide} checked={typed.hidden} onChange={(hidden) => set({ hidden })} />
      </form>
    </Sheet>
  )
}

type DetailsProps = Pick<ReturnType<typeof useEntryForm<Typed>>, 'typed' | 'set' | 'errorsOf'>

function SeasonDetails({ typed, set, errorsOf }: DetailsProps) {
  const t = useText(seasonsText)
  const box = (
    name: 'from' | 'to' | 'gear' | 'min_size_cm' | 'year' | 'source',
    more: object = {},
    hint?: string,
  ) => (
    <Field label={labels[name]} optional hint={hint} errors={errorsOf(name)}>
      {(control) => (
        <TextBox
          {...control}
          {...more}
          value={typed[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const labels = {
    ...{ from: t.from, to: t.to, gear: t.gear },
    ...{ min_size_cm: t.minSize, year: t.year, source: t.source },
  }
  const digits = { dir: 'ltr', inputMode: 'numeric' }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {box('from', { dir: 'ltr', placeholder: '03-01' })}
        {box('to', { dir: 'ltr', placeholder: '04-30' })}
      </div>
      {box('gear', {}, t.gearHint)}
      <div className="grid gap-4 sm:grid-cols-2">
        {box('min_size_cm', digits)}
        {box('year', digits)}
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
    ...{ fish_ids: ids(season?.fish), region_ids: ids(season?.regions) },
    ...{ from: season?.from ?? '', to: season?.to ?? '', gear: season?.gear ?? '' },
    min_size_cm: String(season?.min_size_cm ?? ''),
    year: String(season?.year ?? ''),
    ...{ source: season?.source ?? '', hidden: season?.hidden ?? false },
  }
}
