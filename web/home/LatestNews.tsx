import { useText } from '../app/texts/text.ts'
import { NewsCard } from '../news/NewsCard.tsx'
import type { NewsItem } from '../news/newsItem.ts'
import { MoreLink, SectionHeading } from '../ui/SectionHeading.tsx'
import { homeText } from './messages.ts'

/** The latest three news items (contract, section 2, main). */
export function LatestNews({ news }: { readonly news: readonly NewsItem[] }) {
  const t = useText(homeText)
  if (news.length === 0) return null
  return (
    <section aria-labelledby="latest-news" className="content py-10 md:py-14">
      <SectionHeading id="latest-news" title={t.news} action={<MoreLink to="/news">{t.allNews}</MoreLink>} />
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
        {news.map((item) => (
          <li key={item.id} className="min-w-0">
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
