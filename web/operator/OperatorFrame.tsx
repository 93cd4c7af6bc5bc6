import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowRight, Menu } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { paths } from '#shared/base/paths.ts'
import { ProfileContext } from '../account/profile.ts'
import { newQueryClient } from '../account/queryClient.ts'
import { takeDeparture } from '../account/signOut.ts'
import { loadSession, useSession } from '../auth/session.ts'
import { Logo } from '../base/art/Logo.tsx'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { useLocale, useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { IconButton } from '../base/ui/IconButton.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import { NotificationsButton } from '../notifications/NotificationsButton.tsx'
import { LanguageButtons } from '../shell/LanguageButtons.tsx'
import { NotFoundFace } from '../shell/NotFoundFace.tsx'
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx'
import { frameText } from './frameMessages.ts'
import { OperatorPerson } from './OperatorPerson.tsx'
import { type Section, sectionAt, sections, sectionTitles } from './sections.ts'
import { useOverview } from './useOverview.ts'

/** The operators' own place: the menu at its side, the page beside it, nothing of the market around. */
export function OperatorFrame({ rest }: { readonly rest: string }) {
  const session = useSession()
  const locale = useLocale()
  useWayOut(session.state === 'out')
  if (session.state === 'failed' && !session.profile)
    return <ErrorFace onRetry={() => void loadSession(locale)} headingLevel={1} />
  const { profile } = session
  if (!profile) return null
  return <Framed key={profile.id} profile={profile} rest={rest} />
}

function Framed({ profile, rest }: { readonly profile: Profile; readonly rest: string }) {
  const [client] = useState(newQueryClient)
  const found = sectionAt(rest)
  return (
    <QueryClientProvider client={client}>
      <ProfileContext value={profile}>
        <LaterStyles />
        <div className="grid min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
          <aside className="sticky top-0 flex h-dvh flex-col bg-ink text-on-ink max-lg:hidden">
            <div className="quiet-scroll grow overflow-y-auto p-3">
              <Brand />
              <Sections />
            </div>
            <div className="flex flex-col gap-1 border-t border-ink-line px-6 py-3">
              <ThemeSwitch />
              <LanguageButtons className="w-fit" />
            </div>
          </aside>
          <div className="min-w-0">
            <PhoneHead section={found?.section} />
            <div className="mx-auto max-w-7xl p-4 pb-14 lg:p-6">
              {found ? <Body key={found.section.path} section={found.section} /> : <NotFoundFace />}
            </div>
          </div>
        </div>
      </ProfileContext>
    </QueryClientProvider>
  )
}

function Body({ section }: { readonly section: Section }) {
  const titles = useText(sectionTitles)
  const title = `${titles[section.title]} | ${titles.operator}`
  // The route's own title is that of all of them; a tab among many says which one it is.
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <div className="mb-5 flex items-center justify-between gap-4 max-lg:hidden">
        <h1 className="text-h1 font-bold">{titles[section.title]}</h1>
        <div className="flex min-w-0 items-center gap-3">
          <NotificationsButton kind="plain" />
          <OperatorPerson />
        </div>
      </div>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <section.page />
      </Suspense>
    </>
  )
}

function Brand() {
  const titles = useText(sectionTitles)
  return (
    <Link
      to="/operator/$"
      params={{ _splat: '' }}
      className="mb-4 flex items-center gap-3 p-2 text-h3 font-bold"
    >
      <Logo className="size-9" />
      {titles.operator}
    </Link>
  )
}

function Sections() {
  const t = useText(frameText)
  const titles = useText(sectionTitles)
  const { waiting } = useOverview()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const at = sectionAt(pathname.replace(/^\/operator\/?/, ''))?.section
  return (
    <nav aria-label={t.sections}>
      <ul className="flex flex-col gap-1">
        {sections
          .filter(({ listed = true }) => listed)
          .map((section) => (
            <li key={section.path}>
              <Link
                to="/operator/$"
                params={{ _splat: section.path }}
                // Below the overview lies everything: by itself it would be marked on each page.
                activeOptions={{ exact: true }}
                aria-current={section === at ? 'page' : undefined}
                className={classes(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 text-dense text-ink-link hover:text-on-ink',
                  'aria-[current=page]:bg-ink-field aria-[current=page]:font-bold aria-[current=page]:text-on-ink',
                )}
              >
                <section.icon aria-hidden size={20} className="shrink-0" />
                <span className="grow">{titles[section.title]}</span>
                {section.waits && <Waiting count={waiting[section.waits] ?? 0} />}
              </Link>
            </li>
          ))}
      </ul>
      <Link
        to="/home"
        className="mt-4 flex min-h-11 items-center gap-3 rounded-control px-3 text-dense text-ink-link hover:text-on-ink"
      >
        <ArrowRight aria-hidden size={20} className="backwards shrink-0" />
        {t.toMarket}
      </Link>
    </nav>
  )
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Isolate className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-coral px-1.5 text-meta font-bold text-on-coral">
      {count > 99 ? '99+' : count}
    </Isolate>
  )
}

/** On a phone: the section's name, and everything else behind one button. */
function PhoneHead({ section }: { readonly section: Section | undefined }) {
  const t = useText(frameText)
  const titles = useText(sectionTitles)
  const [open, setOpen] = useState(false)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [at, setAt] = useState(pathname)
  // A link of the menu leads on: the menu has done its work.
  if (at !== pathname) {
    setAt(pathname)
    setOpen(false)
  }
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 bg-ink px-2 text-on-ink lg:hidden">
      <IconButton icon={Menu} kind="ink" label={t.menu} onClick={() => setOpen(true)} />
      <h1 className="grow truncate text-h3 font-bold">{titles[section?.title ?? 'operator']}</h1>
      <NotificationsButton />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        side="start"
        title={titles.operator}
        footer={
          <div className="flex flex-col gap-3">
            <OperatorPerson />
            <LanguageButtons wide />
            <ThemeSwitch />
          </div>
        }
      >
        <div className="bg-ink p-3 text-on-ink">
          <Sections />
        </div>
      </Sheet>
    </header>
  )
}

/** Home after signing out; to sign-in with the way back where the session ended by itself. */
function useWayOut(out: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!out) return
    const { href } = router.state.location
    void router.navigate({ href: takeDeparture() ? paths.home() : paths.signIn(href), replace: true })
  }, [out, router])
}
