import { useRef } from 'react'
import { Refusal } from '../app/calls/api.ts'
import { useText } from '../app/texts/text.ts'
import { cardItem, ProductCard } from '../products/ProductCard.tsx'
import { ProductActionsContext, useProductActions } from '../products/productActions.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Pager } from '../ui/Pager.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { Scene } from '../ui/states/Scene.tsx'
import { FavoriteHeart, RemovalContext } from './FavoriteHeart.tsx'
import { FavoritesSkeleton, favoritesGrid } from './FavoritesSkeleton.tsx'
import { favoritesText } from './messages.ts'
import { type FavoritesPage, useFavorites } from './useFavorites.ts'
import { useRemoval } from './useRemoval.ts'

/** The user's favourites, newest first, with current prices; a removal can be undone. */
export function MyFavorites({ page }: { readonly page: number }) {
  const t = useText(favoritesText)
  const { list, error, busy, refetch } = useFavorites(page)
  return (
    <>
      <div className="mb-5 max-md:hidden">
        <Breadcrumbs crumbs={[{ label: t.account, link: { to: '/profile/account' } }, { label: t.title }]} />
      </div>
      <h1 className="text-h1 max-md:visually-hidden">{t.title}</h1>
      {list && <Favorites list={list} busy={busy} />}
      {!list && !error && <FavoritesSkeleton />}
      {!list && error && (
        <Card>
          <ErrorState
            title={t.failed}
            refusal={error instanceof Refusal ? error : null}
            busy={busy}
            onRetry={refetch}
          />
        </Card>
      )}
    </>
  )
}

function Favorites({ list, busy }: { readonly list: FavoritesPage; readonly busy: boolean }) {
  const t = useText(favoritesText)
  const actions = useProductActions()
  const rows = useRef<HTMLUListElement>(null)
  const { removed, remove } = useRemoval(rows)
  const shown = list.data.filter(({ id }) => !removed.has(id))
  if (shown.length === 0) return <EmptyFavorites total={Math.max(0, list.total - list.data.length)} />
  const total = list.total - (list.data.length - shown.length)
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-60')}>
      <p role="status" className="py-2 text-dense text-quiet">
        {t.count(total)}
      </p>
      <RemovalContext value={remove}>
        <ProductActionsContext value={{ ...actions, Heart: FavoriteHeart }}>
          <ul
            ref={rows}
            tabIndex={-1}
            aria-label={t.title}
            className={classes(favoritesGrid, 'outline-none')}
          >
            {shown.map((product, index) => (
              <li key={product.id} className={cardItem}>
                <ProductCard product={product} rowOnPhone priority={index < 3} headingLevel={2} />
              </li>
            ))}
          </ul>
        </ProductActionsContext>
      </RemovalContext>
      <Pager
        page={list.current_page}
        lastPage={list.last_page}
        linkTo={(page) => ({ to: '/profile/my-favorites', search: { page: page === 1 ? undefined : page } })}
      />
    </div>
  )
}

/** An empty page: links to the first page if it is beyond the last one, to the market if there are no favourites. */
function EmptyFavorites({ total }: { readonly total: number }) {
  const t = useText(favoritesText)
  return (
    <Card className="mt-2">
      {total > 0 ? (
        <Empty
          picture={<Scene kind="ice" />}
          title={t.emptyPage}
          actions={<ButtonLink to="/profile/my-favorites">{t.firstPage}</ButtonLink>}
        />
      ) : (
        <Empty
          picture={<Scene kind="fish" />}
          title={t.empty}
          body={t.emptyBody}
          actions={<ButtonLink to="/local-market">{t.toMarket}</ButtonLink>}
        />
      )}
    </Card>
  )
}
