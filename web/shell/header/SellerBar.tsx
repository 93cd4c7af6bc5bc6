import { Link, type LinkProps } from '@tanstack/react-router'
import { Fish, Package, Plus, Store, UserRound } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { newSupplyAddress } from '../../behar/myDemands/search.ts'
import { BarLink } from './BottomBar.tsx'
import { signedInText } from './messages.ts'

/**
 * The items of a seller in the bar of a phone: the shop, sales, a large button that lists a catch, products and account. The
 * button of an importer adds a supply to the behar market.
 */
export function SellerBar({ imports }: { readonly imports: boolean }) {
  const t = useText(signedInText)
  const add = imports ? addSupply : addProduct
  return (
    <div className="hidden grow sells:flex">
      <BarLink to="/profile/my-shop" icon={Store} label={t.shop} />
      <BarLink to="/profile/sell-orders" icon={Package} label={t.sales} />
      <Link
        {...add}
        className="relative flex min-w-0 grow basis-0 flex-col items-center justify-end pb-1.5 text-meta font-bold whitespace-nowrap text-primary"
      >
        <span className="absolute inset-x-0 -top-4 mx-auto flex size-13 items-center justify-center rounded-full border-4 border-card bg-primary text-on-primary shadow-card">
          <Plus aria-hidden size={26} />
        </span>
        {/* On the narrowest phones, the five items fit only without this label. */}
        <span className="max-[22.5rem]:visually-hidden">{imports ? t.addSupply : t.list}</span>
      </Link>
      <BarLink to="/profile/my-products" icon={Fish} label={t.products} />
      <BarLink to="/profile/account" icon={UserRound} label={t.account} />
    </div>
  )
}

const addProduct = { to: '/profile/add-product' } as const satisfies LinkProps
const addSupply = {
  to: '/international-market/behar-market/my-demands',
  search: newSupplyAddress(),
} as const satisfies LinkProps
