import { ProductCardSkeleton } from '../products/ProductCard.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'

/** The list while it loads. */
export function FavoritesSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="my-3 h-4 w-24" />
      <div className={favoritesGrid}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <ProductCardSkeleton key={card} rowOnPhone />
        ))}
      </div>
    </>
  )
}

/** Three columns beside the menu, two on narrower screens. */
export const favoritesGrid = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3'
