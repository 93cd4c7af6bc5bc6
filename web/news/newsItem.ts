import type { Blog } from '#shared/news/contract.ts'
import { plainOf } from '#shared/news/formatted.ts'
import { preview } from './preview.ts'

/** The part of a news item that a card shows. */
export type NewsItem = Pick<Blog, 'id' | 'title' | 'image' | 'published_at'> & { readonly preview: string }

/** This function is not in the module of the card, because the loader of home needs it before the card is near the screen. */
export function newsItemOf({ id, title, image, published_at, body }: Blog): NewsItem {
  return { id, title, image, published_at, preview: preview(plainOf(body)) }
}
