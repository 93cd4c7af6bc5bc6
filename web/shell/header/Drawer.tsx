import { Link, useRouterState } from '@tanstack/react-router'
import {
  ChartNoAxesColumn,
  ClipboardList,
  Fish,
  Gavel,
  House,
  Info,
  type LucideIcon,
  Newspaper,
  Phone,
  Ship,
  Sparkles,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { shellText } from '../messages.ts'
import { LanguageButtons } from './LanguageButtons.tsx'
import { LiveDot } from './LiveDot.tsx'
import { isAt, type Place, places } from './places.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

type DrawerProps = {
  readonly name: string
  /** True while an auction is open. */
  readonly live: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** The navigation of a phone, at the inline start, with language and theme at its bottom. */
export function Drawer({ name, live, open, onClose }: DrawerProps) {
  const t = useText(shellText)
  // After the user follows a link, the focus moves to the new page and not back to the menu button.
  const navigated = useRef(false)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    if (open) navigated.current = false
  }, [open])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="start"
      focusAfter={() => (navigated.current ? document.getElementById('main') : null)}
      title={t.menu}
      head={
        <div className="flex h-14 items-center gap-3 bg-ink px-4 text-h3 text-on-ink">
          <Logo className="size-9" />
          <span>{name}</span>
        </div>
      }
      footer={
        <div className="flex flex-col gap-3">
          <LanguageButtons wide />
          <ThemeSwitch />
        </div>
      }
    >
      <nav aria-label={t.mainNavigation} className="py-2">
        {groups.map((group) => (
          <ul
            key={group[0]?.to}
            className="not-first:mt-2 not-first:border-t not-first:border-hairline not-first:pt-2"
          >
            {group.map(({ to, label }) => {
              const Icon = icons[label]
              return (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={() => {
                      navigated.current = true
                      onClose()
                    }}
                    aria-current={isAt(pathname, to) ? 'page' : undefined}
                    className="flex min-h-12 items-center gap-5 border-s-3 border-transparent px-4 hover:bg-tint aria-[current=page]:border-primary aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-primary"
                  >
                    <Icon aria-hidden size={22} className="shrink-0" />
                    {t[label]}
                    {live && to === '/auctions' && <LiveDot className="ms-auto" />}
                  </Link>
                </li>
              )
            })}
          </ul>
        ))}
      </nav>
    </Sheet>
  )
}

const { home, local, international, auctions, prices, requests, specials, news, aboutUs, contactUs } = places

const groups: readonly (readonly Place[])[] = [
  [home, local, international, auctions, prices, requests, specials, news],
  [aboutUs, contactUs],
]

const icons: Record<Place['label'], LucideIcon> = {
  home: House,
  localMarket: Fish,
  internationalMarket: Ship,
  auctions: Gavel,
  requests: ClipboardList,
  specials: Sparkles,
  prices: ChartNoAxesColumn,
  news: Newspaper,
  aboutUs: Info,
  contactUs: Phone,
}
