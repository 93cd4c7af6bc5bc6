import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/Picture.tsx'
import { Dotted } from '../ui/values/Dotted.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { newsText } from './messages.ts'
import type { NewsItem } from './newsItem.ts'

/** A news item in a list. The picture is at the top on a wide screen, and at the inline start on a phone. */
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

/** The headline as a link; the whole card is its click area. */
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

/** Hidden from screen readers, because the headline is already a link. */
export function ReadMore() {
  const t = useText(newsText)
  return (
    <span aria-hidden="true" className="flex items-center gap-1 text-dense font-bold text-primary">
      {t.readMore}
      <ChevronRight size={16} className="onwards" />
    </span>
  )
}

/** The date in Riyadh; the Hijri date is optional. */
export function NewsDate({
  at,
  withHijri = false,
  className,
}: {
  readonly at: string
  readonly withHijri?: boolean
  readonly className?: string
}) {
  const locale = useLocale()
  const day = new Date(at)
  return (
    <time dateTime={at} className={classes('text-meta text-quiet', className)}>
      <Dotted>
        <Isolate>{riyadhDay(day)}</Isolate>
        {withHijri && hijri(day, locale)}
      </Dotted>
    </time>
  )
}

function hijri(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(calendars[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(at)
}

const calendars = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
} as const satisfies Record<Locale, string>
