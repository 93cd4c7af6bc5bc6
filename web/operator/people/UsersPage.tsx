import { staffRoles, userTypes } from '#shared/base/access/permissions.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { typeText } from '../../account/messages.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { frameText } from '../frame/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { usersText } from './messages.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'
import { UserStatus } from './UserStatus.tsx'

const states = optionsOf(usersText, ['waiting', 'verified', 'active', 'blocked', 'removed'])

/** All users. Staff verify, block and change them in the list (contract, section 8). */
export const UsersPage = defineTable('GET operator/users', {
  title: usersText.table,
  tabs: {
    name: 'status',
    label: usersText.status,
    options: states,
    waits: 'sellers',
    counts: ({ counts }) => counts,
    phoneOnly: true,
  },
  search: usersText.search,
  filters: [
    {
      name: 'type',
      label: usersText.type,
      options: optionsOf(typeText, userTypes),
      className: 'lg:max-w-44',
    },
    { name: 'status', label: usersText.status, options: states, className: 'max-lg:hidden lg:max-w-44' },
    {
      name: 'mobile_verified',
      label: usersText.mobile,
      options: { false: usersText.mobileOpen, true: usersText.mobileConfirmed },
      className: 'lg:max-w-44',
    },
    {
      name: 'staff',
      label: usersText.role,
      options: { any: usersText.anyRole, ...optionsOf(frameText, staffRoles) },
      className: 'lg:max-w-44',
    },
  ],
  chips: [
    { name: 'request', label: (value, _, locale) => usersText[`request.${value}` as 'request.none'][locale] },
  ],
  empty: usersText.none,
  pending: ({ status }) => status === 'waiting',
  details: ({ id }) => <UserDetails id={id} queued={id} />,
  Above: ({ page, locale }) =>
    page && (
      <p className="-mt-4 mb-5 text-dense text-quiet max-lg:hidden">
        {usersText.summary[locale](page.counts.all, page.counts.waiting)}
      </p>
    ),
  columns: [
    {
      id: 'user',
      title: usersText.user,
      sort: 'name',
      phone: 'head',
      cell: (person, { locale }) => (
        <UserName
          person={person}
          below={
            <>
              {typeText[person.type][locale]}
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
    {
      id: 'type',
      title: usersText.type,
      phone: 'none',
      cell: ({ type }, { locale }) => typeText[type][locale],
    },
    {
      id: 'mobile',
      title: usersText.mobile,
      phone: 'none',
      cell: ({ mobile, mobile_verified }, { locale }) =>
        mobile && (
          <>
            <Isolate>{mobile}</Isolate>
            {!mobile_verified && (
              <span className="block text-meta text-amber">{usersText.mobileOpen[locale]}</span>
            )}
          </>
        ),
    },
    {
      id: 'status',
      title: usersText.status,
      phone: 'badge',
      cell: (person) => <UserStatus person={person} />,
    },
    {
      id: 'joined',
      title: usersText.joined,
      sort: 'joined',
      phone: 'none',
      cell: ({ joined_at }) => (
        <Isolate className="whitespace-nowrap">{riyadhDay(new Date(joined_at))}</Isolate>
      ),
    },
    {
      id: 'orders',
      title: usersText.orders,
      sort: 'orders',
      number: true,
      phone: 'none',
      cell: ({ orders }) => <Isolate>{orders.toLocaleString('en')}</Isolate>,
    },
    {
      id: 'balance',
      title: usersText.balance,
      sort: 'balance',
      number: true,
      cell: ({ balance }) => <Amount riyals={balance} className="font-bold" />,
    },
  ],
})
