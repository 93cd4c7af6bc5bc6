import type { Blog } from '#shared/news/contract.ts'
import { preview } from './preview.ts'

/** What a card shows of a news item. */
export type NewsItem = Pick<Blog, 'id' | 'title' | 'image' | 'published_at'> & { readonly preview: string }

export function newsItemOf({ id, title, image, published_at, body }: Blog): NewsItem {
  return { id, title, image, published_at, preview: preview(body) }
}
