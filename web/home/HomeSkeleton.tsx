import { ProductCardSkeleton } from '../products/ProductCard.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'

/** The skeleton of the home page. */
export function HomeSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className="h-11 bg-sand" />
      <Skeleton className="h-136 rounded-none lg:h-117" />
      <div className="h-16 bg-ink" />
      <div className="content pt-10 md:pt-14">
        <Skeleton className="mb-6 h-8 w-48" />
        <div className="flex gap-3 overflow-hidden pb-10 md:grid md:grid-cols-2 md:gap-5 lg:grid-cols-4">
          {cards.map((card) => (
            <div key={card} className="w-65 flex-none md:w-auto">
              <ProductCardSkeleton buy />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

const cards = ['1', '2', '3', '4'] as const
