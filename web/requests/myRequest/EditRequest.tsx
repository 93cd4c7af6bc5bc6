import { useNavigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { Request } from '#shared/requests/contract.ts'
import { api } from '../../app/calls/api.ts'
import { sendCounted } from '../../app/calls/sendCounted.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ListingSkeleton } from '../../products/listing/ListingStates.tsx'
import { storedPhotos } from '../../products/listing/photos/photos.ts'
import { type ListingPhotos, useListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { sendingOf } from '../../products/listing/useSending.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { type Ask, askOf, changedFields, fieldsOf } from '../add/ask.ts'
import { askText } from '../add/messages.ts'
import { RequestForm } from '../add/RequestForm.tsx'
import { type AskData, useAskData } from '../add/useAskData.ts'
import { factsOf, refreshIfUnverified, useRequestForm } from '../add/useRequestForm.ts'
import { useRequestCache } from '../queries.ts'

/** The edit form of an open request. If the request is no longer open, redirects to its page. */
export function EditRequest({ request: given }: { readonly request: Request }) {
  const t = useText(askText)
  // A refetch while the form is open must not reset the form.
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

/** The state of the edit form for the user's own open request. Sends only changed fields. */
function useChangedRequest(request: Request, options: Options) {
  const t = useText(askText)
  const locale = useLocale()
  const cache = useRequestCache()
  const navigate = useNavigate()
  const { id } = request
  const start = useMemo(() => askOf(request, locale), [request, locale])
  const standing = useMemo(() => storedPhotos(request.has_image ? [request.image] : []), [request])
  const photos = useListingPhotos(standing, false, () => form.clearErrors(['image']), 1)
  const [done, setDone] = useState(false)
  const [share, setShare] = useState(0)
  const bodyOf = (ask: Ask) => {
    const { title } = factsOf(ask, options)
    const fields = changedFields(fieldsOf(start, request.title), fieldsOf(ask, title))
    const picture = pictureChange(request.has_image, photos)
    return fields || picture ? { ...fields, ...picture } : null
  }
  const back = async () => {
    setDone(true)
    release()
    const params = { requestId: String(id) }
    await navigate({ to: '/profile/my-requests/$requestId', params, replace: true })
  }
  const save = async (body: ReturnType<typeof bodyOf>) => {
    if (body === null) return
    setShare(0)
    const sent = { params: { id }, body }
    const changed = await api('POST requests/update/{id}', sent, { locale, via: sendCounted(setShare) })
    cache.keep(changed)
    showToast('success', changed.offers_count > 0 ? t.savedTold : t.saved)
  }
  const call = useAction(save, {
    unsure: t.notSent,
    onRefused: async ({ status, code, message }) => {
      refreshIfUnverified(code, locale)
      if (status !== 409 && status !== 404) return
      // The request was closed, accepted or removed meanwhile, so its page shows the current state.
      showToast('wrong', message)
      await Promise.all([back(), cache.refresh()])
    },
  })
  const { form, state } = useRequestForm(call, options, {
    start,
    problems: (ask, missing) => {
      const body = bodyOf(ask)
      if (body === null) return {}
      // A day that has passed in the meantime is no error if the user leaves it unchanged.
      const { needed_by, ...rest } = missing
      return needed_by && 'needed_by' in body ? missing : rest
    },
    sent: bodyOf,
    onSent: back,
  })
  const release = useUnsavedWarning(!done && bodyOf(state.ask) !== null)
  return { form, state, photos, share, ...sendingOf({ form, photos, done }) }
}

/** The new picture; blank if it was removed, null if it is unchanged. */
function pictureChange(had: boolean, { ready }: ListingPhotos): { readonly image: Blob | '' } | null {
  const [photo] = ready
  if (photo?.blob) return { image: photo.blob }
  return had && !photo ? { image: '' } : null
}
