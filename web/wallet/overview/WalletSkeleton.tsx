import { Card } from '../../ui/Card.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The wallet while it loads. */
export function WalletSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className="min-h-54 rounded-card bg-ink md:min-h-52" />
      <Card padding="none">
        <div className="flex min-h-18 items-center justify-between px-4">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11 w-40" />
        </div>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <div key={row} className="flex items-center gap-3 border-t border-hairline px-4 py-4">
            <Skeleton className="size-11 rounded-full" />
            <div className="grow">
              <Skeleton className="mb-2 h-4 w-1/3" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </Card>
    </>
  )
}
