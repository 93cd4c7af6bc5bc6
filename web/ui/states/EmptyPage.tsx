import type { ReactNode } from 'react'
import type { EmptyKind } from '../art/EmptyScene.tsx'
import { Card } from '../Card.tsx'
import { Empty } from './Empty.tsx'

type EmptyPageProps = {
  readonly title: string
  readonly body?: string
  readonly actions: ReactNode
  readonly scene?: EmptyKind
}

/**
 * A page without content: its title and the next steps. The page for a record that does not exist equals the page for a record
 * of somebody else.
 */
export function EmptyPage({ title, body, actions, scene = 'ice' }: EmptyPageProps) {
  return (
    <Card>
      <Empty scene={scene} title={title} body={body} headingLevel={1} actions={actions} />
    </Card>
  )
}
