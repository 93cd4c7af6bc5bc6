import type { ReactNode } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Seller as SellerFacts } from '#shared/products/contract.ts'
import { useText } from '../app/texts/text.ts'
import { initialsOf } from '../products/initials.ts'
import { Name } from '../ui/values/Isolate.tsx'
import { cartText } from './messages.ts'
import type { CartLine } from './useCheckedCart.ts'

/** The seller of a block and their markets. */
export function Seller({
  seller,
  lines,
  children,
}: {
  readonly seller: SellerFacts
  readonly lines: readonly CartLine[]
  /** The number of the order. */
  readonly children: ReactNode
}) {
  const t = useText(cartText)
  const markets = [...new Set(lines.flatMap(({ live }) => live?.market.name ?? []))]
  return (
    <div className="flex items-center gap-3 border-b border-hairline py-4">
      {seller.avatar ? (
        <img
          src={pictureOf(seller.avatar, 320)}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 rounded-full bg-sand object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sand text-meta font-bold text-on-sand"
        >
          {initialsOf(seller.name)}
        </span>
      )}
      <div className="min-w-0 grow">
        <h3 className="text-dense font-bold">
          <Name>{seller.name}</Name>
        </h3>
        <p className="truncate text-meta text-quiet">{[t[seller.type], ...markets].join(' · ')}</p>
      </div>
      {children && (
        <span className="shrink-0 rounded-badge bg-tint px-2 text-meta text-primary">{children}</span>
      )}
    </div>
  )
}
