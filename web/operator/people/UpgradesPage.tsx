import { Clock } from 'lucide-react'
import { upgradeStates } from '#shared/auth/upgradeStates.ts'
import { typeText } from '../../account/messages.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { recordChip } from '../table/recordChip.ts'
import { usersText } from './messages.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'

/** Requests to become a seller; pending requests come first. Staff decide them in the list (contract, section 8). */
export const UpgradesPage = defineTable('GET operator/upgrades', {
  title: usersText.upgradesTable,
  tabs: {
    name: 'status',
    label: usersText.status,
    options: optionsOf(usersText, upgradeStates),
    waits: 'upgrades',
  },
  search: usersText.search,
  csv: false,
  chips: [recordChip],
  empty: usersText.noUpgrades,
  emptyBody: usersText.noUpgradesBody,
  pending: ({ status }) => status === 'pending',
  details: ({ user, id }) => <UserDetails id={user.id} queued={id} />,
  columns: [
    { id: 'user', title: usersText.user, phone: 'head', cell: ({ user }) => <UserName person={user} /> },
    {
      id: 'type',
      title: usersText.asked,
      phone: 'badge',
      cell: ({ type }, { locale }) => typeText[type][locale],
    },
    {
      id: 'mobile',
      title: usersText.mobile,
      phone: 'badge',
      cell: ({ user }) => user.mobile && <Isolate>{user.mobile}</Isolate>,
    },
    {
      id: 'register',
      title: usersText.register,
      cell: ({ cr_number }, { locale }) =>
        cr_number ? <Isolate>{cr_number}</Isolate> : usersText.nothing[locale],
    },
    {
      id: 'status',
      title: usersText.status,
      phone: 'badge',
      cell: ({ status }, { locale }) =>
        status === 'pending' ? (
          <Badge tone="amber" icon={Clock}>
            {usersText.pending[locale]}
          </Badge>
        ) : (
          <Badge tone={status === 'approved' ? 'palm' : 'coral'}>{usersText[status][locale]}</Badge>
        ),
    },
    { id: 'at', title: usersText.sent, cell: ({ at }) => <Ago at={at} /> },
  ],
})
