import { riyadhDay } from '#shared/base/dates.ts'
import { typeText } from '../../account/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { operatorLink, type RecordPageProps } from '../frame/places.ts'
import { Amount } from '../table/Amount.tsx'
import { usersText } from './messages.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'
import { UserStatus } from './UserStatus.tsx'
import { UsersPage } from './UsersPage.tsx'
import { usePerson } from './usePerson.ts'

/** One user, at `/operator/users/12`; all users if the address contains no id. */
export function UserPage({ id: named }: RecordPageProps) {
  const id = Number(named)
  return Number.isSafeInteger(id) && id > 0 ? <OneUser id={id} /> : <UsersPage />
}

function OneUser({ id }: { readonly id: number }) {
  const t = useText(usersText)
  const { data } = usePerson(id)
  const name = data?.name ?? `#${id}`
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumbs
        onPhones
        crumbs={[{ label: t.table, link: operatorLink({ to: 'users' }) }, { label: name }]}
      />
      <Card padding="details">
        {data && <Head person={data} />}
        <UserDetails id={id} />
      </Card>
    </div>
  )
}

function Head({ person }: { readonly person: NonNullable<ReturnType<typeof usePerson>['data']> }) {
  const t = useText(usersText)
  const types = useText(typeText)
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-hairline pb-4">
      <h2 className="min-w-0 text-h3">
        <UserName person={person} />
      </h2>
      <UserStatus person={person} />
      <p className="text-dense text-quiet">{types[person.type]}</p>
      <p className="text-dense">
        <span className="text-quiet">{t.joined}</span>{' '}
        <Isolate>{riyadhDay(new Date(person.joined_at))}</Isolate>
      </p>
      <p className="text-dense">
        <span className="text-quiet">{t.balance}</span>{' '}
        <Amount riyals={person.balance} className="font-bold" />
      </p>
    </header>
  )
}
