import { paths } from '#shared/base/paths.ts'
import { PageFailed } from '../app/PageFailed.tsx'
import { useText } from '../app/texts/text.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Card } from '../ui/Card.tsx'
import { Picture } from '../ui/Picture.tsx'
import { ShareButtons } from '../ui/ShareButton.tsx'
import type { NewsData, ShownNews } from './loadNews.ts'
import { newsText } from './messages.ts'
import { NewsArticle } from './NewsArticle.tsx'
import { NewsDate, NewsLink } from './NewsCard.tsx'
import type { NewsItem } from './newsItem.ts'
import { preview } from './preview.ts'

/** A news item, or its error state. */
export function NewsDetails({ data: { item, refusal } }: { readonly data: NewsData }) {
  const t = useText(newsText)
  if (item) return <Article item={item} />
  return <PageFailed title={t.failedItem} refusal={refusal} />
}

function Article({ item }: { readonly item: ShownNews }) {
  const t = useText(newsText)
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        fromHome
        crumbs={[{ label: t.title, link: { to: '/news' } }, { label: preview(item.title, crumbLength) }]}
      />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <NewsArticle item={item}>
          <div className="mt-6">
            <ShareButtons title={item.title} path={paths.newsDetails(item.id)} label={t.share} />
          </div>
        </NewsArticle>
        <Related items={item.related} />
      </div>
    </div>
  )
}

const crumbLength = 40

function Related({ items }: { readonly items: readonly NewsItem[] }) {
  const t = useText(newsText)
  if (items.length === 0) return null
  return (
    <aside aria-labelledby="related">
      <h2 id="related" className="mb-3 text-h3">
        {t.related}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-hairline px-4">
          {items.map((item) => (
            <li key={item.id} className="group relative flex items-start gap-4 py-4">
              <div className="flex min-w-0 grow flex-col gap-1">
                <h3 dir="auto" className="text-dense font-bold text-pretty">
                  <NewsLink item={item} />
                </h3>
                <NewsDate at={item.published_at} />
              </div>
              <Picture
                image={item.image}
                alt=""
                width={88}
                height={66}
                sizes="88px"
                className="h-16 w-22 shrink-0 rounded-control object-cover"
              />
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
