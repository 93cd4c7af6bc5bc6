import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { upgradeStates } from '#shared/auth/upgradeStates.ts'
import { typeText } from '../../account/typeMessages.ts'
import { type Answer, api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { RecordChip } from '../frame/RecordChip.tsx'
import { useOverview } from '../overview/useOverview.ts'
import { type Column, DataTable } from '../table/DataTable.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { useListing } from '../table/listing.ts'
import { StatusTabs } from '../table/StatusTabs.tsx'
import { usersText } from './messages.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'

type Asked = Answer<'GET operator/upgrades'>['data'][number]

const tabs = ['', ...upgradeStates] as const

/** Who asks to become a seller, those that wait first; decided in place (contract, section 8). */
export function UpgradesPage() {
  const t = useText(usersText)
  const locale = useLocale()
  const listing = useListing(['status', 'id'])
  const asked = useQuery({
    queryKey: ['operator', 'upgrades', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/upgrades', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const { waiting } = useOverview()
  const pending = waiting.upgrades ? { count: waiting.upgrades, waits: true } : {}
  return (
    <StatusTabs
      label={t.status}
      group="upgrades"
      listing={listing}
      tabs={tabs.map((id) => ({ id, label: t[id || 'all'], ...(id === 'pending' && pending) }))}
    >
      <DataTable
        label={t.upgradesTable}
        columns={useColumns()}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        details={({ user }) => <UserDetails id={user.id} />}
        chips={listing.search.id && <RecordChip id={listing.search.id} listing={listing} />}
        empty={t.noUpgrades}
        emptyBody={useText(emptyText).upgrades}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<Asked>[] {
  const t = useText(usersText)
  const types = useText(typeText)
  return [
    { id: 'user', title: t.user, phone: 'head', cell: ({ user }) => <UserName person={user} /> },
    { id: 'type', title: t.asked, phone: 'badge', cell: ({ type }) => types[type] },
    {
      id: 'mobile',
      title: t.mobile,
      phone: 'badge',
      cell: ({ user }) => user.mobile && <Isolate>{user.mobile}</Isolate>,
    },
    {
      id: 'register',
      title: t.register,
      phone: 'line',
      cell: ({ cr_number }) => (cr_number ? <Isolate>{cr_number}</Isolate> : t.nothing),
    },
    { id: 'status', title: t.status, phone: 'badge', cell: ({ status }) => <State status={status} /> },
    { id: 'at', title: t.sent, phone: 'line', cell: ({ at }) => <Ago at={at} /> },
  ]
}

function State({ status }: Pick<Asked, 'status'>) {
  const t = useText(usersText)
  if (status === 'pending') {
    return (
      <Badge tone="amber" icon={Clock}>
        {t.pending}
      </Badge>
    )
  }
  return <Badge tone={status === 'approved' ? 'palm' : 'coral'}>{t[status]}</Badge>
}
