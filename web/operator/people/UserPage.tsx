import { riyadhDay } from '#shared/base/dates.ts'
import { typeText } from '../../account/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Amount } from '../table/Amount.tsx'
import { usersText } from './messages.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'
import { UserStatus } from './UserStatus.tsx'
import { usePerson } from './usePerson.ts'

/** One person alone, at an address of their own: `/operator/users/12`. */
export function UserPage({ id }: { readonly id: number }) {
  const t = useText(usersText)
  const { data } = usePerson(id)
  const name = data?.name ?? `#${id}`
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumbs
        crumbs={[
          { label: t.table, link: { to: '/operator/$', params: { _splat: 'users' } } },
          { label: name },
        ]}
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
