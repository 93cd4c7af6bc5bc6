import { notFound, redirect } from '@tanstack/react-router'
import { paths } from '#shared/base/paths.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { fishText, tradesText } from '../messages.ts'
import type { TradesSearch } from '../search.ts'

export type TradesData =
  | { readonly trades: Answer<'GET prices/{code}/trades'>; readonly refusal: null; readonly head: PageFacts }
  /**
   * `refusal` is null if the server refused the parameters, for example days that are not those of a
   * published figure.
   */
  | { readonly trades: null; readonly refusal: RefusalFacts | null; readonly head: PageFacts | undefined }

export async function loadTrades(
  code: string,
  { from, to, ...search }: TradesSearch,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<TradesData> {
  const t = textIn({ ...tradesText, ...fishText }, locale)
  const head = (title: string) => ({
    title,
    description: t.privacy,
    path: `${paths.fishPrices(code)}/trades`,
  })
  // The sales are listed for given days only. Without days, the page of the species is shown, where the reader chooses
  // them.
  if (!from || !to) throw redirect({ to: '/prices/$fish', params: { fish: code }, replace: true })
  const { data, refusal } = await settle(
    api('GET prices/{code}/trades', { params: { code }, query: { ...search, from, to } }, { locale, signal }),
  )
  if (refusal?.code === 'not_found') throw notFound()
  if (refusal) return { trades: null, refusal: refusal.status === 422 ? null : refusal, head: head(t.sales) }
  return { trades: data, refusal: null, head: head(t.heading(data.fish.name)) }
}
