import { LoadingNote, Skeleton, useStartAtTop } from '../ui/states/Skeleton.tsx'

export function NewsDetailsSkeleton() {
  useStartAtTop()
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <Skeleton className="hidden h-4 w-64 md:block" />
      <Skeleton className="mt-6 hidden h-10 w-3/5 lg:block" />
      <div className="grid gap-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <Skeleton className="-mx-4 aspect-[2/1] rounded-none md:mx-0 md:rounded-card" />
          <div className="mt-6 flex max-w-text flex-col gap-4">
            {lines.map((line) => (
              <Skeleton key={line} className="h-5 w-full" />
            ))}
          </div>
        </div>
        <Skeleton className="hidden h-72 rounded-card lg:block" />
      </div>
    </div>
  )
}

const lines = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
