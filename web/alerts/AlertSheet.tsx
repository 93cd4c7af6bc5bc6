import { Fish, Gavel, TrendingDown } from 'lucide-react'
import { useState } from 'react'
import type { AlertKind, AlertPlace } from '#shared/alerts/rules.ts'
import type { FieldProblem } from '#shared/base/errors.ts'
import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import { coastNames, coasts } from '#shared/catalog/coasts.ts'
import { type Channel, channels } from '#shared/notifications/groups.ts'
import { api } from '../app/calls/api.ts'
import { useAction } from '../app/calls/useCall.ts'
import { useForm } from '../app/calls/useForm.ts'
import { moneyText } from '../app/texts/isolate.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { PushSwitch } from '../notifications/settings/PushSwitch.tsx'
import { useNotificationSettings } from '../notifications/settings/queries.ts'
import { AmountField } from '../ui/form/AmountField.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { ChoiceCard } from '../ui/form/ChoiceCard.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { FormTrouble } from '../ui/form/FormTrouble.tsx'
import { SelectField } from '../ui/form/SelectBox.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { Loaded } from '../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { AlertMet, findMet, type Met } from './AlertMet.tsx'
import { alertText } from './messages.ts'
import { type Alert, type AlertMarket, useMarkets, useReloadAlerts } from './queries.ts'

/** An average in SR per kg: of the sales of today or of 30 days, or of what is asked now. */
export type GuidePrice = { readonly basis: 'today' | 'month' | 'asked'; readonly riyals: number }

type NewAlert = {
  readonly kind: 'new'
  readonly fish: { readonly id: number; readonly name: string }
  readonly origin: 'local' | 'imported'
  readonly place: AlertPlace
  /** A price that the page shows for this origin and place. */
  readonly guide?: GuidePrice | undefined
}

/** The alert that is edited, or the species of a new one. */
export type EditedAlert = Alert | NewAlert

export type AlertSheetProps = {
  /** Null while the sheet is closed. */
  readonly edited: EditedAlert | null
  readonly onClose: () => void
}

/** A panel that adds or edits an alert. */
export function AlertSheet({ edited, onClose }: AlertSheetProps) {
  const t = useText(alertText)
  return (
    <Sheet
      side="panel"
      open={edited !== null}
      onClose={onClose}
      title={edited && edited.kind !== 'new' ? t.editTitle : t.title(edited?.fish.name ?? '')}
    >
      {edited && <Body edited={edited} onClose={onClose} />}
    </Sheet>
  )
}

type BodyProps = { readonly edited: EditedAlert; readonly onClose: () => void }

function Body({ edited, onClose }: BodyProps) {
  const t = useText(alertText)
  const [met, setMet] = useState<Met | null>(null)
  const markets = useMarkets()
  if (met) return <AlertMet met={met} onClose={onClose} />
  return (
    <Loaded result={markets} loading={<FormSkeleton />} title={t.loadingFailed}>
      {(loaded) => (
        <AlertForm
          edited={edited}
          markets={loaded}
          onClose={onClose}
          onSaved={(found) => (found ? setMet(found) : onClose())}
        />
      )}
    </Loaded>
  )
}

