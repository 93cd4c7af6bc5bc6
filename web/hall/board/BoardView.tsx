import { type ReactNode, useEffect } from 'react'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { directionOf } from '#shared/base/locale.ts'
import { currencyLabel } from '#shared/base/money.ts'
import { gramsOf, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import type { Board } from '#shared/hall/board.ts'
import { boardLocale, isStale, nextPrayer, printCountdown } from '#shared/hall/boardRules.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { LocaleContext, useLocale, useText } from '../../app/texts/text.ts'
import { lotAmount } from '../../auctions/lotAmount.ts'
import { fallNow } from '../../auctions/useFall.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { boardText } from './messages.ts'
import { type BoardState, useBoard, useSecond } from './useBoard.ts'

/** The board of a market: live lots, last hammer prices, auctions to come and the next prayer, in both languages in turn. */
export function BoardView({ marketId }: { readonly marketId: number }) {
  const state = useBoard(marketId)
  const now = useSecond(serverNow)
  useDarkTheme()
  const locale = boardLocale(now)
  return (
    <LocaleContext value={locale}>
      <div className="board" lang={locale} dir={directionOf[locale]}>
        <Shown state={state} now={now} />
      </div>
    </LocaleContext>
  )
}

/** A bright television dazzles in a hall that opens before dawn, so the board is dark in every theme of the device. */
function useDarkTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = 'dark'
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [])
}

function Shown({ state: { board, at, unknown }, now }: { readonly state: BoardState; readonly now: number }) {
  const t = useText(boardText)
  const locale = useLocale()
  const coming = board?.sessions.filter(({ open }) => !open) ?? []
  if (!board) return <p className="board-title">{unknown ? t.unknown : t.none}</p>
  return (
    <>
      <header className="board-head">
        <h1 className="board-title">
          <Name>{board.market.name[locale]}</Name>
        </h1>
        <Prayer board={board} now={now} />
        <p className="board-clock">
          <Isolate>{riyadhTime(new Date(now))}</Isolate>{' '}
          <Isolate className="board-quiet">{riyadhDay(new Date(now))}</Isolate>
        </p>
      </header>
      {isStale(Date.now() - at) && (
        <p className="board-stale">{t.from(riyadhTime(new Date(Date.parse(board.server_time))))}</p>
      )}
      <div className="board-panels">
        <Panel title={t.live} none={t.noLive}>
          {board.sessions
            .filter(({ open }) => open)
            .map(({ id, lots }) => (
              <SessionRow key={`session-${id}`} lots={lots}>
                {t.sessionOpen}
              </SessionRow>
            ))}
          {board.live.map((lot) => (
            <Row
              key={lot.id}
              name={lot.name[locale]}
              kilograms={lot.quantity}
              note={
                <>
                  {lot.way !== 'english' && <>{t[lot.way]} · </>}
                  {lot.way === 'sealed' && <>{t.offers(lot.offers)} · </>}
                  {lot.way === 'sealed' ? t.opensIn : t.endsIn}{' '}
                  <Isolate>{printCountdown(Date.parse(lot.ends_at) - now)}</Isolate>
                </>
              }
            >
              {lot.way === 'sealed' && <span className="board-quiet">{t.leastOffer} </span>}
              <LotAmount riyals={livePrice(lot, now)} />
            </Row>
          ))}
        </Panel>
        <Panel title={t.hammered} none={t.noHammered}>
          {board.hammered.map((lot) => (
            <Row
              key={lot.id}
              name={lot.fish[locale]}
              kilograms={lot.quantity}
              note={
                <>
                  <Money riyals={lot.price_per_kg} /> {t.perKilogram} ·{' '}
                  <Isolate>{riyadhTime(new Date(lot.sold_at))}</Isolate>
                </>
              }
            >
              <LotAmount riyals={lot.price} />
            </Row>
          ))}
        </Panel>
        {board.next.length + coming.length > 0 && (
          <Panel title={t.next}>
            {coming.map(({ id, lots, starts_at }) => (
              <SessionRow key={`session-${id}`} lots={lots} note={startDay(starts_at, now)}>
                <Isolate>{riyadhTime(new Date(starts_at))}</Isolate>
              </SessionRow>
            ))}
            {board.next.map((lot) => (
              <Row
                key={lot.id}
                name={lot.name[locale]}
                kilograms={lot.quantity}
                note={startDay(lot.starts_at, now)}
              >
                <Isolate>{riyadhTime(new Date(lot.starts_at))}</Isolate>
              </Row>
            ))}
          </Panel>
        )}
      </div>
      <footer className="board-quiet">
        {board.today.sales === 0
          ? t.noneToday
          : t.today(
              board.today.sales,
              `${printKilograms(gramsOf(board.today.quantity))} ${weightLabel[locale]}`,
            )}
      </footer>
    </>
  )
}

/** The price of a whole lot; whole riyals have no decimals, so that the name has more room. */
function LotAmount({ riyals }: { readonly riyals: number }) {
  const locale = useLocale()
  const unit = <span className="text-meta font-normal">{currencyLabel[locale]}</span>
  return (
    <span className="whitespace-nowrap">
      {locale === 'en' && <>{unit} </>}
      <Isolate>{lotAmount(riyals)}</Isolate>
      {locale === 'ar' && <> {unit}</>}
    </span>
  )
}

/** The price of a live lot; that of a Dutch lot falls by the clock between the answers. */
function livePrice({ fall, price }: Board['live'][number], now: number): number {
  if (!fall) return price
  const { step_s: stepS, starts_at: startsAt, ...amounts } = fall
  return fallNow({ ...amounts, stepS, startsAt }, now).price
}

/**
 * The day of an auction that starts on another day. It is in the small line, because beside the hour it would leave no room for
 * the name.
 */
function startDay(startsAt: string, now: number): ReactNode {
  const day = riyadhDay(new Date(startsAt))
  return day === riyadhDay(new Date(now)) ? undefined : <Isolate>{day}</Isolate>
}

function Prayer({ board: { prayers }, now }: { readonly board: Board; readonly now: number }) {
  const t = useText(boardText)
  const next = nextPrayer(prayers, now)
  if (!next) return null
  return (
    <p className="board-clock">
      {t.until(t[next.name])} <Isolate>{printCountdown(next.inMs)}</Isolate>
    </p>
  )
}

function Panel({
  title,
  none,
  children,
}: {
  readonly title: string
  /** Shown in place of missing rows; without this text, a panel is shown only if it has rows. */
  readonly none?: string
  readonly children: readonly ReactNode[]
}) {
  return (
    <section className="board-panel">
      <h2>{title}</h2>
      {children.flat().length === 0 ? <p className="board-quiet">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

/** A session with the number of its lots that have not closed. */
function SessionRow({
  lots,
  note,
  children,
}: {
  readonly lots: number
  readonly note?: ReactNode
  readonly children: ReactNode
}) {
  const t = useText(boardText)
  return (
    <li className="board-row">
      <strong>{t.session}</strong>
      <strong>{children}</strong>
      <span className="board-facts board-quiet">
        {t.lots(lots)}
        {note && <> · {note}</>}
      </span>
    </li>
  )
}

function Row({
  name,
  kilograms,
  note,
  children,
}: {
  readonly name: string
  readonly kilograms: number
  readonly note?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <li className="board-row">
      <strong className="board-name">
        <Name>{name}</Name>
      </strong>
      <strong>{children}</strong>
      <span className="board-facts board-quiet">
        <Kilograms kilograms={kilograms} />
        {note && <> · {note}</>}
      </span>
    </li>
  )
}
