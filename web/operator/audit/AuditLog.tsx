import { UserSearch } from 'lucide-react'
import type { AuditEntry } from '#shared/operator/records.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { defineTable } from '../table/defineTable.tsx'
import type { Listing } from '../table/listing.ts'
import { Moment } from '../table/Moment.tsx'
import { ActionWords, ActorName, numberOf, RecordWords } from './AuditActionWords.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { actions, auditActionText, auditText, recordText } from './messages.ts'

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const actionNames = Object.fromEntries(
  actions.map((action) => {
    const { ar, en } = auditActionText[action]
    return [action, { ar, en: sentence(en) }]
  }),
)

/** Every decision of the staff with the record before and after (contract, section 8). Entries never change. */
export const AuditLog = defineTable('GET operator/audit', {
  title: auditText.table,
  search: auditText.search,
  filters: [
    { name: 'action', label: auditText.action, options: actionNames },
    { name: 'record_type', label: auditText.record, options: recordText, drops: ['record_id'] },
    'period',
  ],
  chips: [
    {
      name: 'actor',
      label: (id, rows, locale) => {
        const actor = rows.find((row) => String(row.actor?.id) === id)?.actor
        return auditText.by[locale](actor?.name ?? `#${id}`)
      },
    },
    {
      name: 'record_id',
      label: (id, _, locale) => auditText.numbered[locale](id),
      drops: ['record_type'],
    },
  ],
  empty: auditText.none,
  details: (entry, { listing }) => <Details entry={entry} listing={listing} />,
  columns: [
    { id: 'at', title: auditText.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'actor',
      title: auditText.actor,
      phone: 'head',
      cell: ({ actor }) => <ActorName actor={actor} className="block min-w-32 font-bold wrap-anywhere" />,
    },
    {
      id: 'action',
      title: auditText.action,
      phone: 'badge',
      cell: ({ action }) => (
        <span className="lg:whitespace-nowrap">
          <ActionWords action={action} />
        </span>
      ),
    },
    {
      id: 'record',
      title: auditText.record,
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
      title: auditText.note,
      phone: 'none',
      cell: ({ note }) => note && <Name className="line-clamp-2 min-w-40 text-quiet">{note}</Name>,
    },
  ],
})

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
