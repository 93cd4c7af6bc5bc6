import { ArrowRight, UserSearch } from 'lucide-react'
import type { AuditEntry } from '#shared/operator/records.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { SettingName, useSettingWords } from '../settings/settingWords.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineTable } from '../table/defineTable.tsx'
import type { Listing } from '../table/listing.ts'
import { Moment } from '../table/Moment.tsx'
import { ActionWords, ActorName, Code, numberOf, RecordWords, sentence } from './AuditActionWords.tsx'
import { changesOf, isField, isState, splitLanguage } from './auditChanges.ts'
import { actions, auditActionText, auditText, recordText } from './messages.ts'

const actionNames = Object.fromEntries(
  actions.map((action) => {
    const { ar, en } = auditActionText[action]
    return [action, { ar, en: sentence(en) }]
  }),
)

/** Every decision of the staff, with the record before and after (contract, section 8). Entries never change. */
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
  noneFound: auditText.noneFound,
  details: (entry, { listing }) => <Details entry={entry} listing={listing} />,
  columns: [
    { id: 'at', title: auditText.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'actor',
      title: auditText.actor,
      phone: 'head',
      cell: ({ actor }) => (
        <span className="block min-w-32">
          <ActorName actor={actor} className="font-bold wrap-anywhere" />
        </span>
      ),
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
      cell: ({ note }) => note && <Name className="line-clamp-2 w-fit text-quiet">{note}</Name>,
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

/** The changed fields before and after the action. A field that is missing on one side did not exist at that time. */
function AuditChanges({ entry: { before, after, record } }: { readonly entry: AuditEntry }) {
  const settings = record.type === 'settings'
  const t = useText(auditText)
  const changes = changesOf(before, after)
  if (changes.length === 0) return <p className="text-dense text-quiet">{t.nothingChanged}</p>
  return (
    <table className="w-full max-w-3xl table-fixed border-collapse text-dense wrap-anywhere">
      <caption className="visually-hidden">{t.changes}</caption>
      <thead>
        <tr className="text-meta text-quiet">
          <th scope="col" className="w-1/4 py-1 pe-4 text-start font-normal">
            {t.field}
          </th>
          <th scope="col" className="py-1 pe-4 text-start font-normal">
            {t.before}
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            {t.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, changed }) => (
          <tr key={field} className="border-t border-hairline align-top">
            <th scope="row" className="py-2 pe-4 text-start font-normal text-quiet">
              {settings ? <SettingName name={field} /> : <FieldName field={field} />}
            </th>
            <td className={changed ? 'py-2 pe-4 text-quiet' : 'py-2 pe-4'}>
              <Value field={field} settings={settings} value={before} />
            </td>
            <td className="py-2 font-bold">
              <span className="flex items-start gap-2">
                {changed && <ArrowRight aria-hidden size={16} className="onwards mt-1 shrink-0 text-quiet" />}
                <span className="min-w-0">
                  <Value field={field} settings={settings} value={after} />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name of a field as text; `name.ar` and `title_ar` use the texts of `name` and `title`. */
function FieldName({ field }: { readonly field: string }) {
  const t = useText(auditText)
  const { name: whole, language } = splitLanguage(field)
  const [name = '', ...within] = whole.split('.')
  if (!isField(name)) return <Code>{field}</Code>
  if (language && within.length === 0) return `${t[name]} ${language === 'ar' ? t.inArabic : t.inEnglish}`
  if (within.length === 0) return t[name]
  return (
    <>
      {t[name]} <Code>{within.join('.')}</Code>
    </>
  )
}

function Value({
  field,
  settings,
  value,
}: {
  readonly field: string
  readonly settings: boolean
  readonly value: unknown
}) {
  const t = useText(auditText)
  const say = useSettingWords()
  if (settings && (typeof value === 'number' || typeof value === 'boolean' || value === null))
    return say(field, value)
  if (value === undefined || value === null || value === '') return <span className="text-quiet">—</span>
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number' && field.endsWith('_halalas')) return <Amount riyals={value / 100} />
  if (typeof value === 'number') return <Isolate>{value.toLocaleString('en')}</Isolate>
  if (typeof value !== 'string') return <Name>{JSON.stringify(value)}</Name>
  return isState(value) ? t[value] : <Name className="whitespace-pre-line">{value}</Name>
}
