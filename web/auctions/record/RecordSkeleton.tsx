import { LoadingNote, Skeleton, useStartAtTop } from '../../ui/states/Skeleton.tsx'

/** The skeleton of a record's page. */
export function RecordSkeleton() {
  useStartAtTop()
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <Skeleton className="mb-4 hidden h-4 w-64 md:block" />
      <div className="grid gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex flex-col gap-3 md:gap-5 lg:col-span-2">
          <div className="flex items-center gap-3">
            <Skeleton className="h-14 w-21 shrink-0 rounded-control md:h-18 md:w-27" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-24 w-full rounded-card" />
        </div>
        <Skeleton className="h-80 w-full rounded-card lg:col-start-2" />
        <Skeleton className="h-96 w-full rounded-card lg:col-start-1 lg:row-start-2" />
      </div>
    </div>
  )
}
