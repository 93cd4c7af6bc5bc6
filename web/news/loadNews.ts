import { notFound } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import { paths } from '#shared/base/paths.ts'
import type { Blog } from '#shared/news/contract.ts'
import { plainOf } from '#shared/news/formatted.ts'
import { api, type RefusalFacts, type Settled, settle } from '../app/calls/api.ts'
import type { PageFacts } from '../app/head.ts'
import { wholeOf } from '../app/search.ts'
import type { Visit } from '../app/state/visit.ts'
import { textIn } from '../app/texts/text.ts'
import { newsText } from './messages.ts'
import { type NewsItem, newsItemOf } from './newsItem.ts'
import { preview } from './preview.ts'

/** Loads a page of the news, newest first. */
export async function loadNews(
  { locale }: Visit,
  page: number | undefined,
  signal?: AbortSignal,
): Promise<Settled<Page<NewsItem>>> {
  return settle(
    api('GET blogs', { query: { page, limit: newsPerPage } }, { locale, signal }).then((found) => ({
      ...found,
      data: found.data.map(newsItemOf),
    })),
  )
}

/** A page has one large item, then rows of three. */
const newsPerPage = 10

export function newsHead(locale: Locale) {
  const { title, description } = textIn(newsText, locale)
  return { title, description, path: paths.news() } as const
}

export type ShownNews = Blog & { readonly related: readonly NewsItem[] }

export type NewsData =
  | { readonly item: ShownNews; readonly refusal: null; readonly head: PageFacts }
  | { readonly item: null; readonly refusal: RefusalFacts; readonly head: undefined }

/** Loads the news item with this id, with related items. */
export async function loadNewsItem(
  newsId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<NewsData> {
  const id = wholeOf(newsId)
  if (!id || String(id) !== newsId) throw notFound()
  const { data, refusal } = await settle(api('GET blogs/{id}', { params: { id } }, { locale, signal }))
  if (refusal?.code === 'not_found') throw notFound()
  if (refusal) return { item: null, refusal, head: undefined }
  const item = { ...data, related: data.related.map(newsItemOf) }
  return { item, refusal: null, head: headOf(data) }
}

/** Metadata of a news item: headline, excerpt and picture. */
function headOf({ id, title, body, image }: Blog): PageFacts {
  return {
    title,
    description: preview(plainOf(body), descriptionLength),
    path: paths.newsDetails(id),
    image,
    type: 'article',
  }
}

const descriptionLength = 160
