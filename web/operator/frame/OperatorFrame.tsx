import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { ProfileContext, useProfile } from '../../account/profile.ts'
import { SignedInOnly } from '../../account/SignedInOnly.tsx'
import { newQueryClient } from '../../app/calls/queryClient.ts'
import { openSharedStream } from '../../app/live/sharedStream.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { NotificationsButton } from '../../notifications/NotificationsButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { FindBox } from '../find/FindBox.tsx'
import { OperatorPerson } from '../people/OperatorPerson.tsx'
import { watchLater } from './laterDecision.ts'
import { frameText, sectionTitles } from './messages.ts'
import { PhoneHead, type ShellParts, SideMenu } from './OperatorMenu.tsx'
import { operatorLink } from './places.ts'
import { sectionAt, titleOf } from './sections.ts'

/** The layout of the back office: the menu and the page next to it, without the market's shell. */
export function OperatorFrame({ rest, shell }: { readonly rest: string; readonly shell: ShellParts }) {
  return (
    <SignedInOnly loading={null}>
      {(profile) => <Framed key={profile.id} profile={profile} rest={rest} shell={shell} />}
    </SignedInOnly>
  )
}

type FramedProps = { readonly profile: Profile; readonly rest: string; readonly shell: ShellParts }

function Framed({ profile, rest, shell }: FramedProps) {
  const [client] = useState(newQueryClient)
  const found = sectionAt(rest)
  useEffect(watchLater, [])
  useColleagues(profile.id, profile.second_factor === 'missing', client)
  return (
    <QueryClientProvider client={client}>
      <ProfileContext value={profile}>
        <div className="grid min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
          <SideMenu shell={shell} />
          <div className="min-w-0">
            <PhoneHead section={found?.section} shell={shell} />
            <div className="mx-auto max-w-7xl p-4 pb-14 lg:p-6">
              <Head section={found?.section} />
              {found ? <Body key={found.section.path} {...found} /> : <NoPage />}
            </div>
          </div>
        </div>
      </ProfileContext>
    </QueryClientProvider>
  )
}

type Found = NonNullable<ReturnType<typeof sectionAt>>

/** The head of every page on a wide screen. It stays mounted while pages change, so that the search box keeps focus and text. */
function Head({ section }: { readonly section: Found['section'] | undefined }) {
  const titles = useText(sectionTitles)
  const missing = useMissingFactor(section)
  return (
    <div className="mb-5 flex items-center justify-between gap-4 max-lg:hidden">
      {section && <h1 className="shrink-0 text-h1 font-bold">{titles[titleOf(section)]}</h1>}
      {!missing && (
        <div className="max-w-md min-w-0 grow">
          <FindBox />
        </div>
      )}
      <div className="ms-auto flex min-w-0 items-center gap-3">
        <NotificationsButton kind="plain" />
        <OperatorPerson />
      </div>
    </div>
  )
}

/** Whether a note replaces the page, because the second factor is required but off. */
function useMissingFactor(section: Found['section'] | undefined): boolean {
  return useProfile().second_factor === 'missing' && section?.path !== 'security'
}

function Body({ section, record }: Found) {
  const titles = useText(sectionTitles)
  const missing = useMissingFactor(section)
  const title = `${titles[titleOf(section)]} | ${titles.operator}`
  // The route has one title for all sections, so the document's title is set to the section here.
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      {missing ? <FactorFirst /> : <Page section={section} record={record} />}
    </Suspense>
  )
}

/** Shown for an unknown address below /operator. */
function NoPage() {
  const t = useText(frameText)
  return (
    <Empty
      scene="not-found"
      title={t.noPage}
      body={t.noPageBody}
      headingLevel={1}
      actions={<ButtonLink {...operatorLink({ to: '' })}>{t.toOverview}</ButtonLink>}
    />
  )
}

/** Replaces every page while the second factor is required but off. */
function FactorFirst() {
  const t = useText(frameText)
  return (
    <Empty
      title={t.factorFirst}
      body={t.factorFirstBody}
      headingLevel={2}
      actions={<ButtonLink {...operatorLink({ to: 'security' })}>{t.toSecurity}</ButtonLink>}
    />
  )
}

function Page({ section: { page: List, record: One }, record }: Found) {
  return One && record ? <One key={record} id={record} /> : <List />
}

/** Refetches the back office's queries when a colleague changes something. */
function useColleagues(userId: number, missing: boolean, client: QueryClient): void {
  const locale = useLocale()
  useEffect(() => {
    // Without the required second factor, the back office refuses every call, so the stream is not opened.
    if (missing) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const close = openSharedStream(`staff ${userId}`, {
      path: 'operator/events',
      locale,
      requiresToken: true,
      onEvent: ({ event }) => {
        if (event !== 'changed') return
        clearTimeout(waiting)
        waiting = setTimeout(() => void client.invalidateQueries({ queryKey: ['operator'] }), gatheredMs)
      },
    })
    return () => {
      clearTimeout(waiting)
      close()
    }
  }, [client, locale, userId, missing])
}

/** Debounce in ms: many decisions at once, such as the bulk approval of a statement, cause one refetch. */
const gatheredMs = 250
