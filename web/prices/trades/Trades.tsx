import { PageFailed } from '../../app/PageFailed.tsx'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ListFoot } from '../../ui/lists/ListFoot.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { factsOf } from '../choiceFacts.ts'
import { ThinTag } from '../FigureCell.tsx'
import { fishText, pricesText, tradesText } from '../messages.ts'
import type { TradesSearch } from '../search.ts'
import type { TradesData } from './loadTrades.ts'
import { TradeRows } from './TradeRows.tsx'

type TradesProps = { readonly code: string; readonly data: TradesData; readonly search: TradesSearch }

/** The sales from which a published figure is computed. */
export function Trades({ code, data, search }: TradesProps) {
  const t = useText({ ...pricesText, ...tradesText })
  const { unknown } = useText(fishText)
  const locale = useLocale()
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  const back = (
    <ButtonLink to="/prices/$fish" params={{ fish: code }}>
      {t.back}
    </ButtonLink>
  )
  if (!data.trades)
    return (
      <div className="content py-6">
        <EmptyPage title={t.badRange} actions={back} />
      </div>
    )
  const { fish, choice, from, to, total, trades } = data.trades
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs
        className="mb-3"
        crumbs={[
          { label: t.title, link: { to: '/prices' } },
          { label: fish.name, link: { to: '/prices/$fish', params: { fish: code } } },
          { label: t.heading(fish.name) },
        ]}
      />
      <h1 className="text-h1">{t.heading(fish.name)}</h1>
      <Dotted className="text-dense text-quiet">
        <span>{t.dates(from, to)}</span>
        {factsOf(choice, unknown, locale).map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </Dotted>
      {total.figure && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Money riyals={total.figure.average_price} size="card" perKilogram />
          <Kilograms kilograms={total.figure.quantity} />
          <span className="text-meta text-quiet">{t.stands(total.figure.sales, total.figure.sellers)}</span>
          {total.figure.thin && <ThinTag />}
        </p>
      )}
      <p className="mt-1 mb-4 text-meta text-quiet">
        {t.privacy} {trades.data.length > 0 && trades.data.every(({ day }) => !day) && t.noDay}
      </p>
      <Card padding="none" className="overflow-hidden">
        {trades.data.length === 0 ? (
          <Empty
            title={total.hidden ? t.hidden : t.none}
            body={total.hidden ? t.hiddenBody : undefined}
            headingLevel={2}
            actions={back}
          />
        ) : (
          <>
            <TradeRows rows={trades.data} />
            <ListFoot
              list={trades}
              shown={t.shown}
              table="md"
              linkTo={(page) => ({
                to: '/prices/$fish/trades',
                params: { fish: code },
                search: { ...search, page: page === 1 ? undefined : page },
              })}
            />
          </>
        )}
      </Card>
    </div>
  )
}
