import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type TableHeadProps = {
  readonly titles: readonly string[]
  /** The title of the last column, which contains the buttons; only for screen readers. */
  readonly actions: string
}

/** The head of a table of records. */
export function TableHead({ titles, actions }: TableHeadProps) {
  return (
    <thead>
      <tr className="h-11 bg-ground text-meta text-quiet">
        {titles.map((title, place) => (
          <th
            key={title}
            scope="col"
            className={classes('px-2 text-start font-normal whitespace-nowrap', place === 0 && 'ps-4')}
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
