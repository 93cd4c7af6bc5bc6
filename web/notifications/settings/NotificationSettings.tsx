import { type Channel, channels, type Group, groupNames, groups } from '#shared/notifications/groups.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { settingsText } from './messages.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'
import { type Change, type NotificationSettings as Settings, useNotificationSettings } from './queries.ts'
import { useChanges } from './useChanges.ts'

/** How notifications arrive outside of the site: this device, channels by group, quiet hours and language. */
export function NotificationSettings() {
  const t = useText(settingsText)
  return (
    <Loaded result={useNotificationSettings()} loading={<SettingsSkeleton />} title={t.failedTitle} carded>
      {(settings) => <Shown settings={settings} />}
    </Loaded>
  )
}

/** The name of each language in that language. */
const languageNames = { ar: 'العربية', en: 'English' } as const

function Shown({ settings }: { readonly settings: Settings }) {
  const t = useText(settingsText)
  const { shown, busy, change } = useChanges(settings)
  return (
    <div aria-busy={busy || undefined} className="grid items-start gap-3 md:gap-5">
      <Card as="section" padding="details">
        <PushSwitch publicKey={settings.push.key} />
      </Card>
      <ChoiceTable settings={shown} onChange={change} />
      <Card as="section" padding="details" className="flex flex-col gap-4">
        <QuietHours settings={shown} onChange={change} />
        <SelectField
          label={t.language}
          value={shown.language}
          options={[
            { value: 'ar', label: languageNames.ar },
            { value: 'en', label: languageNames.en },
          ]}
          onChange={(language) => change({ language })}
        />
      </Card>
    </div>
  )
}

function ChoiceTable({
  settings: { choices, available },
  onChange,
}: {
  readonly settings: Settings
  readonly onChange: (change: Change) => void
}) {
  const t = useText(settingsText)
  const locale = useLocale()
  const offered = channels.filter((channel) => channel === 'push' || available[channel])
  const toggle = (group: Group, channel: Channel, on: boolean) =>
    onChange({
      choices: {
        [group]: channels.filter((each) => (each === channel ? on : choices[group].includes(each))),
      },
    })
  return (
    <Card as="section" padding="details" aria-labelledby="choices">
      <h2 id="choices" className="text-h3">
        {t.choices}
      </h2>
      <p className="text-meta text-quiet">{t.choicesBody}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {groups.map((group) => (
          <li key={group} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <p className="min-w-0 grow basis-48 text-dense font-bold">{groupNames[group][locale]}</p>
            {group === 'alerts' ? (
              <p className="text-meta text-quiet">{t.ownChannels}</p>
            ) : (
              <div className="flex flex-wrap gap-x-5">
                {offered.map((channel) => (
                  <Checkbox
                    key={channel}
                    label={t[channel]}
                    checked={choices[group].includes(channel)}
                    onChange={(on) => toggle(group, channel, on)}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {!available.email && <p className="mt-2 text-meta text-quiet">{t.noEmail}</p>}
    </Card>
  )
}

function SettingsSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <LoadingNote />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-40 w-full" />
    </Card>
  )
}
