import { Link, useRouterState } from '@tanstack/react-router'
import { Fish, Gavel, House, Newspaper, Ship } from 'lucide-react'
import { useText } from '../base/text.ts'
import { shellText } from './messages.ts'
import { isAt, places } from './places.ts'

/** The phone's bar, 64 px, a 3 px line above the active place. */
export function BottomBar() {
  const t = useText(shellText)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav
      aria-label={t.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-t border-hairline bg-card md:hidden"
    >
      {bar.map(({ to, short, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={isAt(pathname, to) ? 'page' : undefined}
          className="relative flex min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 text-meta text-quiet before:absolute before:inset-x-1/3 before:top-0 before:h-0.75 before:rounded-full aria-[current=page]:font-bold aria-[current=page]:text-primary aria-[current=page]:before:bg-primary"
        >
          <Icon aria-hidden size={22} />
          {t[short]}
        </Link>
      ))}
    </nav>
  )
}

/** Short words: a fifth of a phone's width each. */
const bar = [
  { ...places.home, short: 'home', icon: House },
  { ...places.local, short: 'market', icon: Fish },
  { ...places.auctions, short: 'auctions', icon: Gavel },
  { ...places.international, short: 'international', icon: Ship },
  { ...places.news, short: 'news', icon: Newspaper },
] as const
