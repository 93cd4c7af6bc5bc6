import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LedgerEntry } from '#shared/operator/records.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { numberOf } from '../audit/AuditActionWords.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { type Listing, useListing } from '../table/listing.ts'
import { tableText } from '../table/messages.ts'
import { Period } from '../table/Period.tsx'
import { SearchBox } from '../table/SearchBox.tsx'
import { LedgerProof } from './LedgerProof.tsx'
import { LedgerTransfer } from './LedgerTransfer.tsx'
import { accountNames, entryNames, ledgerText, referenceNames } from './ledgerMessages.ts'

/** Every movement of money, line by line, and the proof that the books balance (contract, section 8). */
export function Ledger() {
  const t = useText(ledgerText)
  const locale = useLocale()
  const listing = useListing(['kind', 'user', 'reference_type', 'reference_id', 'transfer', 'from', 'to'])
  const asked = useQuery({
    queryKey: ['operator', 'ledger', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/ledger', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const rows = asked.data?.data ?? []
  return (
    <div className="flex flex-col gap-5">
      <LedgerProof />
      <DataTable
        label={t.table}
        columns={useColumns(rows)}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        joined={(entry, before) => entry.transfer_id === before.transfer_id}
        details={(entry) => <Details entry={entry} listing={listing} />}
        tools={<SearchBox listing={listing} label={t.search} />}
        filters={<Filters listing={listing} />}
        chips={<Chips listing={listing} rows={rows} />}
        empty={t.none}
      />
    </div>
  )
}

/** What the lines of one transfer share stands at its first line; a screen reader hears it at each. */
function useColumns(rows: readonly LedgerEntry[]): readonly Column<LedgerEntry>[] {
  const t = useText(ledgerText)
  const [accounts, entries] = [useText(accountNames), useText(entryNames)]
  const records = useText(referenceNames)
  const first = new Set(
    rows.flatMap(({ id, transfer_id }, at) => (rows[at - 1]?.transfer_id === transfer_id ? [] : [id])),
  )
  const once = (id: string, content: ReactNode) => (
    <span className={first.has(id) ? undefined : 'lg:visually-hidden'}>{content}</span>
  )
  return [
    {
      id: 'transfer',
      title: t.transfer,
      phone: 'badge',
      cell: ({ id, transfer_id }) => once(id, <Isolate className="text-quiet">{`#${transfer_id}`}</Isolate>),
    },
    { id: 'at', title: t.at, sort: 'at', phone: 'badge', cell: ({ id, at }) => once(id, <Moment at={at} />) },
    { id: 'type', title: t.type, phone: 'badge', cell: ({ id, type }) => once(id, entries[type]) },
    {
      id: 'account',
      title: t.account,
      phone: 'head',
      cell: ({ account }) => <AccountName account={account} words={accounts[account.kind]} />,
    },
    {
      id: 'amount',
      title: t.amount,
      number: true,
      phone: 'badge',
      cell: ({ amount, held }) =>
        amount === 0 ? (
          <span className="whitespace-nowrap text-quiet">
            {held > 0 ? t.holds : t.frees} <Amount riyals={Math.abs(held)} />
          </span>
        ) : (
          <Amount riyals={amount} signed className="font-bold" />
        ),
    },
    {
      id: 'balance',
      title: t.balance,
      number: true,
      phone: 'none',
      cell: ({ balance_after }) => <Amount riyals={balance_after} />,
    },
    {
      id: 'reference',
      title: t.reference,
      phone: 'none',
      cell: ({ id, reference }) =>
        once(
          id,
          <span className="whitespace-nowrap">
            {records[reference.type]}{' '}
            <RecordLink record={reference}>
              <Isolate>{numberOf(reference)}</Isolate>
            </RecordLink>
          </span>,
        ),
    },
  ]
}

function AccountName({
  account: { name, user_id, order_id },
  words,
}: Pick<LedgerEntry, 'account'> & { readonly words: string }) {
  if (name !== null && user_id !== null) {
    return (
      <RecordLink record={{ type: 'user', id: user_id }}>
        <Name className="font-bold">{name}</Name>
      </RecordLink>
    )
  }
  if (order_id === null) return words
  const order = { type: 'order', id: order_id }
  return (
    <span>
      {words}{' '}
      <RecordLink record={order}>
        <Isolate>{numberOf(order)}</Isolate>
      </RecordLink>
    </span>
  )
}

function Filters({ listing }: { readonly listing: Listing }) {
  const [t, table] = [useText(ledgerText), useText(tableText)]
  const [accounts, records] = [useText(accountNames), useText(referenceNames)]
  const { search, change } = listing
  const all = { value: '', label: table.all }
  return (
    <>
      <Select
        label={t.account}
        value={search.kind ?? ''}
        options={[all, ...kinds.map((value) => ({ value, label: accounts[value] }))]}
        onChange={(kind) => change({ kind: kind || undefined })}
      />
      <Select
        label={t.reference}
        value={search.reference_type ?? ''}
        options={[all, ...references.map((value) => ({ value, label: records[value] }))]}
        onChange={(type) => change({ reference_type: type || undefined, reference_id: undefined })}
      />
      <Period listing={listing} />
      <ExportButton path="operator/ledger" listing={listing} />
    </>
  )
}

function Chips({ listing, rows }: { readonly listing: Listing; readonly rows: readonly LedgerEntry[] }) {
  const t = useText(ledgerText)
  const { search, change } = listing
  const name = rows.find(({ account }) => String(account.user_id) === search.user)?.account.name
  return (
    <>
      {search.user && (
        <FilterChip name={name ?? `#${search.user}`} onRemove={() => change({ user: undefined })} />
      )}
      {search.transfer && (
        <FilterChip
          name={t.transferNumber(search.transfer)}
          onRemove={() => change({ transfer: undefined })}
        />
      )}
      {search.reference_id && (
        <FilterChip
          name={t.recordNumber(search.reference_id)}
          onRemove={() => change({ reference_id: undefined, reference_type: undefined })}
        />
      )}
    </>
  )
}

const kinds = ['person', 'escrow', 'bank', 'gateway', 'payout', 'commission', 'loss'] as const
const references = ['order', 'charge', 'confirmation', 'payout', 'hold'] as const

function Details({ entry, listing }: { readonly entry: LedgerEntry; readonly listing: Listing }) {
  const t = useText(ledgerText)
  const { account, reference } = entry
  return (
    <div className="flex flex-col gap-4">
      <LedgerTransfer id={entry.transfer_id} />
      <div className="flex flex-wrap gap-3">
        {account.user_id !== null && (
          <Button
            kind="outlined"
            onClick={() => listing.change({ ...nothing, user: account.user_id ?? undefined })}
          >
            {t.allOfPerson}
          </Button>
        )}
        <Button
          kind="outlined"
          onClick={() =>
            listing.change({ ...nothing, reference_type: reference.type, reference_id: reference.id })
          }
        >
          {t.allOfRecord}
        </Button>
      </div>
    </div>
  )
}

const nothing = {
  kind: undefined,
  user: undefined,
  reference_type: undefined,
  reference_id: undefined,
  transfer: undefined,
  s: undefined,
}
