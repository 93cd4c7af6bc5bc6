import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const lines = {
  md: 'md:border-t md:border-hairline',
  xl: 'xl:border-t xl:border-hairline',
} as const

/** Under a list: which part of it is shown, and the pager. `table`: from where its rows stand in a table, whose line it goes on. */
export function ListFoot({
  shown,
  table,
  children,
}: {
  readonly shown: string
  readonly table?: keyof typeof lines
  readonly children: ReactNode
}) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 text-meta text-quiet',
        table && lines[table],
      )}
    >
      <p>{shown}</p>
      <div className="[&>nav]:mt-0">{children}</div>
    </div>
  )
}
