import { type Halalas, halalas, halalasOf, printMoney } from '#shared/base/money.ts'
import type { Offer, Request } from '#shared/requests/contract.ts'
import { bestOf } from '#shared/requests/rules.ts'
import { apart } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { againstText } from '../details/messages.ts'
import { useRequest } from '../queries.ts'
import { myRequestsText } from './messages.ts'

/** The best offer so far by its total, compared with the user's own price. */
export function MyBestOffer({ request: { id, quantity, price } }: { readonly request: Request }) {
  const t = useText(myRequestsText)
  const { data, isPending } = useRequest(id)
  if (isPending) return <Skeleton className="h-19 w-full rounded-control" />
  const open = data?.offers.filter(({ status }) => status === 'open') ?? []
  if (open.length === 0) return null
  const best = bestOf(open, quantity)
  return (
    <div className="rounded-control bg-ground px-4 py-3 text-dense">
      {best ? <Best best={best} price={price} /> : t.partOnly}
    </div>
  )
}

function Best({ best, price }: { readonly best: Offer; readonly price: number | null }) {
  const t = useText(myRequestsText)
  const standing = useStanding(best.price, price)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-bold">
          {t.best} <Name>{best.seller.name}</Name>
        </span>
        <Money riyals={best.total} />
      </p>
      <p className="text-quiet">
        <Money riyals={best.price} perKilogram />
        {standing && ` · ${standing}`}
      </p>
    </>
  )
}

/** Above, below or at the user's own price; null without one. */
function useStanding(offered: number, wished: number | null): string | null {
  const t = useText(myRequestsText)
  const { below, above } = useText(againstText)
  const locale = useLocale()
  const [theirs, mine] = [halalasOf(offered), wished === null ? undefined : halalasOf(wished)]
  if (mine === undefined) return null
  if (theirs === mine) return t.same
  const printed = (amount: Halalas) => apart(printMoney(amount, locale))
  return theirs < mine ? below(printed(halalas(mine - theirs))) : above(printed(halalas(theirs - mine)))
}
