import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { Page } from '#shared/base/page.ts'
import { api } from '../app/calls/api.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { refreshSession } from '../auth/session.ts'
import { DeviceName } from '../catalog/DeviceName.tsx'
import { type CardProduct, listCardOf } from '../products/card.ts'
import { cardItem, ProductCard, ProductCardSkeleton } from '../products/ProductCard.tsx'
import { type ProductActions, ProductActionsContext, useProductActions } from '../products/productActions.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Pager } from '../ui/lists/Pager.tsx'
import { showToast } from '../ui/overlay/toasts.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { Loaded } from '../ui/states/Loaded.tsx'
import { Skeleton, SkeletonList } from '../ui/states/Skeleton.tsx'
import { heartsNow } from './hearts.ts'
import { favoritesText } from './messages.ts'
import { knowHeart, toggle } from './toggle.ts'

const favoritesKey = ['favorites']
type FavoritesPage = Page<CardProduct>

/**
 * A page of favourites. Rows stay while the next page loads, and after a failure, which is only logged (specification,
 * section 8).
 */
function useFavorites(page: number) {
  const locale = useLocale()
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...favoritesKey, page],
    queryFn: async ({ signal }): Promise<FavoritesPage> => {
      const list = await api('GET favorite', { query: { page } }, { locale, signal })
      return { ...list, data: list.data.map(listCardOf) }
    },
    placeholderData: keepPreviousData,
  })
  const last = useRef(data)
  if (data) last.current = data
  useEffect(() => {
    if (error && last.current) console.warn('the favourites could not be loaded', error)
  }, [error])
  const busy = isFetching && (isPlaceholderData || error !== null)
  return { data: data ?? last.current, error, isPending, isFetching: busy, refetch }
}

type Named = { readonly id: number; readonly name: string }

/** Removes a product from the list of favourites. */
const RemovalContext = createContext<(product: Named) => void>(() => undefined)

/**
 * The heart of a product in the list of favourites. It is always filled, and a click removes the product from the list.
 */
const FavoriteHeart: ProductActions['Heart'] = ({ id, name, className }) => {
  const t = useText(favoritesText)
  const remove = useContext(RemovalContext)
  return (
    <IconButton
      icon={Heart}
      kind="round"
      label={t.remove(name)}
      onClick={() => remove({ id, name })}
      iconClassName="fill-coral text-coral"
      {...(className ? { className } : {})}
    />
  )
}

/** The skeleton of the list. */
function FavoritesSkeleton() {
  return (
    <>
      <Skeleton className="my-3 h-4 w-24" />
      <SkeletonList className={favoritesGrid}>
        <ProductCardSkeleton rowOnPhone />
      </SkeletonList>
    </>
  )
}

/** Three columns next to the menu, two on narrower screens. */
const favoritesGrid = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3'

/** The user's favourites, newest first, with current prices. The user can undo a removal. */
export function MyFavorites({ page }: { readonly page: number }) {
  const t = useText(favoritesText)
  const favorites = useFavorites(page)
  return (
    <>
      <Breadcrumbs
        className="mb-5"
        crumbs={[{ label: t.account, link: { to: '/profile/account' } }, { label: t.title }]}
      />
      <h1 className="text-h1 max-md:visually-hidden">{t.title}</h1>
      <Loaded result={favorites} title={t.failed} loading={<FavoritesSkeleton />} carded>
        {(list) => <Favorites list={list} busy={favorites.isFetching} />}
      </Loaded>
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
                <ProductCard
                  product={product}
                  rowOnPhone
                  priority={index < 3}
                  headingLevel={2}
                  Further={DeviceName}
                />
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

/**
 * An empty page. It links to the first page if it is beyond the last one, and to the market if there are no favourites.
 */
function EmptyFavorites({ total }: { readonly total: number }) {
  const t = useText(favoritesText)
  return (
    <Card className="mt-2">
      {total > 0 ? (
        <Empty
          title={t.emptyPage}
          actions={<ButtonLink to="/profile/my-favorites">{t.firstPage}</ButtonLink>}
        />
      ) : (
        <Empty
          scene="fish"
          title={t.empty}
          body={t.emptyBody}
          actions={<ButtonLink to="/local-market">{t.toMarket}</ButtonLink>}
        />
      )}
    </Card>
  )
}

/**
 * Removes products from the list optimistically, with a toast that can undo the removal. A refused removal is rolled
 * back.
 */
function useRemoval(rows: RefObject<HTMLElement | null>) {
  const t = useText(favoritesText)
  const locale = useLocale()
  const router = useRouter()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const setRemovedId = (id: number, isRemoved: boolean) =>
    setRemoved((ids) => (isRemoved ? new Set(ids).add(id) : new Set([...ids].filter((one) => one !== id))))
  /** Toggles the favourite on the server, then reloads the list and the counts. */
  const toggleOnServer = async (id: number) => {
    await toggle(id, router)
    const favorite = heartsNow().has(id)
    setRemovedId(id, !favorite)
    await Promise.all([client.invalidateQueries({ queryKey: favoritesKey }), refreshSession(locale)])
    return favorite
  }

  const remove = ({ id, name }: Named) => {
    if (!heartsNow().has(id)) knowHeart(id)
    setRemovedId(id, true)
    rows.current?.focus()
    void toggleOnServer(id)
    showToast('success', t.removed(name), {
      label: t.undo,
      onPress: () => void toggleOnServer(id),
      undo: true,
    })
  }
  return { removed, remove }
}
