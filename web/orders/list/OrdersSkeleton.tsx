import { Card } from '../../ui/Card.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of a list of orders. */
export function OrdersSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className="grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-1 xl:gap-0 xl:divide-y xl:divide-hairline">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Card key={row} className="flex flex-col gap-4 xl:rounded-none xl:shadow-none">
            <div className="flex justify-between">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-6 w-28" />
            </div>
            <div className="flex gap-3">
              <Skeleton className="h-13 w-18" />
              <div className="flex flex-col gap-2">
                <Skeleton className="h-6 w-36" />
                <Skeleton className="h-5 w-24" />
              </div>
            </div>
            <Skeleton className="h-11 w-full xl:hidden" />
          </Card>
        ))}
      </div>
    </>
  )
}
