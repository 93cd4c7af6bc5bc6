import { type FormEvent, type ReactNode, useId } from 'react'
import { typedNumber } from '#shared/base/digits.ts'
import type { SettingName } from '#shared/base/settings.ts'
import type { Settings } from '#shared/operator/settings.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Checkbox } from '../base/ui/Checkbox.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { SpanField } from './SpanField.tsx'
import { settingsText } from './settingsMessages.ts'
import { daysWords, type Span, secondsOf, spanOf } from './settingsTime.ts'
import { useStaffMay } from './staffMay.ts'
import { useEntryForm } from './useEntryForm.ts'

type TimeName = Exclude<SettingName, 'request_days'>
type Typed = {
  readonly commission: string
  readonly times: { readonly [name in TimeName]: Span }
  readonly request_days: string
  readonly second_factor_required: boolean
  readonly note: string
}

const auctionTimes = ['auction_min_s', 'soft_close_s', 'soft_close_cap_s', 'accept_s', 'award_s'] as const
const orderTimes = ['pay_s', 'order_accept_s', 'order_step_s', 'order_done_s', 'return_s', 'hold_s'] as const

/** What an administrator sets for all trade. A blank time is the one that the server was started with. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const t = useText(settingsText)
  const locale = useLocale()
  const refusedBecause = useStaffMay('administrator') ? null : t.administratorsOnly
  const form = useEntryForm<Typed>({
    start: typedOf(settings),
    onDone: () => undefined,
    send: (typed) => api('POST operator/settings', { body: bodyOf(typed) }, { locale }),
  })
  const { typed, set, errorsOf } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!refusedBecause) void form.save()
  }
  const spans = (names: readonly TimeName[]) =>
    names.map((name) => (
      <SpanField
        key={name}
        label={t[name]}
        span={typed.times[name]}
        standard={settings.standard[name]}
        onChange={(span) => set({ times: { ...typed.times, [name]: span } })}
        errors={errorsOf(name)}
      />
    ))
  const text = (name: 'commission' | 'request_days' | 'note') => ({
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-dense text-quiet">{t.begins}</p>
      <div className="-mb-4 has-[p]:mb-0">
        <FormTrouble reason={form.reason} />
      </div>
      <Group title={t.trade}>
        <Field label={t.commission_bp} hint={t.commissionHint} errors={errorsOf('commission_bp')}>
          {(control) => (
            <TextBox {...control} {...text('commission')} dir="ltr" inputMode="decimal" start="%" />
          )}
        </Field>
      </Group>
      <Group title={t.auctions}>{spans(auctionTimes)}</Group>
      <Group title={t.orders}>{spans(orderTimes)}</Group>
      <Group title={t.requests}>
        <Field
          label={t.request_days}
          hint={t.standard(daysWords(settings.standard.request_days, locale))}
          errors={errorsOf('request_days')}
        >
          {(control) => (
            <TextBox {...control} {...text('request_days')} dir="ltr" inputMode="numeric" start={t.d} />
          )}
        </Field>
      </Group>
      <Group title={t.safety}>
        <div>
          <Checkbox
            label={t.second_factor_required}
            checked={typed.second_factor_required}
            onChange={(second_factor_required) => set({ second_factor_required })}
          />
          <p className="ps-8 text-meta text-quiet">{t.secondFactorHint}</p>
        </div>
      </Group>
      <Card className="z-10 flex flex-wrap items-end gap-4 md:sticky md:bottom-4 md:shadow-popover">
        <div className="min-w-56 grow">
          <Field label={t.note} optional errors={errorsOf('note')}>
            {(control) => <TextBox {...control} {...text('note')} maxLength={200} />}
          </Field>
        </div>
        <Button type="submit" size="main" busy={form.busy} refusedBecause={refusedBecause}>
          {t.save}
        </Button>
      </Card>
    </form>
  )
}

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

function typedOf(settings: Settings): Typed {
  const times = [...auctionTimes, ...orderTimes].map((name) => [
    name,
    spanOf(settings[name], settings.standard[name]),
  ])
  return {
    commission: String(settings.commission_bp / 100),
    times: Object.fromEntries(times) as Typed['times'],
    request_days: String(settings.request_days ?? ''),
    second_factor_required: settings.second_factor_required,
    note: '',
  }
}

function bodyOf({ commission, times, request_days, second_factor_required, note }: Typed) {
  const percent = typedNumber(commission.trim())
  const seconds = Object.entries(times).map(([name, span]) => [name, secondsOf(span)])
  return {
    // Basis points are whole: a third decimal is the server's to refuse.
    commission_bp: percent === undefined ? commission : Number((percent * 100).toFixed(6)),
    ...(Object.fromEntries(seconds) as Record<TimeName, ReturnType<typeof secondsOf>>),
    ...{ request_days, second_factor_required, note },
  }
}
