import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { upgradeStates } from '#shared/auth/upgradeStates.ts'
import { typeText } from '../account/typeMessages.ts'
import { type Answer, api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Ago } from '../base/ui/Ago.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { TabPanel, Tabs } from '../base/ui/Tabs.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { useListing } from './listing.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserName } from './UserName.tsx'
import { usersText } from './usersMessages.ts'

type Asked = Answer<'GET operator/upgrades'>['data'][number]

const tabs = ['', ...upgradeStates] as const

/** Who asks to become a seller, those that wait first; decided in place (contract, section 8). */
export function UpgradesPage() {
  const t = useText(usersText)
  const locale = useLocale()
  const listing = useListing(['status'])
  const asked = useQuery({
    queryKey: ['operator', 'upgrades', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/upgrades', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const active = tabs.find((state) => state === listing.search.status) ?? ''
  return (
    <>
      <div className="quiet-scroll mb-4 overflow-x-auto max-lg:-mx-4 max-lg:bg-card max-lg:px-4">
        <Tabs
          label={t.status}
          group="upgrades"
          look="line"
          tabs={tabs.map((id) => ({ id, label: t[id || 'all'] }))}
          active={active}
          onChange={(status) => listing.change({ status: status || undefined })}
        />
      </div>
      <TabPanel group="upgrades" active={active}>
        <DataTable
          label={t.upgradesTable}
          columns={useColumns()}
          {...{ asked, listing }}
          keyOf={({ id }) => id}
          details={({ user }) => <UserDetails id={user.id} />}
          empty={t.noUpgrades}
        />
      </TabPanel>
    </>
  )
}

function useColumns(): readonly Column<Asked>[] {
  const t = useText(usersText)
  const types = useText(typeText)
  return [
    { id: 'user', title: t.user, phone: 'head', cell: ({ user }) => <UserName person={user} /> },
    { id: 'type', title: t.asked, phone: 'mark', cell: ({ type }) => types[type] },
    {
      ...{ id: 'mobile', title: t.mobile, phone: 'mark' },
      cell: ({ user }) => user.mobile && <Isolate>{user.mobile}</Isolate>,
    },
    {
      ...{ id: 'register', title: t.register, phone: 'line' },
      cell: ({ cr_number }) => (cr_number ? <Isolate>{cr_number}</Isolate> : t.nothing),
    },
    { id: 'status', title: t.status, phone: 'mark', cell: ({ status }) => <State status={status} /> },
    { id: 'at', title: t.sent, phone: 'line', cell: ({ at }) => <Ago at={at} /> },
  ]
}

function State({ status }: Pick<Asked, 'status'>) {
  const t = useText(usersText)
  if (status === 'pending') {
    return (
      <Mark tone="amber" icon={Clock}>
        {t.pending}
      </Mark>
    )
  }
  return <Mark tone={status === 'approved' ? 'palm' : 'coral'}>{t[status]}</Mark>
}
