import type { ReactNode } from 'react'
import { accountNames, entryNames, referenceNames } from '#shared/operator/codeNames.ts'
import type { LedgerEntry } from '#shared/operator/records.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { numberOf } from '../audit/AuditActionWords.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineTable } from '../table/defineTable.tsx'
import type { Listing } from '../table/listing.ts'
import { Moment } from '../table/Moment.tsx'
import { LedgerProof } from './LedgerProof.tsx'
import { LedgerTransfer } from './LedgerTransfer.tsx'
import { ledgerText } from './messages.ts'

const sameTransfer = (entry: LedgerEntry, above: LedgerEntry | undefined) =>
  entry.transfer_id === above?.transfer_id

/** Content that all entries of one transfer share. On a wide screen only the first entry shows it; screen readers read it at each entry. */
const once = (entry: LedgerEntry, above: LedgerEntry | undefined, content: ReactNode) => (
  <span className={sameTransfer(entry, above) ? 'lg:visually-hidden' : undefined}>{content}</span>
)

/** Every entry of the ledger, and the check that the books balance (contract, section 8). */
export const Ledger = defineTable('GET operator/ledger', {
  title: ledgerText.table,
  Above: () => (
    <div className="mb-5">
      <LedgerProof />
    </div>
  ),
  search: ledgerText.search,
  filters: [
    {
      name: 'kind',
      label: ledgerText.account,
      options: accountNames,
    },
    {
      name: 'reference_type',
      label: ledgerText.reference,
      options: referenceNames,
      drops: ['reference_id'],
    },
    'period',
  ],
  chips: [
    {
      name: 'user',
      label: (id, rows) =>
        rows.find(({ account }) => String(account.user_id) === id)?.account.name ?? `#${id}`,
    },
    { name: 'transfer', label: (id, _, locale) => ledgerText.transferNumber[locale](id) },
    {
      name: 'reference_id',
      label: (id, _, locale) => ledgerText.recordNumber[locale](id),
      drops: ['reference_type'],
    },
  ],
  empty: ledgerText.none,
  joined: sameTransfer,
  details: (entry, { listing }) => <Details entry={entry} listing={listing} />,
  columns: [
    {
      id: 'transfer',
      title: ledgerText.transfer,
      phone: 'badge',
      cell: (entry, _, above) =>
        once(entry, above, <Isolate className="text-quiet">{`#${entry.transfer_id}`}</Isolate>),
    },
    {
      id: 'at',
      title: ledgerText.at,
      sort: 'at',
      phone: 'badge',
      cell: (entry, _, above) => once(entry, above, <Moment at={entry.at} />),
    },
    {
      id: 'type',
      title: ledgerText.type,
      phone: 'badge',
      cell: (entry, { locale }, above) => once(entry, above, entryNames[entry.type][locale]),
    },
    {
      id: 'account',
      title: ledgerText.account,
      phone: 'head',
      cell: ({ account }, { locale }) => (
        <AccountName account={account} words={accountNames[account.kind][locale]} />
      ),
    },
    {
      id: 'amount',
      title: ledgerText.amount,
      number: true,
      phone: 'badge',
      cell: ({ amount, held }, { locale }) =>
        amount === 0 ? (
          <span className="whitespace-nowrap text-quiet">
            {ledgerText[held > 0 ? 'holds' : 'frees'][locale]} <Amount riyals={Math.abs(held)} />
          </span>
        ) : (
          <Amount riyals={amount} signed className="font-bold" />
        ),
    },
    {
      id: 'balance',
      title: ledgerText.balance,
      number: true,
      phone: 'none',
      cell: ({ balance_after }) => <Amount riyals={balance_after} />,
    },
    {
      id: 'reference',
      title: ledgerText.reference,
      phone: 'none',
      cell: (entry, { locale }, above) =>
        once(
          entry,
          above,
          <span className="whitespace-nowrap">
            {referenceNames[entry.reference.type][locale]}{' '}
            <RecordLink record={entry.reference}>
              <Isolate>{numberOf(entry.reference)}</Isolate>
            </RecordLink>
          </span>,
        ),
    },
  ],
})

function AccountName({
  account: { id, name, user_id, order_id },
  words,
}: Pick<LedgerEntry, 'account'> & { readonly words: string }) {
  if (name !== null && user_id !== null) {
    return (
      <RecordLink record={{ type: 'user', id: user_id }}>
        <Name className="font-bold">{name}</Name>
      </RecordLink>
    )
  }
  if (order_id === null) {
    // The market has several accounts of one kind, each with its own balance, so the id is shown too.
    return (
      <span>
        {words} <Isolate className="text-meta text-quiet">{`#${id}`}</Isolate>
      </span>
    )
  }
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
