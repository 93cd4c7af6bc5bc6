import type { ReactNode } from 'react'
import type { WaitingKind } from '#shared/operator/overview.ts'
import { useWide } from '../../app/state/useWide.ts'
import { useLocale } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { waitPlaces } from '../frame/places.ts'
import { useOverview } from '../overview/useOverview.ts'
import type { TableTabs } from './definition.ts'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'

type StatusTabsProps<Shown> = {
  readonly group: string
  readonly tabs: TableTabs<Shown, string>
  readonly page: Shown | undefined
  readonly listing: Listing
  readonly children: ReactNode
}

/** The states of a table as tabs above it, with the counts that are known. */
export function StatusTabs<Shown>(props: StatusTabsProps<Shown>) {
  const { tabs, page } = props
  if (tabs.counts) return <CountedTabs {...props} counts={(page && tabs.counts(page)) ?? {}} />
  if (tabs.waits) return <WaitingTabs {...props} waits={tabs.waits} />
  return <CountedTabs {...props} counts={{}} />
}

function WaitingTabs<Shown>({
  waits,
  ...props
}: StatusTabsProps<Shown> & { readonly waits: NonNullable<TableTabs<Shown, string>['waits']> }) {
  const count = useOverview().waiting[waits]
  const waiting = waitingTab(props.tabs)
  return <CountedTabs {...props} counts={count && waiting ? { [waiting]: count } : {}} />
}

function CountedTabs<Shown>({
  group,
  tabs: { name, label, options, waits, phoneOnly },
  listing,
  counts,
  children,
}: StatusTabsProps<Shown> & { readonly counts: Readonly<Record<string, number>> }) {
  const locale = useLocale()
  const hidden = useWide('desk') && phoneOnly === true
  const chosen = listing.search[name] ?? ''
  const active = Object.hasOwn(options, chosen) ? chosen : ''
  const waiting = waitingTab({ name, waits })
  const tabs = Object.entries({ '': tableText.all, ...options }).map(([id, text]) => {
    const count = counts[id || 'all']
    return {
      id,
      label: text[locale],
      ...(count !== undefined && { count, waits: id === waiting && count > 0 }),
    }
  })
  return (
    <>
      <div
        className={classes(
          'quiet-scroll mb-4 overflow-x-auto max-lg:-mx-4 max-lg:-mt-4 max-lg:bg-card max-lg:px-4',
          phoneOnly && 'lg:hidden',
        )}
      >
        <Tabs
          label={label[locale]}
          group={group}
          tabs={tabs}
          active={active}
          look="line"
          onChange={(id) => listing.change({ [name]: id || undefined })}
        />
      </div>
      <TabPanel group={group} active={active} bare={hidden}>
        {children}
      </TabPanel>
    </>
  )
}

/** The tab of the pending records, if there is one. */
function waitingTab({
  name,
  waits,
}: {
  readonly name: string
  readonly waits?: WaitingKind | undefined
}): string | undefined {
  if (!waits) return undefined
  const search: Readonly<Record<string, string>> = waitPlaces[waits].search
  return search[name]
}
