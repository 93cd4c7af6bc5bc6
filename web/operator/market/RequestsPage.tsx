import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListedRequest } from '#shared/operator/orders.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FilterChip } from '../../ui/Chip.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { DecisionForm } from '../money/DecisionForm.tsx'
import { decisionText } from '../money/messages.ts'
import { marketText } from '../orders/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { type Column, DataTable, Moment } from '../table/DataTable.tsx'
import { ExportButton } from '../table/ExportButton.tsx'
import { emptyText } from '../table/emptyMessages.ts'
import { Facts } from '../table/Facts.tsx'
import { useListing } from '../table/listing.ts'
import { Period } from '../table/Period.tsx'
import { SearchBox } from '../table/SearchBox.tsx'
import { StatusTabs } from '../table/StatusTabs.tsx'

const states = ['', 'open', 'accepted', 'ordered', 'closed'] as const

/** Every request of buyers; one that is open is closed with a note where it has to be (contract, section 8). */
export function RequestsPage() {
  const t = useText(marketText)
  const locale = useLocale()
  const listing = useListing(['status', 'person', 'from', 'to'])
  const asked = useQuery({
    queryKey: ['operator', 'requests', locale, listing.query],
    queryFn: ({ signal }) => api('GET operator/requests', { query: listing.query }, { locale, signal }),
    placeholderData: keepPreviousData,
  })
  const tabs = states.map((id) => ({ id, label: id === 'open' ? t.openRequest : t[id || 'all'] }))
  const { person } = listing.search
  const name = asked.data?.data.find((row) => String(row.asker.id) === person)?.asker.name
  return (
    <StatusTabs label={t.status} group="requests" tabs={tabs} listing={listing}>
      <DataTable
        label={t.requests}
        columns={useColumns()}
        asked={asked}
        listing={listing}
        keyOf={({ id }) => id}
        details={(row) => <Details key={row.status} row={row} />}
        tools={<SearchBox listing={listing} label={t.searchRequests} />}
        filters={
          <>
            <Period listing={listing} />
            <ExportButton path="operator/requests" listing={listing} />
          </>
        }
        chips={
          person && (
            <FilterChip name={name ?? `#${person}`} onRemove={() => listing.change({ person: undefined })} />
          )
        }
        empty={t.noRequests}
        emptyBody={useText(emptyText).requests}
      />
    </StatusTabs>
  )
}

function useColumns(): readonly Column<ListedRequest>[] {
  const t = useText(marketText)
  return [
    {
      id: 'request',
      title: t.request,
      phone: 'head',
      cell: ({ number, title }) => (
        <span className="block max-w-72 min-w-40 wrap-anywhere max-lg:max-w-full">
          <Name className="font-bold">{title}</Name>{' '}
          <Isolate className="text-meta text-quiet">{number}</Isolate>
        </span>
      ),
    },
    {
      id: 'asker',
      title: t.asker,
      phone: 'line',
      cell: ({ asker }) => <Name className="line-clamp-2 max-w-44 min-w-24 wrap-anywhere">{asker.name}</Name>,
    },
    {
      id: 'quantity',
      title: t.quantity,
      number: true,
      phone: 'line',
      cell: ({ quantity }) => <Isolate>{quantity.toLocaleString('en')}</Isolate>,
    },
    {
      id: 'offers',
      title: t.offers,
      number: true,
      phone: 'line',
      cell: ({ offers_count }) => <Isolate>{String(offers_count)}</Isolate>,
    },
    { id: 'at', title: t.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'closes_at',
      title: t.closes,
      sort: 'closes_at',
      phone: 'none',
      cell: ({ closes_at }) => <Moment at={closes_at} />,
    },
    {
      id: 'status',
      title: t.status,
      phone: 'badge',
      cell: ({ status }) => (
        <Badge tone={tones[status]}>{status === 'open' ? t.openRequest : t[status]}</Badge>
      ),
    },
  ]
}

const tones = { open: 'palm', accepted: 'tint', ordered: 'plain', closed: 'amber' } as const

function Details({ row }: { readonly row: ListedRequest }) {
  const [t, common] = [useText(marketText), useText(decisionText)]
  const locale = useLocale()
  const may = useStaffMay('editor')
  const { id, body, fish, city, price, closed_by, status, own } = row
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Facts
        title={t.request}
        facts={[
          [t.fish, <Name key="fish">{fish}</Name>],
          [t.city, <Name key="city">{city}</Name>],
          [t.pricePerKg, price !== null && <Amount key="price" riyals={price} />],
          [t.closes, <Moment key="closes" at={row.closes_at} />],
          [t.closedBy, closed_by && t[closed_by]],
          [
            t.body,
            body && (
              <Name key="body" className="wrap-anywhere whitespace-pre-line">
                {body}
              </Name>
            ),
          ],
        ]}
      />
      <div className="flex flex-col gap-4">
        {status === 'open' ? (
          <>
            <p className="text-meta text-quiet">{t.closeHint}</p>
            <DecisionForm
              refusedBecause={own ? common.own : may ? null : common.editorOnly}
              refuse={{
                label: t.closeIt,
                done: t.wasClosed,
                work: ({ note }) =>
                  api('POST operator/requests/{id}/close', { params: { id }, body: { note } }, { locale }),
              }}
            />
          </>
        ) : (
          <p className="text-meta text-quiet">{t.notOpen}</p>
        )}
        <ButtonLink kind="outlined" to="/requests/$requestId" params={{ requestId: String(id) }}>
          {t.requestPage}
        </ButtonLink>
      </div>
    </div>
  )
}
