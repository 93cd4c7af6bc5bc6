import { LoadingNote, Skeleton, useStartAtTop } from '../../ui/states/Skeleton.tsx'

export function RequestSkeleton() {
  useStartAtTop()
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Skeleton className="mb-4 hidden h-4 w-64 md:block" />
      <RequestBoxes />
    </div>
  )
}

/** The skeletons of the request's card and of the panel below it. */
export function RequestBoxes() {
  return (
    <>
      <LoadingNote />
      <div className="flex flex-col gap-6 rounded-card bg-card p-5 shadow-card">
        <div className="flex gap-4">
          <Skeleton className="h-19 w-24 shrink-0 md:h-24 md:w-32" />
          <div className="flex min-w-0 grow flex-col gap-4">
            <Skeleton className="h-8 w-3/5" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <Skeleton className="h-14 w-full" />
      </div>
      <Skeleton className="mt-6 h-40 w-full rounded-card" />
    </>
  )
}
