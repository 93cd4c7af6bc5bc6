import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Banknote, Clock, Copy } from 'lucide-react'
import type { PayoutToSettle } from '#shared/operator/contract.ts'
import { printIban } from '#shared/wallet/rules.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Ago } from '../base/ui/Ago.tsx'
import { Button } from '../base/ui/Button.tsx'
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { Mark } from '../base/ui/Mark.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { Amount } from './Amount.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { DecidedBy } from './DecidedBy.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { decisionText } from './decisionMessages.ts'
import { ExportButton } from './ExportButton.tsx'
import { emptyText } from './emptyMessages.ts'
import { Facts } from './Facts.tsx'
import { useListing } from './listing.ts'
import { Period } from './Period.tsx'
import { RecordChip } from './RecordChip.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { useStaffMay } from './staffMay.ts'
import { UserName } from './UserName.tsx'
import { useOverview } from './useOverview.ts'

const states = ['', 'pending', 'settled', 'refused'] as const

/** Money that people want in their bank accounts, those that wait first (contract, section 8). */
export function PayoutsPage() {
  const t = useText(decisionText)
  const locale = useLocale()
  const listing = useListing(['status', 'id', 'from', 'to'])
  const { waiting } = useOverview()
  const asked = useQuery({
    queryKey: ['operator', 'payouts', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/payouts', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const tabs = states.map((id) => ({
    ...{ id, label: t[id || 'all'] },
    ...(id === 'pending' && waiting.payouts ? { count: waiting.payouts, waits: true } : {}),
  }))
  return (
    <StatusTabs label={t.status} group="payouts" {...{ tabs, listing }}>
      <DataTable
        label={t.payouts}
        columns={useColumns()}
        {...{ asked, listing }}
        keyOf={({ id }) => id}
        details={(row) => <Details key={row.status} row={row} />}
        tools={<SearchBox listing={listing} label={t.searchPayouts} />}
        filters={
          <>
            <Period listing={listing} />
            <ExportButton path="operator/payouts" listing={listing} />
          </>
        }
        chips={listing.search.id && <RecordChip id={listing.search.id} listing={listing} />}
        empty={t.noPayouts}
        emptyBody={useText(emptyText).payouts}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<PayoutToSettle>[] {
  const t = useText(decisionText)
  return [
    { id: 'user', title: t.user, phone: 'head', cell: ({ user }) => <UserName person={user} /> },
    {
      ...{ id: 'amount', title: t.amount, sort: 'amount', number: true, phone: 'line' },
      cell: ({ amount }) => <Amount riyals={amount} className="font-bold" />,
    },
    {
      ...{ id: 'iban', title: t.iban, phone: 'none' },
      cell: ({ iban }) => <Isolate className="whitespace-nowrap text-quiet">{spaced(iban)}</Isolate>,
    },
    { id: 'at', title: t.asked, sort: 'at', phone: 'mark', cell: ({ at }) => <Ago at={at} /> },
    {
      ...{ id: 'status', title: t.status, phone: 'mark' },
      cell: ({ status }) =>
        status === 'pending' ? (
          <Mark tone="amber" icon={Clock}>
            {t.pending}
          </Mark>
        ) : (
          <Mark tone={status === 'settled' ? 'palm' : 'coral'}>{t[status]}</Mark>
        ),
    },
  ]
}

/** A masked one is spaced already. */
const spaced = (iban: string) => (iban.includes('*') ? iban : printIban(iban))

function Details({ row }: { readonly row: PayoutToSettle }) {
  const t = useText(decisionText)
  const locale = useLocale()
  const may = useStaffMay('finance')
  const { id, status, own, iban, amount, account_holder, user } = row
  const params = { id }
  const copy = async () => {
    await navigator.clipboard.writeText(iban)
    showToast('success', t.copied)
  }
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Facts
        title={t.claim}
        facts={[
          [t.amount, <Amount key="amount" riyals={amount} />],
          [
            t.iban,
            iban && (
              <span key="iban" className="flex flex-wrap items-center justify-end gap-2">
                <Isolate>{spaced(iban)}</Isolate>
                {may && (
                  <Button kind="text" icon={Copy} onClick={() => void copy()}>
                    {t.copy}
                  </Button>
                )}
              </span>
            ),
          ],
          [t.holder, account_holder && <Name key="holder">{account_holder}</Name>],
          [t.mobile, user.mobile && <Isolate key="mobile">{user.mobile}</Isolate>],
        ]}
      />
      {status === 'pending' ? (
        <DecisionForm
          refusedBecause={own ? t.own : may ? null : t.financeOnly}
          accept={{
            ...{ label: t.settle, icon: Banknote, done: t.wasSettled },
            work: (note) => api('POST operator/payouts/{id}/settle', { params, body: { note } }, { locale }),
          }}
          refuse={{
            ...{ label: t.refusePayout, done: t.wasRefused },
            work: (note) => api('POST operator/payouts/{id}/refuse', { params, body: { note } }, { locale }),
          }}
          late={async () => {
            const { data } = await api('GET operator/payouts', { query: { id } }, { locale })
            const name = data[0]?.decided_by?.name
            return name ? t.lateBy(name) : null
          }}
        />
      ) : (
        <section>
          <h3 className="mb-1 text-dense font-bold">{t[status]}</h3>
          <DecidedBy record={row} />
        </section>
      )}
    </div>
  )
}
