import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../../app/calls/api.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Loaded } from '../../../ui/states/Loaded.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { BackHead } from '../../frame/BackHead.tsx'
import { operatorLink, type RecordPageProps } from '../../frame/places.ts'
import { contentText } from '../messages.ts'
import { NewsForm } from './NewsForm.tsx'
import { NewsStateBadge } from './NewsPage.tsx'

/** The editor of one news item: `/operator/news/new`, `/operator/news/12`. */
export function NewsEditor({ id: named }: RecordPageProps) {
  const t = useText(contentText)
  const id = Number(named)
  const result = useNews(named === 'new' ? null : id)
  const after = useAfter()
  if (named === 'new') return <Framed item={null} {...after} />
  const gone = <Empty title={t.newsGone} headingLevel={2} />
  if (!result.isEnabled) return gone
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {({ data: [item] }) => (item ? <Framed item={item} {...after} /> : gone)}
    </Loaded>
  )
}

function useNews(id: number | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['operator', 'news', locale, { id }],
    enabled: id !== null && Number.isSafeInteger(id) && id > 0,
    queryFn: ({ signal }) => api('GET operator/blogs', { query: { id: id ?? 0 } }, { locale, signal }),
    // When a form is opened again, it starts from the saved record and not from a cached one.
    gcTime: 0,
  })
}

type NewsFormProps = Parameters<typeof NewsForm>[0]

/** Navigates in an effect, after the form has stopped asking about unsaved work. */
function useAfter(): Pick<NewsFormProps, 'onDone' | 'onDraft'> {
  const navigate = useNavigate()
  const [next, setNext] = useState<'list' | number>()
  useEffect(() => {
    if (next === 'list') void navigate(operatorLink({ to: 'news' }))
    else if (next) void navigate({ ...operatorLink({ to: 'news/$id', id: next }), replace: true })
  }, [next, navigate])
  return { onDone: () => setNext('list'), onDraft: setNext }
}

function Framed({ item, ...after }: NewsFormProps) {
  const t = useText(contentText)
  return (
    <div className="flex flex-col gap-4">
      <BackHead to="news" back={t.toNews} title={item ? t.changeNews : t.writeNews}>
        {item && <NewsStateBadge state={item.state} />}
        {item?.state === 'published' && (
          <ButtonLink
            kind="outlined"
            icon={ExternalLink}
            to="/news/$newsId"
            params={{ newsId: String(item.id) }}
          >
            {t.openPublic}
          </ButtonLink>
        )}
      </BackHead>
      <NewsForm item={item} {...after} />
    </div>
  )
}
