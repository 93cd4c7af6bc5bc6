import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

/** The skeleton of the about-us page. */
export function AboutSkeleton() {
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <LoadingNote />
      <div className="grid items-center gap-6 md:mt-8 lg:grid-cols-2">
        <Skeleton className="-mx-4 aspect-video rounded-none md:mx-0 md:rounded-card lg:order-last" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      </div>
      <Skeleton className="mt-10 h-28 rounded-card" />
      <Skeleton className="mt-14 h-64 rounded-card" />
    </div>
  )
}
