import { Link, useRouterState } from '@tanstack/react-router'
import { ArrowRight, Menu, Search } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { WaitingKind } from '#shared/operator/overview.ts'
import { useText } from '../../app/texts/text.ts'
import { NotificationsButton } from '../../notifications/NotificationsButton.tsx'
import { Logo } from '../../ui/art/Logo.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { FindBox, useFindKey } from '../find/FindBox.tsx'
import { findText } from '../find/messages.ts'
import { useOverview } from '../overview/useOverview.ts'
import { OperatorPerson } from '../people/OperatorPerson.tsx'
import { frameText, groupTitles, sectionTitles } from './messages.ts'
import { operatorLink, useOperatorPath, waitRoles } from './places.ts'
import { type Section, sectionAt, sectionGroups, sections, titleOf } from './sections.ts'
import { useStaffMay } from './staffMay.ts'

/**
 * Components of the market's shell. They are passed in, because this feature comes before the shell in the order of
 * features.
 */
export type ShellParts = {
  readonly Languages: ComponentType<{ readonly wide?: boolean; readonly className?: string }>
  readonly Theme: ComponentType
}

/** The menu next to every page, from a width of 1024 px, with pending counts. */
export function SideMenu({ shell }: { readonly shell: ShellParts }) {
  return (
    <aside className="sticky top-0 flex h-dvh flex-col bg-ink text-on-ink max-lg:hidden">
      <div className="quiet-scroll grow overflow-y-auto p-3">
        <Brand />
        <Sections />
      </div>
      <div className="flex flex-col border-t border-ink-line px-4 pt-1 pb-3 [&_button]:gap-2">
        <shell.Theme />
        <shell.Languages className="w-fit" />
      </div>
    </aside>
  )
}

function Brand() {
  const titles = useText(sectionTitles)
  return (
    <Link {...operatorLink({ to: '' })} className="mb-4 flex items-center gap-3 p-2 text-h3 font-bold">
      <Logo className="size-9" />
      {titles.operator}
    </Link>
  )
}

/** The list of sections. `onChoose` also runs for a link to the current page, which causes no navigation. */
function Sections({ onChoose }: { readonly onChoose?: () => void }) {
  const t = useText(frameText)
  const groups = useText(groupTitles)
  const id = useId()
  const at = sectionAt(useOperatorPath())?.section
  const list = useRef<HTMLDivElement>(null)
  // On a low screen the last sections are outside of the visible area.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the section changes.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <nav aria-label={t.sections}>
      <div ref={list} className="flex flex-col">
        <SectionLinks listed={sections.filter(({ group }) => group === undefined)} onChoose={onChoose} />
        {sectionGroups.map((group) => (
          <section key={group} aria-labelledby={`${id}${group}`}>
            <h2 id={`${id}${group}`} className="mt-3 px-3 pb-1 text-meta text-ink-link">
              {groups[group]}
            </h2>
            <SectionLinks
              listed={sections.filter((section) => section.group === group)}
              onChoose={onChoose}
            />
          </section>
        ))}
      </div>
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

type SectionLinksProps = { readonly listed: readonly Section[]; readonly onChoose: (() => void) | undefined }

function SectionLinks({ listed, onChoose }: SectionLinksProps) {
  const titles = useText(sectionTitles)
  const at = sectionAt(useOperatorPath())?.section
  return (
    <ul className="flex flex-col gap-1 lg:gap-0.5">
      {listed.map((section) => (
        <li key={section.path}>
          <Link
            {...operatorLink({ to: section.path })}
            onClick={onChoose}
            // Without `exact`, the link of the overview would be active on every page.
            activeOptions={{ exact: true }}
            aria-current={section === at ? 'page' : undefined}
            className={classes(
              'flex min-h-11 items-center gap-3 rounded-control px-3 text-dense text-ink-link hover:text-on-ink lg:min-h-9',
              'aria-[current=page]:bg-ink-field aria-[current=page]:font-bold aria-[current=page]:text-on-ink',
            )}
          >
            <section.icon aria-hidden size={20} className="shrink-0" />
            <span className="grow">{titles[titleOf(section)]}</span>
            {section.waits && <Pending kind={section.waits} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The pending count of a kind of decision, for the staff who make it. */
function Pending({ kind }: { readonly kind: WaitingKind }) {
  const { waiting } = useOverview()
  return useStaffMay(waitRoles[kind]) ? <Waiting count={waiting[kind] ?? 0} /> : null
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Isolate className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-coral px-1.5 text-meta font-bold text-on-coral">
      {count > 99 ? '99+' : count}
    </Isolate>
  )
}

/** The header on a phone: the title of the section, and a button that opens the menu. */
export function PhoneHead({
  section,
  shell,
}: {
  readonly section: Section | undefined
  readonly shell: ShellParts
}) {
  const t = useText(frameText)
  const titles = useText(sectionTitles)
  const [open, setOpen] = useState(false)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [at, setAt] = useState(pathname)
  // The menu closes after a navigation.
  if (at !== pathname) {
    setAt(pathname)
    setOpen(false)
  }
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 bg-ink px-2 text-on-ink lg:hidden">
      <IconButton icon={Menu} kind="ink" label={t.menu} onClick={() => setOpen(true)} />
      <h1 className="grow truncate text-h3 font-bold">{titles[section ? titleOf(section) : 'operator']}</h1>
      <PhoneFind pathname={pathname} />
      <NotificationsButton />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        side="start"
        title={titles.operator}
        footer={
          <div className="flex flex-col gap-3">
            <OperatorPerson />
            <shell.Languages wide />
            <shell.Theme />
          </div>
        }
      >
        <div className="bg-ink p-3 text-on-ink">
          <Sections onChoose={() => setOpen(false)} />
        </div>
      </Sheet>
    </header>
  )
}

/** On a phone the search opens in a sheet. */
function PhoneFind({ pathname }: { readonly pathname: string }) {
  const t = useText(frameText)
  const words = useText(findText)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(pathname)
  // The search closes after a navigation.
  if (at !== pathname) {
    setAt(pathname)
    setOpen(false)
  }
  const button = useRef<HTMLSpanElement>(null)
  useFindKey(() => {
    if (button.current?.checkVisibility()) setOpen(true)
  })
  return (
    <span ref={button} className="inline-flex">
      <IconButton icon={Search} kind="ink" label={t.find} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} side="panel" title={words.label}>
        <div className="min-h-96 p-4">
          <FindBox autoFocus onDone={() => setOpen(false)} />
        </div>
      </Sheet>
    </span>
  )
}
