import type { ReactNode } from 'react'
import type { Blog } from '#shared/news/contract.ts'
import { Picture } from '../ui/Picture.tsx'
import { FormattedText } from './FormattedText.tsx'
import { NewsDate } from './NewsCard.tsx'

/** A news item, on its own page and in the editor's preview. */
export function NewsArticle({
  item: { title, body, image, published_at },
  children,
}: {
  readonly item: Pick<Blog, 'title' | 'body' | 'published_at'> & { readonly image: string | null }
  /** Content below the text. */
  readonly children?: ReactNode
}) {
  return (
    <article className="flex min-w-0 flex-col lg:contents">
      <header className="order-2 max-w-4xl pt-4 lg:order-none lg:col-span-2">
        <p>
          <NewsDate at={published_at} withHijri />
        </p>
        <h1 dir="auto" className="mt-2 text-h1 text-balance">
          {title}
        </h1>
      </header>
      <div className="contents lg:block">
        {image && (
          <Picture
            image={image}
            alt=""
            width={836}
            height={420}
            sizes="(min-width: 64rem) 836px, 100vw"
            priority
            className="order-1 -mx-4 aspect-[2/1] w-screen max-w-none object-cover md:mx-0 md:w-full md:rounded-card"
          />
        )}
        <div className="order-3">
          <FormattedText text={body} />
          {children}
        </div>
      </div>
    </article>
  )
}
