import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { halalasOf } from '#shared/base/money.ts'
import type { SellerHome } from '#shared/home/selling.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { shopText } from './messages.ts'

/** Today's orders and sales in halls, the goods on sale, and the wallet; each figure links to its page. */
export function ShopFigures({ home }: { readonly home: SellerHome }) {
  const t = useText(shopText)
  const locale = useLocale()
  const money = (riyals: number) => moneyText(halalasOf(riyals), locale)
  const { today, yesterday, hall, stock, wallet } = home
  return (
    <ul
      className={classes(
        'grid grid-cols-2 gap-3 md:gap-5',
        hall ? 'xl:grid-cols-[1.5fr_1.5fr_1fr_1fr]' : 'md:grid-cols-3',
      )}
    >
      <Figure
        label={t.today}
        link={{ to: '/profile/sell-orders' }}
        note={yesterday.total > 0 ? t.yesterday(money(yesterday.total)) : null}
        wide
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Money riyals={today.total} size="card" />
          <span className="text-dense">{t.todayCount(today.orders)}</span>
        </span>
      </Figure>
      {hall && (
        <Figure
          label={t.hallToday}
          link={{ to: '/profile/wallet' }}
          note={hall.yesterday.total > 0 ? t.yesterday(money(hall.yesterday.total)) : null}
          wide
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Money riyals={hall.today.total} size="card" />
            <span className="text-dense">{t.hallCount(hall.today.sales)}</span>
          </span>
        </Figure>
      )}
      <Figure label={t.stock} link={{ to: '/profile/my-products' }} note={t.stockCount(stock.products)}>
        <Kilograms kilograms={stock.quantity} numberClassName="text-price font-bold" />
      </Figure>
      <Figure
        label={t.wallet}
        link={{ to: '/profile/wallet' }}
        note={wallet.held > 0 ? t.held(money(wallet.held)) : null}
      >
        <Money riyals={wallet.available} size="card" />
      </Figure>
    </ul>
  )
}

function Figure({
  label,
  link,
  note,
  wide = false,
  children,
}: {
  readonly label: string
  readonly link: LinkProps
  readonly note: string | null
  /** True if the figure takes the whole width of a phone. */
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <Card as="li" padding="none" className={wide ? 'max-md:col-span-2' : undefined}>
      <Link {...link} className="block h-full rounded-card p-4 hover:bg-tint">
        <span className="block text-meta text-quiet">{label}</span>
        <span className="block">{children}</span>
        {note && <span className="block text-meta text-quiet">{note}</span>}
      </Link>
    </Card>
  )
}
