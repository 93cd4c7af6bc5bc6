import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { Field, TextArea, TextBox } from '../../ui/form/Field.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { listingText } from './messages.ts'
import { placeIn } from './state/place.ts'
import type { ListingState } from './useListing.ts'

/** Location, time of catch and name of the goods. */
export function PlaceStep({ state }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const { listing, change, errorsOf, options } = state
  const chooseMarket = (marketId: number | null) => {
    const market = options.markets.find(({ id }) => id === marketId)
    change(market ? placeIn(listing, market, options) : { marketId: null })
  }
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          label={t.market}
          errors={errorsOf('market_id')}
          value={listing.marketId}
          blank={t.chooseMarket}
          options={options.markets}
          onChange={chooseMarket}
        />
        <SelectField
          label={t.city}
          errors={errorsOf('city_id')}
          value={listing.cityId}
          blank={t.chooseCity}
          options={options.cities}
          onChange={(cityId) => change({ cityId })}
        />
        {listing.source !== 'imported' && listing.source !== 'farmed' && <Landing state={state} />}
        {listing.source !== 'imported' && <CaughtAt state={state} />}
      </div>
      <NameAndDetails state={state} />
    </>
  )
}

const wordFields = ['name.ar', 'name.en', 'details.ar', 'details.en'] as const

/** Names and descriptions. They are folded for new goods, because the name is proposed; a typed name or an error opens them. */
function NameAndDetails({ state }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const locale = useLocale()
  const { listing, name, errorsOf } = state
  const [opened, setOpened] = useState(listing.name.ar !== '' || listing.name.en !== '')
  const wrong = wordFields.some((field) => errorsOf(field))
  if (wrong && !opened) setOpened(true)
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-2">
      <legend className="visually-hidden">{t.words}</legend>
      <button
        type="button"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start text-dense"
      >
        <span className="shrink-0 font-bold">{t.words}</span>
        <span className="ms-auto min-w-0 truncate text-meta text-quiet">{name[locale]}</span>
        <ChevronDown aria-hidden size={18} className={opened ? 'shrink-0 rotate-180' : 'shrink-0'} />
      </button>
      {opened && (
        <div className="grid items-start gap-4 pt-2 md:grid-cols-2">
          <ProposedName state={state} lang="ar" />
          <ProposedName state={state} lang="en" />
          <Details state={state} lang="ar" />
          <Details state={state} lang="en" />
        </div>
      )}
    </fieldset>
  )
}

function Landing({ state: { listing, change, errorsOf, options } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const { cityId, landing } = listing
  // The harbours of the chosen city come first.
  const near = options.landing_places.toSorted(
    (one, other) => Number(other.city_id === cityId) - Number(one.city_id === cityId),
  )
  const names = near.map(({ name }) => name)
  const all = landing && !names.includes(landing) ? [landing, ...names] : names
  return (
    <Field label={t.landing} optional errors={errorsOf('landing_place')}>
      {(control) => (
        <SelectBox
          {...control}
          value={landing}
          blank={t.noLanding}
          options={all.map((name) => ({ value: name, label: name }))}
          onChange={(value) => change({ landing: value })}
        />
      )}
    </Field>
  )
}

function CaughtAt({ state: { listing, change, errorsOf, now } }: { readonly state: ListingState }) {
  const t = useText(listingText)
  const days = [
    { label: t.today, day: riyadhDay(new Date(now)) },
    { label: t.yesterday, day: riyadhDay(addDays(new Date(now), -1)) },
  ]
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <DateField
        label={t.caughtAt}
        optional
        max={days[0]?.day}
        errors={errorsOf('caught_at')}
        value={listing.caughtAt}
        onChange={(caughtAt) => change({ caughtAt })}
      />
      <div className="flex gap-2">
        {days.map(({ label, day }) => (
          <ChoiceChip
            key={day}
            chosen={listing.caughtAt === day}
            onChange={(chosen) => change({ caughtAt: chosen ? day : '' })}
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
    </div>
  )
}

type InLanguage = { readonly state: ListingState; readonly lang: Locale }

/**
 * The name of the goods. It follows the choices above until the seller edits it; if the field is emptied, it follows them
 * again.
 */
function ProposedName({ state: { listing, change, errorsOf, proposed }, lang }: InLanguage) {
  const t = useText(listingText)
  const [typed, setTyped] = useState<string | null>(null)
  const written = listing.name[lang]
  return (
    <Field
      label={lang === 'ar' ? t.nameAr : t.nameEn}
      hint={written === '' && proposed[lang] ? t.nameHint : undefined}
      errors={errorsOf(`name.${lang}`)}
    >
      {(control) => (
        <TextBox
          {...control}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          maxLength={limits.text.name}
          value={typed ?? (written || proposed[lang])}
          onChange={({ target: { value } }) => {
            setTyped(value)
            change({ name: { ...listing.name, [lang]: value.trim() === proposed[lang] ? '' : value } })
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}

/** The description of the goods in one language. */
export function Details({ state: { listing, change, errorsOf }, lang }: InLanguage) {
  const t = useText(listingText)
  return (
    <Field label={lang === 'ar' ? t.detailsAr : t.detailsEn} optional errors={errorsOf(`details.${lang}`)}>
      {(control) => (
        <TextArea
          {...control}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          maxLength={limits.text.body}
          value={listing.details[lang]}
          onChange={({ target: { value } }) => change({ details: { ...listing.details, [lang]: value } })}
          className="min-h-24"
        />
      )}
    </Field>
  )
}
