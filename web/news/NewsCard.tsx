import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useText } from '../base/text.ts'
import { Card } from '../base/ui/Card.tsx'
import { Picture } from '../base/ui/Picture.tsx'
import { newsText } from './messages.ts'
import { NewsDate } from './NewsDate.tsx'
import type { NewsItem } from './newsItem.ts'

/** A news item in short: picture above on a wide screen, at the start of a row on a phone. */
export function NewsCard({ item }: { readonly item: NewsItem }) {
  return (
    <Card
      as="article"
      padding="none"
      className="group relative flex h-full gap-3 overflow-hidden max-md:p-3 md:flex-col md:gap-0"
    >
      <Picture
        image={item.image}
        alt=""
        width={394}
        height={172}
        sizes="(min-width: 48rem) 394px, 104px"
        className="size-26 shrink-0 rounded-control object-cover md:h-43 md:w-full md:rounded-none"
      />
      <div className="flex min-w-0 grow flex-col gap-1 md:p-5">
        <h3 dir="auto" className="text-dense font-bold text-pretty md:text-h3">
          <NewsLink item={item} />
        </h3>
        <p dir="auto" className="text-meta text-quiet">
          {item.preview}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1 text-meta text-quiet">
          <NewsDate at={item.published_at} />
          <ReadMore />
        </p>
      </div>
    </Card>
  )
}

/** The headline is the link; all of the card answers a press. */
export function NewsLink({ item: { id, title } }: { readonly item: Pick<NewsItem, 'id' | 'title'> }) {
  return (
    <Link
      to="/news/$newsId"
      params={{ newsId: String(id) }}
      className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary"
    >
      {title}
    </Link>
  )
}

/** Seen only: the headline before it is the link that is read aloud. */
export function ReadMore() {
  const t = useText(newsText)
  return (
    <span aria-hidden="true" className="flex items-center gap-1 text-dense font-bold text-primary">
      {t.readMore}
      <ChevronRight size={16} className="onwards" />
    </span>
  )
}
