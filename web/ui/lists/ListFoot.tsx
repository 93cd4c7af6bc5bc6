import type { LinkProps } from '@tanstack/react-router'
import type { Page } from '#shared/base/page.ts'
import { classes } from '../classes.ts'
import { Pager } from './Pager.tsx'

const lines = {
  md: 'md:border-t md:border-hairline',
  xl: 'xl:border-t xl:border-hairline',
} as const

type ListFootProps = {
  readonly list: Page<unknown>
  /** Returns the text for the shown rows, such as `11 to 20 of 35`. */
  readonly shown: (first: number, last: number, total: number) => string
  /** The width from which the rows are shown as a table; from this width on, the foot has a line above it. */
  readonly table?: keyof typeof lines
  readonly linkTo: (page: number) => Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** The foot of a list: the range of the shown rows, and the pager. */
export function ListFoot({ list, shown, table, linkTo }: ListFootProps) {
  const first = (list.current_page - 1) * list.per_page + 1
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 text-meta text-quiet',
        table && lines[table],
      )}
    >
      <p>{shown(first, first + list.data.length - 1, list.total)}</p>
      <div className="[&>nav]:mt-0">
        <Pager page={list.current_page} lastPage={list.last_page} linkTo={linkTo} />
      </div>
    </div>
  )
}
