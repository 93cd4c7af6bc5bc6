import type { UserType } from '#shared/base/access/permissions.ts'
import { groupsFor } from '#shared/notifications/groups.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { ChoiceTable } from './ChoiceTable.tsx'
import { settingsText } from './messages.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'
import { type NotificationSettings as Settings, useNotificationSettings } from './queries.ts'
import { useChanges } from './useChanges.ts'

/** The settings for notifications outside of the site: this device, channels by group, quiet hours and language. */
export function NotificationSettings({ type }: { readonly type: UserType }) {
  const t = useText(settingsText)
  return (
    <Loaded result={useNotificationSettings()} loading={<SettingsSkeleton />} title={t.failedTitle} carded>
      {(settings) => <Shown settings={settings} type={type} />}
    </Loaded>
  )
}

/** The name of each language in that language. */
const languageNames = { ar: 'العربية', en: 'English' } as const

function Shown({ settings, type }: { readonly settings: Settings; readonly type: UserType }) {
  const t = useText(settingsText)
  const { shown, busy, change } = useChanges(settings)
  return (
    <div aria-busy={busy || undefined} className="grid items-start gap-3 md:gap-5">
      <Card as="section" padding="details">
        <PushSwitch publicKey={settings.push.key} />
      </Card>
      <ChoiceTable settings={shown} groups={groupsFor(type)} onChange={change} />
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

function SettingsSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <LoadingNote />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-40 w-full" />
    </Card>
  )
}
