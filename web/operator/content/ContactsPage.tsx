import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, MailCheck } from 'lucide-react'
import type { ContactToAnswer } from '#shared/operator/contacts.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { type Listing, useListing } from '../table/listing.ts'
import { tableText } from '../table/messages.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { contactsText } from './contactsMessages.ts'

/** What people wrote to the market: what waits stands first. */
export function ContactsPage() {
  const t = useText(contactsText)
  const locale = useLocale()
  const listing = useListing(['id', 'handled', 'assigned', 'mine'])
  const asked = useQuery({
    queryKey: ['operator', 'contacts', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/contacts', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const only = listing.search.id
  return (
    <DataTable<ContactToAnswer>
      label={t.messages}
      asked={asked}
      listing={listing}
      keyOf={({ id }) => id}
      empty={t.none}
      emptyBody={useText(emptyText).contacts}
      columns={[
        { id: 'name', title: t.from, sort: 'name', phone: 'head', cell: (row) => <From row={row} /> },
        {
          id: 'subject',
          title: t.subject,
          cell: ({ subject }) => (
            <Name className="line-clamp-1 max-w-80 min-w-32 wrap-anywhere">{subject}</Name>
          ),
        },
        {
          id: 'at',
          title: t.at,
          sort: 'created_at',
          cell: ({ created_at }) => <Moment at={created_at} />,
        },
        {
          id: 'whose',
          title: t.whose,
          cell: ({ assigned_to: who }) =>
            who ? (
              <Name className="line-clamp-2 max-w-40 min-w-24 wrap-anywhere">{who.name}</Name>
            ) : (
              <span className="text-quiet">{t.nobody}</span>
            ),
        },
        { id: 'state', title: t.state, phone: 'badge', cell: (row) => <State row={row} /> },
      ]}
      details={(row) => <ContactDetails key={row.id} contact={row} staff={asked.data?.staff ?? []} />}
      chips={only && <FilterChip name={`#${only}`} onRemove={() => listing.change({ id: undefined })} />}
      tools={<SearchBox listing={listing} label={t.search} />}
      filters={
        <>
          <Filters listing={listing} />
          <ExportButton path="operator/contacts" listing={listing} />
        </>
      }
    />
  )
}

function From({ row: { name, email } }: { readonly row: ContactToAnswer }) {
  return (
    <span className="block max-w-72 min-w-40 max-lg:max-w-full">
      <Name className="line-clamp-1 font-bold wrap-anywhere">{name}</Name>
      <Isolate className="line-clamp-1 text-meta font-normal text-quiet wrap-anywhere rtl:text-end">
        {email}
      </Isolate>
    </span>
  )
}

function State({ row: { handled_at, reply } }: { readonly row: ContactToAnswer }) {
  const t = useText(contactsText)
  if (!handled_at)
    return (
      <Badge tone="amber" icon={Clock}>
        {t.waits}
      </Badge>
    )
  return (
    <Badge tone="palm" icon={reply ? MailCheck : CircleCheck}>
      {reply ? t.answered : t.handled}
    </Badge>
  )
}

function Filters({ listing }: { readonly listing: Listing }) {
  const t = useText(contactsText)
  const { all } = useText(tableText)
  const { search, change } = listing
  const whose = search.mine ? 'mine' : search.assigned ? 'unassigned' : ''
  return (
    <>
      <Select
        label={t.state}
        value={search.handled ?? ''}
        options={[
          { value: '', label: all },
          { value: 'false', label: t.waits },
          { value: 'true', label: t.handled },
        ]}
        onChange={(handled) => change({ handled: handled || undefined })}
      />
      <Select
        label={t.whose}
        value={whose}
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
    </>
  )
}
