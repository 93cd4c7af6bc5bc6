import { Plus } from 'lucide-react'
import type { Page } from '#shared/base/page.ts'
import { useText } from '../../app/texts/text.ts'
import { cleared, countFilters } from '../../products/filters/filters.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import type { CardRequest } from './card.ts'
import type { RequestFilters } from './filters.ts'
import { requestsText } from './messages.ts'
import { RequestCard, requestGrid, requestItem } from './RequestCard.tsx'
import { type OwnStanding, readerOf } from './useOwnStanding.ts'

type RequestListProps = {
  readonly list: Page<CardRequest>
  readonly filters: RequestFilters
  readonly standing: OwnStanding
}

/** The requests of a page, or the empty state. */
export function RequestList({ list, filters, standing }: RequestListProps) {
  if (list.data.length === 0) return <NoRequests total={list.total} filters={filters} />
  return (
    <ul className={requestGrid}>
      {list.data.map((request, index) => (
        <li key={request.id} className={requestItem}>
          <RequestCard request={request} reader={readerOf(request, standing)} priority={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

const firstRow = 2

/** The next step depends on why the list is empty: a page too far, filters too narrow, or no requests. */
function NoRequests({ total, filters }: { readonly total: number; readonly filters: RequestFilters }) {
  const t = useText(requestsText)
  const narrowed = countFilters(filters) > 0
  const ask = (kind: 'filled' | 'outlined') => (
    <ButtonLink to="/profile/add-request" kind={kind} icon={Plus}>
      {t.ask}
    </ButtonLink>
  )
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={t.emptyTitle}
      body={total > 0 ? t.emptyPage : narrowed ? t.emptyFiltered : t.emptyBody}
      actions={
        total > 0 ? (
          <ButtonLink to="/requests" search={{ ...filters, page: undefined }}>
            {t.firstPage}
          </ButtonLink>
        ) : narrowed ? (
          <>
            <ButtonLink to="/requests" search={cleared(filters)} resetScroll={false}>
              {t.clearFilters}
            </ButtonLink>
            {ask('outlined')}
          </>
        ) : (
          ask('filled')
        )
      }
    />
  )
}
