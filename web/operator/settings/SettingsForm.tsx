import { type ReactNode, useId } from 'react'
import { type SettingName, settingBounds } from '#shared/base/settings.ts'
import type { Settings } from '#shared/operator/settings.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { settingsText } from './messages.ts'
import { daysWords, type Span, spanBounds, spanWords, units } from './settingsTime.ts'
import {
  auctionTimes,
  bodyOf,
  orderTimes,
  percent,
  problemsOf,
  type TimeName,
  type TypedSettings,
  typedOf,
  type UnverifiedChoice,
  unverifiedChoices,
  wholeDays,
  wholeGoods,
} from './settingsTyped.ts'

/** The settings of all trade. For a blank duration, the server's configuration applies. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const t = useText(settingsText)
  const locale = useLocale()
  const refusedBecause = useStaffMay('administrator') ? null : t.administratorsOnly
  const form = useEntryForm<TypedSettings>({
    refusedBecause,
    start: typedOf(settings),
    onDone: () => undefined,
    problems: problemsOf,
    send: (typed) => api('POST operator/settings', { body: bodyOf(typed) }, { locale }),
  })
  const { typed, type, field, errorsIn } = form
  const boundsOf = (name: SettingName, words: typeof spanWords) => {
    const { least, most } = settingBounds[name]
    return t.bounds(words(least, locale), words(most, locale), t[`${name}_why`])
  }
  const spans = (names: readonly TimeName[]) =>
    names.map((name) => (
      <SpanField
        key={name}
        label={t[name]}
        span={typed.times[name]}
        standard={settings.standard[name]}
        stored={settings[name]}
        bounds={boundsOf(name, spanWords)}
        onChange={(span) => type({ times: { ...typed.times, [name]: span } })}
        errors={errorsIn(name)}
      />
    ))
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-dense text-quiet">{t.begins}</p>
      <div className="-mb-4 has-[p]:mb-0">
        <FormTrouble reason={form.reason} />
      </div>
      <fieldset disabled={refusedBecause !== null} className="flex min-w-0 flex-col gap-4">
        <Group title={t.trade}>
          <DecimalField
            label={t.commission_bp}
            hint={t.commissionHint}
            keepsHint
            errors={errorsIn('commission_bp')}
            bounds={percent}
            unit="%"
            value={typed.commission}
            onChange={(commission) => type({ commission })}
          />
          <Field label={t.unverified_goods} hint={t.unverifiedHint} keepsHint>
            {(control) => (
              <SelectBox
                {...control}
                value={typed.unverified}
                options={unverifiedChoices.map((value) => ({ value, label: t[unverifiedNames[value]] }))}
                onChange={(unverified) => type({ unverified: unverified as UnverifiedChoice })}
              />
            )}
          </Field>
          {typed.unverified === 'some' && (
            <DecimalField
              label={t.unverifiedMost}
              bounds={wholeGoods}
              errors={errorsIn('unverified_goods')}
              value={typed.unverified_goods}
              onChange={(unverified_goods) => type({ unverified_goods })}
            />
          )}
          <TextField
            label={t.vat_number}
            hint={t.vatHint}
            optional
            inputMode="numeric"
            maxLength={30}
            {...field('vat_number')}
          />
        </Group>
        <Group title={t.auctions}>{spans(auctionTimes)}</Group>
        <Group title={t.orders}>{spans(orderTimes)}</Group>
        <Group title={t.requests}>
          <div className="flex min-w-0 flex-col gap-1">
            <DecimalField
              label={t.request_days}
              hint={`${t.standard(daysWords(settings.standard.request_days, locale))}. ${boundsOf('request_days', daysWords)}`}
              keepsHint
              bounds={wholeDays}
              unit={t.d}
              {...field('request_days')}
            />
            <InForce
              words={daysWords(settings.request_days ?? settings.standard.request_days, locale)}
              isStandard={settings.request_days === null}
            />
          </div>
        </Group>
        <Group title={t.safety}>
          <div>
            <Checkbox
              label={t.second_factor_required}
              checked={typed.second_factor_required}
              onChange={(second_factor_required) => type({ second_factor_required })}
            />
            <p className="ps-8 text-meta text-quiet">{t.secondFactorHint}</p>
          </div>
        </Group>
      </fieldset>
      <Card className="z-10 flex flex-wrap items-end gap-4 md:sticky md:bottom-4 md:shadow-popover">
        {!refusedBecause && (
          <div className="min-w-56 grow">
            <TextField label={t.note} optional maxLength={200} {...field('note')} />
          </div>
        )}
        <Button type="submit" size="main" busy={form.busy} refusedBecause={refusedBecause}>
          {t.save}
        </Button>
      </Card>
    </form>
  )
}

const unverifiedNames = {
  all: 'unverifiedAll',
  some: 'unverifiedSome',
  none: 'unverifiedNone',
} as const satisfies Record<UnverifiedChoice, string>

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h3">
        {title}
      </h2>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</div>
    </Card>
  )
}

/** The value that applies now; the field may show an unsaved value. */
function InForce({ words, isStandard }: { readonly words: string; readonly isStandard: boolean }) {
  const t = useText(settingsText)
  return (
    <p className="text-meta">
      {t.inForce} <b>{words}</b> {isStandard && <span className="text-quiet">({t.environment})</span>}
    </p>
  )
}

type SpanFieldProps = {
  readonly label: string
  readonly span: Span
  /** The default in seconds, which applies while the field is blank. */
  readonly standard: number
  /** The stored value in seconds; null if the default applies. */
  readonly stored: number | null
  /** The allowed range, and the reason for it. */
  readonly bounds: string
  readonly onChange: (span: Span) => void
  readonly errors: readonly string[]
}

/** A field for a duration: a number and its unit. */
function SpanField({ label, span, standard, stored, bounds, onChange, errors }: SpanFieldProps) {
  const t = useText(settingsText)
  const locale = useLocale()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <DecimalField
        label={label}
        hint={`${t.standard(spanWords(standard, locale))}. ${bounds}`}
        keepsHint
        errors={errors}
        bounds={spanBounds}
        value={span.amount}
        onChange={(amount) => onChange({ ...span, amount })}
        beside={
          <SelectBox
            aria-label={t.unit(label)}
            value={span.unit}
            options={units.map((unit) => ({ value: unit, label: t[unit] }))}
            onChange={(chosen) =>
              onChange({ ...span, unit: units.find((unit) => unit === chosen) ?? span.unit })
            }
            className="w-28 shrink-0"
          />
        }
      />
      <InForce words={spanWords(stored ?? standard, locale)} isStandard={stored === null} />
    </div>
  )
}
