import { Info } from 'lucide-react'
import { useState } from 'react'
import type { Request } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ListingSkeleton } from '../../products/listing/ListingSkeleton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { askText } from '../add/messages.ts'
import { RequestForm } from '../add/RequestForm.tsx'
import { type AskData, useAskData } from '../add/useAskData.ts'
import { useChangedRequest } from './useChangedRequest.ts'

/** The edit form of an open request; the request's page once it is no longer open. */
export function EditRequest({ request: given }: { readonly request: Request }) {
  const t = useText(askText)
  // A refetch behind the form must not reset it.
  const [request] = useState(given)
  const { data, refusal, retry } = useAskData()
  if (request.status !== 'open') return <Over id={request.id} />
  if (refusal) return <ErrorState title={t.failedTitle} refusal={refusal} onRetry={retry} headingLevel={1} />
  if (!data) return <ListingSkeleton />
  return <ChangedRequest request={request} offers={given.offers_count} data={data} />
}

type ChangedProps = { readonly request: Request; readonly offers: number; readonly data: AskData }

function ChangedRequest({ request, offers, data }: ChangedProps) {
  const t = useText(askText)
  const changed = useChangedRequest(request, data.options)
  return (
    <RequestForm
      {...changed}
      data={data}
      title={t.edit}
      send={t.save}
      note={
        offers > 0 && (
          <p className="flex items-start gap-3 rounded-card bg-sand p-4 text-dense text-on-sand">
            <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
            {t.tells(offers)}
          </p>
        )
      }
      cancel={
        <ButtonLink
          to="/profile/my-requests/$requestId"
          params={{ requestId: String(request.id) }}
          kind="outlined"
          className="min-h-13 shrink-0"
        >
          {t.cancel}
        </ButtonLink>
      }
    />
  )
}

function Over({ id }: { readonly id: number }) {
  const t = useText(askText)
  return (
    <EmptyPage
      title={t.over}
      body={t.overBody}
      actions={
        <>
          <ButtonLink to="/profile/add-request" search={{ copyOf: id }}>
            {t.again}
          </ButtonLink>
          <ButtonLink to="/profile/my-requests/$requestId" params={{ requestId: String(id) }} kind="outlined">
            {t.back}
          </ButtonLink>
        </>
      }
    />
  )
}
