import { CircleCheck, Clock, Hourglass, MailCheck } from 'lucide-react'
import type { ContactToAnswer } from '#shared/operator/support/contacts.ts'
import { useText } from '../../app/texts/text.ts'
import { Select } from '../../ui/form/Select.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { defineTable } from '../table/defineTable.tsx'
import type { Listing } from '../table/listing.ts'
import { Moment } from '../table/Moment.tsx'
import { tableText } from '../table/messages.ts'
import { recordChip } from '../table/recordChip.ts'
import { ShortName } from '../table/ShortName.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { contactsText } from './messages.ts'

/** Messages of visitors to the market; unanswered messages come first. */
export const ContactsPage = defineTable('GET operator/contacts', {
  title: contactsText.messages,
  search: contactsText.search,
  filters: [
    {
      name: 'state',
      label: contactsText.state,
      options: { open: contactsText.waits, waiting: contactsText.waiting, solved: contactsText.handled },
      drops: ['handled'],
    },
    AssigneeFilter,
  ],
  chips: [
    recordChip,
    {
      name: 'user',
      label: (id, rows) => rows.find(({ user }) => String(user?.id) === id)?.user?.name ?? `#${id}`,
    },
  ],
  more: ['assigned', 'mine', 'handled'],
  empty: contactsText.none,
  emptyBody: contactsText.noneBody,
  details: (row, { page }) => (
    <ContactDetails key={row.id} contact={row} staff={page.staff} mail={page.mail} />
  ),
  columns: [
    {
      id: 'name',
      title: contactsText.from,
      sort: 'name',
      phone: 'head',
      cell: ({ name, email }) => (
        <span className="block max-w-72 min-w-40 max-lg:max-w-full">
          <Name className="line-clamp-1 w-fit font-bold wrap-anywhere">{name}</Name>
          <Isolate className="line-clamp-1 text-meta font-normal text-quiet wrap-anywhere rtl:text-end">
            {email}
          </Isolate>
        </span>
      ),
    },
    {
      id: 'subject',
      title: contactsText.subject,
      cell: ({ subject }) => (
        <span className="block max-w-80 min-w-32">
          <Name className="line-clamp-1 w-fit wrap-anywhere">{subject}</Name>
        </span>
      ),
    },
    {
      id: 'at',
      title: contactsText.at,
      sort: 'created_at',
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      id: 'whose',
      title: contactsText.whose,
      cell: ({ assigned_to }, { locale }) =>
        assigned_to ? (
          <ShortName>{assigned_to.name}</ShortName>
        ) : (
          <span className="text-quiet">{contactsText.nobody[locale]}</span>
        ),
    },
    { id: 'state', title: contactsText.state, phone: 'badge', cell: (row) => <State row={row} /> },
  ],
})

function State({ row: { state, replies_count } }: { readonly row: ContactToAnswer }) {
  const t = useText(contactsText)
  if (state !== 'solved')
    return (
      <Badge tone={state === 'open' ? 'amber' : 'tint'} icon={state === 'open' ? Clock : Hourglass}>
        {state === 'open' ? t.waits : t.waiting}
      </Badge>
    )
  return (
    <Badge tone="palm" icon={replies_count > 0 ? MailCheck : CircleCheck}>
      {replies_count > 0 ? t.answered : t.handled}
    </Badge>
  )
}

/** The filter by assignee: one select, which sets the parameters `mine` and `assigned`. */
function AssigneeFilter({ listing: { search, change } }: { readonly listing: Listing }) {
  const t = useText(contactsText)
  const { all } = useText(tableText)
  return (
    <Select
      label={t.whose}
      value={search.mine ? 'mine' : search.assigned ? 'unassigned' : ''}
      options={[
        { value: '', label: all },
        { value: 'mine', label: t.mine },
        { value: 'unassigned', label: t.unassigned },
      ]}
      onChange={(chosen) =>
        change({
          mine: chosen === 'mine' ? 'true' : undefined,
          assigned: chosen === 'unassigned' ? 'false' : undefined,
        })
      }
    />
  )
}
