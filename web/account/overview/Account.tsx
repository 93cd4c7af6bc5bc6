import { Pencil } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Avatar } from '../Avatar.tsx'
import { MyData } from '../MyData.tsx'
import { accountText } from '../messages.ts'
import { PersonType } from '../PersonType.tsx'
import { useProfile } from '../profile.ts'
import { PageList } from './Menu.tsx'
import { SellerInvitation } from './SellerInvitation.tsx'
import { Settings } from './Settings.tsx'
import { VerifyReminder } from './VerifyReminder.tsx'

/** The account page: person, page list, details and settings. */
export function Account() {
  const t = useText(accountText)
  return (
    <>
      <h1 className="mb-5 text-h1 max-md:visually-hidden">{t.account}</h1>
      <div className="flex flex-col gap-3 md:gap-5">
        <VerifyReminder />
        <Person />
        <PageList />
        <SellerInvitation />
        <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-2">
          <MyData />
          <Settings />
        </div>
      </div>
    </>
  )
}

function Person() {
  const t = useText(accountText)
  const profile = useProfile()
  return (
    <Card padding="details" className="flex flex-wrap items-center gap-4">
      <Avatar person={profile} size="large" />
      <div className="min-w-0 grow basis-0">
        <h2 className="text-h3 break-words md:text-h2">
          <Name>{`${profile.f_name} ${profile.l_name}`}</Name>
        </h2>
        <PersonType profile={profile} />
      </div>
      <ButtonLink to="/profile/account/edit" kind="outlined" icon={Pencil} aria-label={t.editAccount}>
        {t.edit}
      </ButtonLink>
    </Card>
  )
}
