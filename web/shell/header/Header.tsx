import { Link, useMatches, useRouterState } from '@tanstack/react-router'
import { ArrowRight, Menu, Search, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Pair } from '#shared/base/locale.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { heroSearchId, heroSearchShown } from '../../products/search/heroSearch.ts'
import { SearchBox } from '../../products/search/SearchBox.tsx'
import { Logo } from '../../ui/art/Logo.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { shellText } from '../messages.ts'
import { HeaderAccount } from './HeaderAccount.tsx'
import { LanguageButtons } from './LanguageButtons.tsx'
import { LiveDot } from './LiveDot.tsx'
import { MorePlaces } from './MorePlaces.tsx'
import { headerPlaces, isAt } from './places.ts'

type HeaderProps = {
  readonly name: string
  readonly demo: boolean
  /** True while an auction is open. */
  readonly live: boolean
}

/**
 * The header, 72 px high, on phones 56 px. On phones it has a search button, a menu with navigation and languages and,
 * except on the home page, a back link and the title of the page.
 */
export function Header({ name, demo, live }: HeaderProps) {
  const t = useText(shellText)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [drawerLoaded, setDrawerLoaded] = useState(false)
  const title = usePageTitle()
  const { heroSearch, hasShownSearch, searching, setSearching, searchButton } = useHeaderSearch()
  const menuButton = (className: string) => (
    <IconButton
      icon={Menu}
      label={t.menu}
      kind="ink"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => {
        setDrawerLoaded(true)
        setOpen(true)
      }}
      className={className}
    />
  )
  return (
    <header data-bar className="sticky top-0 z-30 bg-ink text-on-ink">
      <div className="content flex h-14 items-center gap-1 md:h-18 md:gap-4 xl:gap-3">
        {title && (
          <Link
            to={title.up}
            aria-label={t.back}
            className="-ms-3 inline-flex size-11 shrink-0 items-center justify-center md:hidden"
          >
            <ArrowRight aria-hidden size={22} className="backwards" />
          </Link>
        )}
        {title && (
          <span className="min-w-0 grow md:hidden">
            <span
              data-title
              className={classes(
                'line-clamp-2 -mb-1 pb-1 text-h3 max-[23rem]:text-dense max-[23rem]:leading-4.5 max-[23rem]:font-bold',
                // In a demo market, a title of two lines and the note fit into the bar only with a smaller
                // line height.
                demo ? 'leading-4.5' : 'leading-5',
              )}
            >
              {title.title[locale]}
            </span>
            {demo && <DemoNote />}
          </span>
        )}
        {!title && menuButton('-ms-3 md:hidden')}
        <Link
          to="/home"
          className={classes('min-w-0 items-center gap-3 text-h3', title ? 'hidden md:flex' : 'flex')}
        >
          {/* A narrow phone has no room for both the logo and the whole English name. */}
          <Logo className="size-9 shrink-0 max-[23rem]:ltr:hidden" />
          <span className="min-w-0">
            <span className="block truncate">{name}</span>
            {demo && <DemoNote />}
          </span>
        </Link>
        <Navigation live={live} />
        {/* The box keeps its space while the home page's own search is on the screen, so that the header
            does not move. */}
        <div className="ms-auto hidden max-w-160 grow basis-70 md:block xl:shrink-0">
          {hasShownSearch && (
            <SearchBox look="ink" className={heroSearch ? 'invisible focus-within:visible' : undefined} />
          )}
        </div>
        <LanguageButtons className="hidden shrink-0 md:flex" />
        <IconButton
          ref={searchButton}
          icon={searching ? X : Search}
          label={searching ? t.closeSearch : t.search}
          kind="ink"
          aria-expanded={searching}
          onClick={() => {
            if (heroSearch) document.getElementById(heroSearchId)?.focus()
            else setSearching(!searching)
          }}
          className="ms-auto md:hidden"
        />
        <HeaderAccount />
        {menuButton(classes('-me-3 xl:hidden', !title && 'max-md:hidden'))}
      </div>
      {searching && (
        <div className="content pt-1 pb-3 md:hidden">
          <SearchBox
            look="ink"
            autoFocus
            onDone={() => {
              searchButton.current?.focus()
              setSearching(false)
            }}
          />
        </div>
      )}
      {drawerLoaded && (
        <Suspense fallback={null}>
          <Drawer name={name} live={live} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

/** The drawer is loaded when it is first opened. */
const Drawer = lazy(() => import('./Drawer.tsx').then((module) => ({ default: module.Drawer })))

/** The search of a phone opens below the header; on the home page only while its own search is not on the screen. */
function useHeaderSearch() {
  const searchButton = useRef<HTMLButtonElement>(null)
  const [searching, setSearching] = useState(false)
  const heroShown = heroSearchShown.use()
  const isHome = useRouterState({ select: ({ location }) => isAt(location.pathname, '/home') })
  const heroSearch = isHome && heroShown
  // The first HTML of the home page has one search. Later the box stays, because it may have the focus or typed text.
  const [hasShownSearch, setHasShownSearch] = useState(!heroSearch)
  if (!heroSearch && !hasShownSearch) setHasShownSearch(true)
  useEffect(() => {
    if (heroSearch) setSearching(false)
  }, [heroSearch])
  return { heroSearch, hasShownSearch, searching, setSearching, searchButton }
}

/** The demo label. It is a second line below the title, to save width. */
function DemoNote() {
  const t = useText(shellText)
  return <span className="block text-meta leading-4 font-normal text-amber-dot">{t.demo}</span>
}

function Navigation({ live }: Pick<HeaderProps, 'live'>) {
  const t = useText(shellText)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t.mainNavigation} className="hidden h-full xl:flex">
      {headerPlaces.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={isAt(pathname, to) ? 'page' : undefined}
          className="inline-flex h-full items-center gap-2 border-y-3 border-transparent px-2 text-dense whitespace-nowrap text-ink-link hover:text-on-ink aria-[current=page]:border-b-ink-active aria-[current=page]:font-bold aria-[current=page]:text-on-ink"
        >
          {t[label]}
          {live && to === '/auctions' && <LiveDot />}
        </Link>
      ))}
      <MorePlaces />
    </nav>
  )
}

/** The title of the innermost page, from its `staticData`. The home page has none and shows the logo. */
function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { phoneTitle, privateTitle } = matches.at(-1)?.staticData ?? {}
      return phoneTitle ?? privateTitle
    },
  })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title and back link for the header on a phone. */
    readonly phoneTitle?: PhoneTitle
    /** Title and back link of a private page; it also sets the document title and `noindex` (web/app/Root.tsx). */
    readonly privateTitle?: PhoneTitle
    /** True for a page without header, footer and bottom bar. */
    readonly bare?: true
    /** True for a page that itself shows whether there is a network. */
    readonly showsNetwork?: true
    /** The route's name in the role table, for pages that not every role may view (web/auth/guard.ts). */
    readonly view?: string
  }
}

type PhoneTitle = {
  readonly title: Pair
  readonly up:
    | '/home'
    | '/local-market'
    | '/international-market/behar-market/main'
    | '/international-market/main'
    | '/special-products'
    | '/auctions'
    | '/news'
    | '/prices'
    | '/requests'
    | '/profile/account'
    | '/profile/wallet'
    | '/profile/my-products'
    | '/profile/my-auctions'
    | '/profile/sell-orders'
    | '/profile/purchase-orders'
    | '/profile/my-requests'
}
