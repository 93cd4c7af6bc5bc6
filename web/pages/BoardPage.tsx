import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { boardTitle } from '../app/titles.ts'
import { BoardView } from '../hall/board/BoardView.tsx'
import { NotFound } from '../shell/NotFound.ts'
import { LoadingNote } from '../ui/states/Skeleton.tsx'

/** The board of a market for a television (contract, section 2, The hall). */
export const Route = createFileRoute('/board/$market')({
  // Only the browser renders this page, because it polls its data and shows the time.
  ssr: false,
  staticData: { privateTitle: { title: boardTitle, up: '/home' }, bare: true, showsNetwork: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: LoadingNote,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  const market = wholeOf(Route.useParams().market)
  return market === undefined ? <NotFound /> : <BoardView marketId={market} />
}