function AlertForm({
  edited,
  markets,
  onClose,
  onSaved,
}: BodyProps & {
  readonly markets: readonly AlertMarket[]
  /** Called with the products that already meet the alert. */
  readonly onSaved: (met: Met | null) => void
}) {
  const t = useText(alertText)
  const form = useAlertForm(edited, markets, onSaved)
  const { ref, typed, type, busy } = form
  const locale = useLocale()
  // The guide is shown only while the form has the origin and the place of the page.
  const isOfPage =
    edited.kind === 'new' && typed.origin === edited.origin && typed.place === String(edited.place ?? '')
  const guide = isOfPage ? edited.guide : undefined
  return (
    <form ref={ref} noValidate onSubmit={form.submit} className="flex flex-col [&_input]:scroll-mb-36">
      <div className="flex flex-col gap-5 p-4 md:p-5 [&>[role=alert]:empty]:-mb-5">
        <FormTrouble reason={form.reason} fields={form.wrong} onField={form.goTo} />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-dense font-bold">{t.kind}</legend>
          {kindsOf(edited).map(({ kind, icon, body }) => (
            <ChoiceCard
              key={kind}
              name="kind"
              value={kind}
              icon={icon}
              title={t[kind]}
              body={t[body]}
              chosen={typed.kind === kind}
              onChoose={() => type({ kind })}
            />
          ))}
        </fieldset>
        {typed.kind === 'price' && (
          <div className="grid gap-4 md:grid-cols-2">
            <AmountField
              name="price"
              label={t.upTo}
              hint={guide ? t[guide.basis](moneyText(halalasOf(guide.riyals), locale)) : t.upToHint}
              {...form.field('price')}
            />
            <SelectField
              name="origin"
              label={t.origin}
              {...form.field('origin')}
              options={[
                { value: 'local', label: t.local },
                { value: 'imported', label: t.imported },
              ]}
            />
          </div>
        )}
        <SelectField
          name="place"
          label={t.place}
          blank={t.everyMarket}
          {...form.field('place')}
          options={[
            ...coasts.map((coast) => ({ value: coast, label: coastNames[coast][locale] })),
            ...markets.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <ChannelFields chosen={typed.channels} onChange={(chosen) => type({ channels: chosen })} />
        <Checkbox label={t.always} checked={typed.always} onChange={(always) => type({ always })} />
      </div>
      <FormFoot cancel={t.cancel} submit={busy ? t.saving : t.save} busy={busy} onCancel={onClose} />
    </form>
  )
}

const kinds: readonly {
  readonly kind: AlertKind
  readonly icon: typeof Fish
  readonly body: 'priceBody' | 'landedBody' | 'auctionBody'
}[] = [
  { kind: 'price', icon: TrendingDown, body: 'priceBody' },
  { kind: 'landed', icon: Fish, body: 'landedBody' },
  { kind: 'auction', icon: Gavel, body: 'auctionBody' },
]

/** Only local fish lands at a market, so imported goods offer no such alert. */
const kindsOf = (edited: EditedAlert) =>
  kinds.filter(({ kind }) => kind !== 'landed' || edited.kind !== 'new' || edited.origin === 'local')

/** The channels that the market offers to the user; push has a switch for this device. */
function ChannelFields({
  chosen,
  onChange,
}: {
  readonly chosen: readonly Channel[]
  readonly onChange: (chosen: readonly Channel[]) => void
}) {
  const t = useText(alertText)
  const { data: settings } = useNotificationSettings()
  const offered = channels.filter(
    (channel) => channel === 'push' || settings?.available[channel] || chosen.includes(channel),
  )
  return (
    <fieldset>
      <legend className="text-dense font-bold">{t.channels}</legend>
      <p className="text-meta text-quiet">{t.onSite}</p>
      {offered.map((channel) => (
        <Checkbox
          key={channel}
          label={t[channel]}
          checked={chosen.includes(channel)}
          onChange={(on) =>
            onChange(channels.filter((each) => (each === channel ? on : chosen.includes(each))))
          }
        />
      ))}
      {chosen.includes('push') && settings && <PushSwitch publicKey={settings.push.key} />}
    </fieldset>
  )
}

type Typed = {
  readonly kind: AlertKind
  readonly price: string
  readonly origin: 'local' | 'imported'
  /** A coast or the id of a market; empty means every market. */
  readonly place: string
  readonly channels: readonly Channel[]
  readonly always: boolean
}

function useAlertForm(
  edited: EditedAlert,
  markets: readonly AlertMarket[],
  onSaved: (met: Met | null) => void,
) {
  const t = useText(alertText)
  const locale = useLocale()
  const reload = useReloadAlerts()
  const call = useAction(
    async (body: ReturnType<typeof bodyOf>) => {
      const alert = await (edited.kind === 'new'
        ? api('POST profile/alerts', { body }, { locale })
        : api('POST profile/alerts/{id}', { params: { id: edited.id }, body }, { locale }))
      // The alert is saved, even if its products cannot be counted.
      return findMet(alert, markets, locale).catch(() => null)
    },
    { done: (met) => (met ? null : t.saved), unsure: t.notSaved },
  )
  return useForm(call, {
    start: (): Typed => typedOf(edited),
    labels: { price: t.upTo, origin: t.origin, place: t.place },
    wire: { place: ['market_id', 'coast'] },
    problems: ({ kind, price }): { price?: FieldProblem } => {
      const problem = problemIn(readAmount(price))
      return kind === 'price' && problem ? { price: problem } : {}
    },
    sent: (typed) => bodyOf(edited.fish.id, typed),
    summary: t.wrong,
    async onSent(met) {
      onSaved(met)
      await reload()
    },
  })
}

function typedOf(edited: EditedAlert): Typed {
  if (edited.kind === 'new') {
    const { origin, place } = edited
    return {
      kind: 'price',
      price: '',
      origin,
      place: String(place ?? ''),
      channels: ['push'],
      always: false,
    }
  }
  const { kind, price, origin, market, coast, channels: chosen, often } = edited
  return {
    kind,
    price: price === null ? '' : printAmount(halalasOf(price)),
    origin: origin ?? 'local',
    place: String(market?.id ?? coast ?? ''),
    channels: chosen,
    always: often === 'always',
  }
}

function bodyOf(fish_id: number, { kind, price, origin, place, channels: chosen, always }: Typed) {
  const coast = coasts.find((each) => each === place)
  return {
    kind,
    fish_id,
    channels: [...chosen],
    often: always ? ('always' as const) : ('daily' as const),
    ...(coast ? { coast } : place && { market_id: Number(place) }),
    ...(kind === 'price' && { price: toRiyals(sureValueIn(readAmount(price))), origin }),
  }
}

function FormSkeleton() {
  return (
    <div className="p-4">
      <LoadingNote />
      <Skeleton className="h-60 w-full" />
    </div>
  )
}
