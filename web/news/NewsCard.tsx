import { riyadhDay } from '#shared/base/dates.ts'
import { Card } from '../base/ui/Card.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Picture } from '../base/ui/Picture.tsx'
import type { NewsItem } from './newsItem.ts'

/** A news item in short: picture above on a wide screen, at the start of a row on a phone. */
export function NewsCard({ item }: { readonly item: NewsItem }) {
  return (
    <Card
      as="article"
      padding="none"
      className="flex h-full gap-3 overflow-hidden max-md:p-3 md:flex-col md:gap-0"
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
          {item.title}
        </h3>
        <p dir="auto" className="text-meta text-quiet">
          {item.preview}
        </p>
        <p className="mt-auto pt-1 text-meta text-quiet">
          <time dateTime={item.published_at}>
            <Isolate>{riyadhDay(new Date(item.published_at))}</Isolate>
          </time>
        </p>
      </div>
    </Card>
  )
}
