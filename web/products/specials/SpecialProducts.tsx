import { useRouter, useRouterState } from '@tanstack/react-router'
import type { Page } from '#shared/base/page.ts'
import type { Settled } from '../../app/calls/api.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { DeviceName } from '../../catalog/DeviceName.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Pager } from '../../ui/lists/Pager.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { type CardProduct, cardText } from '../card.ts'
import { productsText } from '../messages.ts'
import { cardItem, ProductCard } from '../ProductCard.tsx'
import { specialText } from './messages.ts'

/** The special products in the order that the editors chose (specification, section 2). */
export function SpecialProducts({ list: { data, refusal } }: { readonly list: Settled<Page<CardProduct>> }) {
  const own = useText(specialText)
  const card = useText(cardText)
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: card.specials }]} />
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{card.specials}</h1>
      <p className="text-quiet max-md:mt-3 max-md:text-dense">{card.specialsSub}</p>
      {refusal ? (
        <ErrorState
          title={own.failedSpecials}
          refusal={refusal}
          busy={busy}
          onRetry={() => router.invalidate()}
        />
      ) : (
        <div aria-busy={busy} className={classes('mt-4 transition-opacity md:mt-6', busy && 'opacity-60')}>
          <SpecialsList list={data} />
          <Pager
            page={data.current_page}
            lastPage={data.last_page}
            linkTo={(page) => ({ to: '/special-products', search: { page: page === 1 ? undefined : page } })}
          />
        </div>
      )}
    </div>
  )
}

/** Four columns, because there are no filters next to them. */
export const specialsGrid = 'grid gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4'

const firstRow = 4

function SpecialsList({ list }: { readonly list: Page<CardProduct> }) {
  const t = useText(productsText)
  const own = useText(specialText)
  const base = useText(baseText)
  if (list.data.length === 0) {
    const tooFar = list.total > 0
    return (
      <Empty
        title={base.empty}
        body={tooFar ? t.emptyPage : own.emptySpecials}
        actions={
          tooFar ? (
            <ButtonLink to="/special-products">{t.firstPage}</ButtonLink>
          ) : (
            <ButtonLink to="/local-market">{t.toLocalMarket}</ButtonLink>
          )
        }
      />
    )
  }
  return (
    <ul className={specialsGrid}>
      {list.data.map((product, index) => (
        <li key={product.id} className={cardItem}>
          <ProductCard
            product={product}
            shelf="special"
            rowOnPhone
            buy
            priority={index < firstRow}
            headingLevel={2}
            Further={DeviceName}
          />
        </li>
      ))}
    </ul>
  )
}
