import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type TableHeadProps = {
  readonly titles: readonly string[]
  /** The title of the last column, which contains the buttons; only for screen readers. */
  readonly actions: string
  /** The box that selects all rows; it is in a column of its own. */
  readonly select?: ReactNode
}

/** The head of a table of records. */
export function TableHead({ titles, actions, select }: TableHeadProps) {
  return (
    <thead>
      <tr className="h-11 bg-ground text-meta text-quiet">
        {select && (
          <th scope="col" className="w-11 ps-4 text-start font-normal">
            {select}
          </th>
        )}
        {titles.map((title, place) => (
          <th
            key={title}
            scope="col"
            className={classes(
              'px-2 text-start font-normal whitespace-nowrap',
              place === 0 && !select && 'ps-4',
            )}
          >
            {title}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
