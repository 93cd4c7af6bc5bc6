import { useParams } from '@tanstack/react-router'
import { NewsEditor } from './NewsEditor.tsx'
import { NewsTable } from './NewsTable.tsx'

/** All news, or one item as it is written: `/operator/news`, `/operator/news/new`, `/operator/news/12`. */
export function NewsPage() {
  const { _splat = '' } = useParams({ strict: false })
  const [, below = ''] = _splat.split('/')
  return below === '' ? <NewsTable /> : <NewsEditor key={below} named={below} />
}
