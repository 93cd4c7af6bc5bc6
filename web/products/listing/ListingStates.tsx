import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { listingText } from './messages.ts'

/** The skeleton of the form while its options load. */
export function ListingSkeleton() {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <LoadingNote />
      <div className="flex min-w-0 flex-col gap-3 md:gap-4">
        <Skeleton className="h-9 w-48 max-md:hidden" />
        <Skeleton className="h-1.5 w-full" />
        {['h-24', 'h-18', 'h-60', 'h-40'].map((height) => (
          <Card key={height} className="flex flex-col gap-4 md:p-6">
            <div className="flex items-center gap-3">
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="h-5 w-28" />
            </div>
            <Skeleton className={`${height} w-full rounded-control`} />
          </Card>
        ))}
      </div>
      <div className="flex flex-col gap-4 max-xl:hidden">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-13 w-full rounded-control" />
      </div>
    </div>
  )
}

/** The page for an unknown product, and for a product of somebody else. */
export function NoSuchProduct() {
  const t = useText(listingText)
  return (
    <EmptyPage
      title={t.goneTitle}
      actions={<ButtonLink to="/profile/my-products">{t.myProducts}</ButtonLink>}
    />
  )
}
