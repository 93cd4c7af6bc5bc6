import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../../app/calls/api.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Loaded } from '../../../ui/states/Loaded.tsx'
import { Scene } from '../../../ui/states/Scene.tsx'
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
  const onDone = useBackToNews()
  if (named === 'new') return <Framed item={null} onDone={onDone} />
  const gone = <Empty picture={<Scene kind="ice" />} title={t.newsGone} headingLevel={2} />
  if (!result.isEnabled) return gone
  return (
    <Loaded result={result} loading={<Skeleton className="h-96 rounded-card" />}>
      {({ data: [item] }) => (item ? <Framed item={item} onDone={onDone} /> : gone)}
    </Loaded>
  )
}

function useNews(id: number | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['operator', 'news', locale, { id }],
    enabled: id !== null && Number.isSafeInteger(id) && id > 0,
    queryFn: ({ signal }) => api('GET operator/blogs', { query: { id: id ?? 0 } }, { locale, signal }),
    // A form that is opened again starts from the saved record, not from the one that was cached before.
    gcTime: 0,
  })
}

/** Navigates in an effect, after the form has stopped asking about unsaved work. */
function useBackToNews(): () => void {
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
