import { Link } from '@tanstack/react-router'
import { CalendarClock, CircleCheck, EyeOff, Plus } from 'lucide-react'
import type { ListedNews } from '#shared/operator/news.ts'
import { useText } from '../../../app/texts/text.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Badge } from '../../../ui/values/Badge.tsx'
import { Name } from '../../../ui/values/Isolate.tsx'
import { operatorLink } from '../../frame/places.ts'
import { useStaffMay } from '../../frame/staffMay.ts'
import { defineTable, optionsOf } from '../../table/defineTable.tsx'
import { Moment } from '../../table/Moment.tsx'
import { contentText } from '../messages.ts'
import { publicationTime } from './newsTime.ts'

/** Every news item with its state; scheduled items come first. */
export const NewsPage = defineTable('GET operator/blogs', {
  title: contentText.toNews,
  search: contentText.searchNews,
  Tool: WriteLink,
  filters: [
    {
      name: 'state',
      label: contentText.state,
      options: { ...optionsOf(contentText, ['published', 'scheduled']), hidden: contentText.draft },
    },
  ],
  empty: contentText.noNews,
  emptyBody: contentText.noNewsBody,
  columns: [
    {
      id: 'title',
      title: contentText.title,
      sort: 'title',
      phone: 'head',
      cell: (row) => <Titled item={row} />,
    },
    {
      id: 'at',
      title: contentText.publishedAt,
      sort: 'published_at',
      cell: (row) => {
        const at = publicationTime(row)
        return at === null ? <span className="text-quiet">—</span> : <Moment at={at} />
      },
    },
    {
      id: 'state',
      title: contentText.state,
      phone: 'badge',
      cell: ({ state }) => <NewsStateBadge state={state} />,
    },
  ],
})

function WriteLink() {
  const t = useText(contentText)
  if (!useStaffMay('editor')) return null
  return (
    <ButtonLink icon={Plus} {...operatorLink({ to: 'news/new' })}>
      {t.writeNews}
    </ButtonLink>
  )
}

function Titled({ item: { id, title, image, translations } }: { readonly item: ListedNews }) {
  const t = useText(contentText)
  const other = translations.find((one) => one.title !== title && one.title !== '')
  return (
    <Link
      {...operatorLink({ to: 'news/$id', id })}
      className="flex min-w-0 items-center gap-3 hover:text-primary"
    >
      {image ? (
        <Picture
          image={image}
          alt=""
          sizes="80px"
          small
          width={80}
          height={48}
          className="h-12 w-20 shrink-0 rounded-control object-cover"
        />
      ) : (
        <span aria-hidden className="h-12 w-20 shrink-0 rounded-control bg-ground" />
      )}
      <span className="min-w-0">
        <Name className="line-clamp-2 w-fit font-bold wrap-anywhere lg:line-clamp-1">
          {title || t.untitled}
        </Name>
        {other && (
          <Name lang={other.locale} className="line-clamp-1 w-fit text-meta font-normal text-quiet">
            {other.title}
          </Name>
        )}
      </span>
    </Link>
  )
}

/** The publication state of a news item. */
export function NewsStateBadge({ state }: { readonly state: ListedNews['state'] }) {
  const t = useText(contentText)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {state === 'hidden' ? t.draft : t[state]}
    </Badge>
  )
}

const looks = {
  published: { tone: 'palm', icon: CircleCheck },
  scheduled: { tone: 'tint', icon: CalendarClock },
  hidden: { tone: 'amber', icon: EyeOff },
} as const
