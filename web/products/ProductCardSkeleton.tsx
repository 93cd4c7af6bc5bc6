import { Card } from '../base/ui/Card.tsx'
import { classes } from '../base/ui/classes.ts'
import { Skeleton } from '../base/ui/Skeleton.tsx'

/** The boxes of a product's card while the list loads; measures of the card itself. */
export function ProductCardSkeleton({
  rowOnPhone = false,
  buy = false,
}: {
  readonly rowOnPhone?: boolean
  readonly buy?: boolean
}) {
  return (
    <Card padding="none" className={classes('overflow-hidden', rowOnPhone && 'max-md:p-3')}>
      <div
        className={classes(rowOnPhone && 'max-md:grid max-md:grid-cols-[118px_minmax(0,1fr)] max-md:gap-3')}
      >
        <Skeleton className={classes('h-44 rounded-none', rowOnPhone && 'max-md:h-24 max-md:rounded-card')} />
        <div className={classes('flex flex-col gap-2 px-4 pt-5', rowOnPhone && 'max-md:p-0')}>
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className={classes('mt-2 h-3.5 w-3/4 md:hidden', !rowOnPhone && 'hidden')} />
        </div>
      </div>
      <div
        className={classes(
          'flex justify-between px-4 pt-4',
          rowOnPhone && 'max-md:mt-3 max-md:border-t max-md:border-hairline max-md:px-0 max-md:pt-3',
        )}
      >
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-7 w-1/4" />
      </div>
      <div className={classes('flex flex-col gap-2 px-4 pt-4 pb-5', rowOnPhone && 'max-md:hidden')}>
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-3.5 w-2/5" />
        {buy && <Skeleton className="mt-2 h-11 w-full" />}
      </div>
    </Card>
  )
}
