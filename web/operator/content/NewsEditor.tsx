import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { BackHead } from '../frame/BackHead.tsx'
import { operatorLink, type RecordPageProps } from '../frame/places.ts'
import { contentText } from './messages.ts'
import { NewsForm } from './NewsForm.tsx'
import { NewsStateBadge } from './NewsPage.tsx'

/** One news item as it is written: `new`, or its number. */
export function NewsEditor({ id: named }: RecordPageProps) {
  const t = useText(contentText)
  const id = Number(named)
  const asked = useNews(named === 'new' ? null : id)
  const onDone = useWayBack()
  if (named === 'new') return <Framed item={null} onDone={onDone} />
  if (!asked.data) {
    if (asked.isPending && id > 0) return <Skeleton className="h-96 rounded-card" />
    const refusal = asked.error instanceof Refusal ? asked.error : null
    return <ErrorState refusal={refusal} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  }
  const [item] = asked.data.data
  if (!item) return <Empty picture={<Scene kind="ice" />} title={t.newsGone} headingLevel={2} />
  return <Framed item={item} onDone={onDone} />
}

function useNews(id: number | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['operator', 'news', locale, { id }],
    enabled: id !== null && Number.isSafeInteger(id) && id > 0,
    queryFn: ({ signal }) => api('GET operator/blogs', { query: { id: id ?? 0 } }, { locale, signal }),
  })
}

/** After the form has let go of the page: before that it would ask about unsaved work. */
function useWayBack(): () => void {
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (done) void navigate(operatorLink({ to: 'news' }))
  }, [done, navigate])
  return () => setDone(true)
}

function Framed({ item, onDone }: Pick<Parameters<typeof NewsForm>[0], 'item' | 'onDone'>) {
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
      <NewsForm item={item} onDone={onDone} />
    </div>
  )
}
