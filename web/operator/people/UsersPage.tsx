import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type StaffRole, staffRoles, userTypes } from '#shared/base/access/permissions.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { ListedPerson } from '#shared/operator/people.ts'
import { typeText } from '../../account/typeMessages.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { frameText } from '../frame/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { type Listing, useListing } from '../table/listing.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { usersText } from './messages.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'
import { UserPage } from './UserPage.tsx'
import { UserStatus } from './UserStatus.tsx'

const states = ['waiting', 'verified', 'active', 'blocked', 'removed'] as const
const tabs = ['', ...states] as const

/** Everybody of the market, or one person at an address of their own (contract, section 8). */
export function UsersPage() {
  const [, below] = (useParams({ strict: false })._splat ?? '').split('/')
  const id = Number(below)
  return Number.isSafeInteger(id) && id > 0 ? <UserPage key={id} id={id} /> : <People />
}

/** Found, looked at and decided about in place. */
function People() {
  const t = useText(usersText)
  const locale = useLocale()
  const listing = useListing(['type', 'status', 'staff'])
  const asked = useQuery({
    queryKey: ['operator', 'users', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/users', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const counts = asked.data?.counts
  const { search, change } = listing
  const active = tabs.find((state) => state === search.status) ?? ''
  return (
    <>
      {counts && (
        <p className="-mt-4 mb-5 text-dense text-quiet max-lg:hidden">
          {t.summary(counts.all, counts.waiting)}
        </p>
      )}
      <div className="quiet-scroll -mx-4 -mt-4 mb-4 overflow-x-auto bg-card px-4 lg:hidden">
        <Tabs
          label={t.status}
          group="users"
          look="line"
          tabs={tabs.map((id) => ({
            id,
            label: t[id || 'all'],
            ...(counts && { count: counts[id || 'all'], waits: id === 'waiting' && counts.waiting > 0 }),
          }))}
          active={active}
          onChange={(status) => change({ status: status || undefined })}
        />
      </div>
      <TabPanel group="users" active={active}>
        <DataTable
          label={t.table}
          columns={useColumns()}
          asked={asked}
          listing={listing}
          keyOf={({ id }) => id}
          details={(person) => <UserDetails id={person.id} />}
          tools={<SearchBox listing={listing} label={t.search} />}
          filters={<Filters listing={listing} />}
          empty={t.none}
        />
      </TabPanel>
    </>
  )
}

function useColumns(): readonly Column<ListedPerson>[] {
  const t = useText(usersText)
  const types = useText(typeText)
  return [
    {
      id: 'user',
      title: t.user,
      sort: 'name',
      phone: 'head',
      cell: (person) => (
        <UserName
          person={person}
          below={
            <>
              {types[person.type]}
              {person.mobile && (
                <>
                  {' · '}
                  <Isolate>{person.mobile}</Isolate>
                </>
              )}
            </>
          }
        />
      ),
    },
    { id: 'type', title: t.type, phone: 'none', cell: ({ type }) => types[type] },
    {
      id: 'mobile',
      title: t.mobile,
      phone: 'none',
      cell: ({ mobile }) => mobile && <Isolate>{mobile}</Isolate>,
    },
    { id: 'status', title: t.status, phone: 'badge', cell: (person) => <UserStatus person={person} /> },
    {
      id: 'joined',
      title: t.joined,
      sort: 'joined',
      phone: 'none',
      cell: ({ joined_at }) => (
        <Isolate className="whitespace-nowrap">{riyadhDay(new Date(joined_at))}</Isolate>
      ),
    },
    {
      id: 'orders',
      title: t.orders,
      sort: 'orders',
      number: true,
      phone: 'none',
      cell: ({ orders }) => <Isolate>{orders.toLocaleString('en')}</Isolate>,
    },
    {
      id: 'balance',
      title: t.balance,
      sort: 'balance',
      number: true,
      phone: 'line',
      cell: ({ balance }) => <Amount riyals={balance} className="font-bold" />,
    },
  ]
}

function Filters({ listing: { search, change, ...listing } }: { readonly listing: Listing }) {
  const t = useText(usersText)
  const types = useText(typeText)
  const roles: Readonly<Record<StaffRole, string>> = useText(frameText)
  const all = { value: '', label: t.all }
  return (
    <>
      <Select
        className="lg:max-w-44"
        label={t.type}
        value={search.type ?? ''}
        options={[all, ...userTypes.map((value) => ({ value, label: types[value] }))]}
        onChange={(type) => change({ type: type || undefined })}
      />
      <Select
        className="max-lg:hidden lg:max-w-44"
        label={t.status}
        value={search.status ?? ''}
        options={[all, ...states.map((value) => ({ value, label: t[value] }))]}
        onChange={(status) => change({ status: status || undefined })}
      />
      <Select
        className="lg:max-w-44"
        label={t.role}
        value={search.staff ?? ''}
        options={[
          all,
          { value: 'any', label: t.anyRole },
          ...staffRoles.map((value) => ({ value, label: roles[value] })),
        ]}
        onChange={(staff) => change({ staff: staff || undefined })}
      />
      <ExportButton path="operator/users" listing={{ search, change, ...listing }} />
    </>
  )
}
