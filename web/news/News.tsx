import { useRouter, useRouterState } from '@tanstack/react-router'
import type { Page } from '#shared/base/page.ts'
import type { Settled } from '../app/calls/api.ts'
import { useText } from '../app/texts/text.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Pager } from '../ui/lists/Pager.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { newsText } from './messages.ts'
import { NewsCard, NewsDate, NewsLink, ReadMore } from './NewsCard.tsx'
import type { NewsItem } from './newsItem.ts'

/** The news, newest first: one large item, then rows (specification, section 2). */
export function News({ news: { data, refusal } }: { readonly news: Settled<Page<NewsItem>> }) {
  const t = useText(newsText)
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className="content pt-4 pb-10 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: t.title }]} />
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{t.title}</h1>
      <p className="mb-4 text-quiet max-md:visually-hidden md:mb-6">{t.sub}</p>
      {refusal ? (
        <ErrorState title={t.failed} refusal={refusal} busy={busy} onRetry={() => router.invalidate()} />
      ) : (
        <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-60')}>
          <NewsList list={data} />
          <Pager
            page={data.current_page}
            lastPage={data.last_page}
            linkTo={(page) => ({ to: '/news', search: { page: page === 1 ? undefined : page } })}
          />
        </div>
      )}
    </div>
  )
}

function NewsList({ list }: { readonly list: Page<NewsItem> }) {
  const [first, ...others] = list.data
  if (!first) return <NoNews tooFar={list.total > 0} />
  return (
    <>
      <Featured item={first} />
      <ul className="mt-3 max-md:divide-y max-md:divide-hairline max-md:overflow-hidden max-md:rounded-card max-md:bg-card max-md:shadow-card max-md:[&_article]:rounded-none max-md:[&_article]:shadow-none md:mt-5 md:grid md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {others.map((item) => (
          <li key={item.id} className="min-w-0">
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The latest item; on a wide screen its picture is next to the text. */
function Featured({ item }: { readonly item: NewsItem }) {
  return (
    <Card
      as="article"
      padding="none"
      className="group relative overflow-hidden md:grid md:grid-cols-[3fr_2fr]"
    >
      <Picture
        image={item.image}
        alt=""
        width={730}
        height={366}
        sizes="(min-width: 48rem) 730px, 100vw"
        priority
        className="aspect-[2/1] h-full w-full object-cover"
      />
      <div className="flex flex-col gap-2 p-4 md:justify-center md:p-8">
        <NewsDate at={item.published_at} />
        <h2 dir="auto" className="text-h2 text-pretty">
          <NewsLink item={item} />
        </h2>
        <p dir="auto" className="text-quiet">
          {item.preview}
        </p>
        <ReadMore />
      </div>
    </Card>
  )
}

function NoNews({ tooFar }: { readonly tooFar: boolean }) {
  const t = useText(newsText)
  return (
    <Empty
      title={t.empty}
      body={tooFar ? t.emptyPage : t.emptyBody}
      actions={
        tooFar ? (
          <ButtonLink to="/news">{t.firstPage}</ButtonLink>
        ) : (
          <ButtonLink to="/local-market">{t.toMarket}</ButtonLink>
        )
      }
    />
  )
}
