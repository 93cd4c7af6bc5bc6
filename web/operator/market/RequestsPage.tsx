import type { ListedRequest } from '#shared/operator/orders.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { DecisionForm } from '../money/DecisionForm.tsx'
import { decisionText } from '../money/messages.ts'
import { Amount } from '../table/Amount.tsx'
import { defineTable, optionsOf } from '../table/defineTable.tsx'
import { Facts } from '../table/Facts.tsx'
import { Moment } from '../table/Moment.tsx'
import { ShortName } from '../table/ShortName.tsx'
import { marketText } from './messages.ts'

const states = { open: marketText.openRequest, ...optionsOf(marketText, ['accepted', 'ordered', 'closed']) }

/** Every request of buyers; an open one can be closed with a note (contract, section 8). */
export const RequestsPage = defineTable('GET operator/requests', {
  title: marketText.requests,
  tabs: { name: 'status', label: marketText.status, options: states },
  search: marketText.searchRequests,
  filters: ['period'],
  chips: [
    {
      name: 'person',
      label: (id, rows) => rows.find((row) => String(row.asker.id) === id)?.asker.name ?? `#${id}`,
    },
  ],
  empty: marketText.noRequests,
  emptyBody: marketText.noRequestsBody,
  details: (row) => <Details key={row.status} row={row} />,
  columns: [
    {
      id: 'request',
      title: marketText.request,
      phone: 'head',
      cell: ({ number, title }) => (
        <span className="block max-w-72 min-w-40 wrap-anywhere max-lg:max-w-full">
          <Name className="font-bold">{title}</Name>{' '}
          <Isolate className="text-meta text-quiet">{number}</Isolate>
        </span>
      ),
    },
    { id: 'asker', title: marketText.asker, cell: ({ asker }) => <ShortName>{asker.name}</ShortName> },
    {
      id: 'quantity',
      title: marketText.quantity,
      number: true,
      cell: ({ quantity }) => <Isolate>{quantity.toLocaleString('en')}</Isolate>,
    },
    {
      id: 'offers',
      title: marketText.offers,
      number: true,
      cell: ({ offers_count }) => <Isolate>{String(offers_count)}</Isolate>,
    },
    { id: 'at', title: marketText.at, sort: 'at', phone: 'badge', cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'closes_at',
      title: marketText.closes,
      sort: 'closes_at',
      phone: 'none',
      cell: ({ closes_at }) => <Moment at={closes_at} />,
    },
    {
      id: 'status',
      title: marketText.status,
      phone: 'badge',
      cell: ({ status }, { locale }) => (
        <Badge tone={tones[status]}>{marketText[status === 'open' ? 'openRequest' : status][locale]}</Badge>
      ),
    },
  ],
})

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
              id={id}
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
