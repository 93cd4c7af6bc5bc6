import { LoadingNote, Skeleton, useStartAtTop } from '../../ui/states/Skeleton.tsx'

export function ProductDetailsSkeleton() {
  useStartAtTop()
  return (
    <div className="content pb-10 md:pb-14">
      <LoadingNote />
      <Skeleton className="mt-5 hidden h-4 w-64 md:block" />
      <div className="grid gap-x-8 gap-y-4 md:mt-5 lg:grid-cols-2">
        <div>
          <Skeleton className="-mx-4 aspect-[10/7] rounded-none md:mx-0 md:rounded-card" />
          <div className="mt-3 flex gap-2">
            <Skeleton className="h-16 w-22 lg:h-20 lg:w-28" />
            <Skeleton className="h-16 w-22 lg:h-20 lg:w-28" />
            <Skeleton className="h-16 w-22 lg:h-20 lg:w-28" />
          </div>
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6.5 w-40" />
          <Skeleton className="h-10 w-1/2" />
          <div className="flex flex-col gap-5 rounded-card bg-card p-6 shadow-card">
            <Skeleton className="h-11 w-1/2" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-9 w-full" />
          </div>
          <div className="flex items-center gap-4 rounded-card bg-card p-4 shadow-card">
            <Skeleton className="size-14 rounded-full" />
            <Skeleton className="h-5 w-2/5" />
          </div>
        </div>
      </div>
    </div>
  )
}
