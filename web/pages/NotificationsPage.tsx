import { createFileRoute } from '@tanstack/react-router'
import { AccountHead } from '../account/AccountHead.tsx'
import { useProfile } from '../account/profile.ts'
import { AlertList } from '../alerts/AlertList.tsx'
import { useText } from '../app/texts/text.ts'
import { accountTitles } from '../app/titles.ts'
import { NotificationSettings } from '../notifications/settings/NotificationSettings.tsx'

export const Route = createFileRoute('/profile/_framed/notifications')({
  staticData: { privateTitle: { title: accountTitles.notifications, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const t = useText(accountTitles)
  const { type } = useProfile()
  return (
    <>
      <AccountHead title={t.notifications} />
      <div className="mt-4 flex flex-col gap-8 max-md:mt-0">
        <AlertList />
        <NotificationSettings type={type} />
      </div>
    </>
  )
}
