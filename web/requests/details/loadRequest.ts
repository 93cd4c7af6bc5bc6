import { notFound } from '@tanstack/react-router'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import type { PageFacts } from '../../app/head.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { requestHead } from './head.ts'

/** The data of a request's page: the request, or the refusal. */
export type RequestData =
  | {
      readonly request: RequestDetails
      /** Loaded with the user's token, so that their own offers are included. The server draws without a user. */
      readonly own: boolean
      readonly refusal: null
      readonly head: PageFacts
    }
  | { readonly request: null; readonly refusal: RefusalFacts; readonly head: undefined }

export async function loadRequest(
  requestId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<RequestData> {
  const id = wholeOf(requestId)
  if (!id || String(id) !== requestId) throw notFound()
  const own = typeof document !== 'undefined' && storedToken() !== null
  const shown = await settle(api('GET requests/show/{id}', { params: { id } }, { locale, signal }))
  if (shown.refusal?.code === 'not_found') throw notFound()
  if (shown.refusal) return { request: null, refusal: shown.refusal, head: undefined }
  return { request: shown.data, own, refusal: null, head: requestHead(shown.data, locale) }
}
