import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import type { AuditEntry } from '#shared/operator/records.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { type Column, DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { type Listing, useListing } from '../table/listing.ts'
import { tableText } from '../table/messages.ts'
import { Period } from '../table/Period.tsx'
import { SearchBox } from '../table/SearchBox.tsx'
import { ActionWords, ActorName, numberOf, RecordWords } from './AuditActionWords.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { actions, auditActionText, recordText, recordTypes } from './auditActionMessages.ts'
import { auditText } from './messages.ts'

/** What the market's people did, with before and after (contract, section 8). Nothing there is ever changed. */
export function AuditLog() {
  const t = useText(auditText)
  const locale = useLocale()
  const listing = useListing(['actor', 'action', 'record_type', 'record_id', 'from', 'to'])
  const asked = useQuery({
    queryKey: ['operator', 'audit', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/audit', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label={t.table}
      columns={useColumns()}
      asked={asked}
      listing={listing}
      keyOf={({ id }) => id}
      details={(entry) => <Details entry={entry} listing={listing} />}
      tools={<SearchBox listing={listing} label={t.search} />}
      filters={<Filters listing={listing} />}
      chips={<Chips listing={listing} rows={asked.data?.data ?? []} />}
      empty={t.none}
    />
  )
}

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useText(auditText)
  return [
    { id: 'at', title: t.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'actor',
      title: t.actor,
      phone: 'head',
      cell: ({ actor }) => <ActorName actor={actor} className="block min-w-32 font-bold wrap-anywhere" />,
    },
    {
      id: 'action',
      title: t.action,
      phone: 'badge',
      cell: ({ action }) => (
        <span className="lg:whitespace-nowrap">
          <ActionWords action={action} />
        </span>
      ),
    },
    {
      id: 'record',
      title: t.record,
      phone: 'badge',
      cell: ({ record }) => (
        <span className="lg:whitespace-nowrap">
          <RecordWords type={record.type} />{' '}
          <RecordLink record={record}>
            <Isolate>{numberOf(record)}</Isolate>
          </RecordLink>
        </span>
      ),
    },
    {
      id: 'note',
      title: t.note,
      phone: 'none',
      cell: ({ note }) => note && <Name className="line-clamp-2 min-w-40 text-quiet">{note}</Name>,
    },
  ]
}

function Filters({ listing }: { readonly listing: Listing }) {
  const [t, table] = [useText(auditText), useText(tableText)]
  const [auditActions, records] = [useText(auditActionText), useText(recordText)]
  const { search, change } = listing
  const all = { value: '', label: table.all }
  return (
    <>
      <Select
        label={t.action}
        value={search.action ?? ''}
        options={[all, ...actions.map((value) => ({ value, label: sentence(auditActions[value]) }))]}
        onChange={(action) => change({ action: action || undefined })}
      />
      <Select
        label={t.record}
        value={search.record_type ?? ''}
        options={[all, ...recordTypes.map((value) => ({ value, label: records[value] }))]}
        onChange={(type) => change({ record_type: type || undefined, record_id: undefined })}
      />
      <Period listing={listing} />
      <ExportButton path="operator/audit" listing={listing} />
    </>
  )
}

function Chips({ listing, rows }: { readonly listing: Listing; readonly rows: readonly AuditEntry[] }) {
  const t = useText(auditText)
  const { search, change } = listing
  const actor = rows.find((row) => String(row.actor?.id) === search.actor)?.actor
  return (
    <>
      {search.actor && (
        <FilterChip
          name={t.by(actor?.name ?? `#${search.actor}`)}
          onRemove={() => change({ actor: undefined })}
        />
      )}
      {search.record_id && (
        <FilterChip
          name={t.numbered(search.record_id)}
          onRemove={() => change({ record_id: undefined, record_type: undefined })}
        />
      )}
    </>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function Details({ entry, listing }: { readonly entry: AuditEntry; readonly listing: Listing }) {
  const t = useText(auditText)
  const { actor, record, note } = entry
  return (
    <div className="flex flex-col gap-4">
      {note && (
        <p className="text-dense">
          <span className="text-quiet">{t.note}</span> <Name className="break-words">{note}</Name>
        </p>
      )}
      <AuditChanges entry={entry} />
      <div className="flex flex-wrap gap-3">
        {actor && (
          <Button
            kind="outlined"
            icon={UserSearch}
            onClick={() => listing.change({ actor: actor.id, s: undefined })}
          >
            {t.allOfActor}
          </Button>
        )}
        <Button
          kind="outlined"
          onClick={() => listing.change({ record_type: record.type, record_id: record.id, s: undefined })}
        >
          {t.allOfRecord}
        </Button>
      </div>
    </div>
  )
}
