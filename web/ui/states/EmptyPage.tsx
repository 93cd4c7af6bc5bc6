import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { Empty } from './Empty.tsx'
import { Scene } from './Scene.tsx'

type EmptyPageProps = { readonly title: string; readonly body?: string; readonly actions: ReactNode }

/**
 * A page without content: its title and the next steps. A record that does not exist and a record of somebody else get
 * equal pages.
 */
export function EmptyPage({ title, body, actions }: EmptyPageProps) {
  return (
    <Card>
      <Empty picture={<Scene kind="ice" />} title={title} body={body} headingLevel={1} actions={actions} />
    </Card>
  )
}
