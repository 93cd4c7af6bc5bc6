import { Link, useMatches, useRouterState } from '@tanstack/react-router'
import { ArrowRight, Menu } from 'lucide-react'
import { useState } from 'react'
import { Logo } from '../base/art/Logo.tsx'
import { useLocale, useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Drawer } from './Drawer.tsx'
import { LanguageButtons } from './LanguageButtons.tsx'
import { shellText } from './messages.ts'
import { isAt, places } from './places.ts'

/** 72 px high; on phones 56, with a way back and the page's title on every page but home. */
export function Header({ name, demo }: { readonly name: string; readonly demo: boolean }) {
  const t = useText(shellText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const title = usePageTitle()
  return (
    <header className="sticky top-0 z-30 bg-ink text-on-ink">
      <div className="content flex h-14 items-center gap-2 md:h-18 md:gap-6">
        {title && (
          <Link
            to={title.up}
            aria-label={t.back}
            className="-ms-3 inline-flex size-11 items-center justify-center md:hidden"
          >
            <ArrowRight aria-hidden size={22} className="backwards" />
          </Link>
        )}
        {title && <span className="grow truncate text-h3 md:hidden">{title.title[locale]}</span>}
        <Link to="/home" className={classes('items-center gap-3 text-h3', title ? 'hidden md:flex' : 'flex')}>
          <Logo className="size-9" />
          <span className="whitespace-nowrap">{name}</span>
          {demo ? <span className="rounded-mark bg-sand px-2 text-meta text-on-sand">{t.demo}</span> : null}
        </Link>
        <Navigation />
        <LanguageButtons className="ms-auto hidden md:flex" />
        <IconButton
          icon={Menu}
          label={t.menu}
          kind="ink"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="-me-3 ms-auto md:hidden"
        />
      </div>
      <Drawer name={name} open={open} onClose={() => setOpen(false)} />
    </header>
  )
}

function Navigation() {
  const t = useText(shellText)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t.mainNavigation} className="hidden h-full md:flex">
      {places.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={isAt(pathname, to) ? 'page' : undefined}
          className="inline-flex h-full items-center border-y-3 border-transparent px-3 text-dense text-ink-link hover:text-on-ink aria-[current=page]:border-b-ink-active aria-[current=page]:font-bold aria-[current=page]:text-on-ink"
        >
          {t[label]}
        </Link>
      ))}
    </nav>
  )
}

/** What the innermost page says of itself in `staticData`; home says nothing and shows the logo. */
function usePageTitle() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.phoneTitle })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The phone header's title and where its arrow leads. */
    readonly phoneTitle?: {
      readonly title: { readonly ar: string; readonly en: string }
      readonly up: '/home' | '/local-market'
    }
  }
}
