import type { ReactNode } from 'react'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import type { Listing } from './listing.ts'

type StatusTabsProps = {
  readonly label: string
  readonly group: string
  /** The name in the address, and its values; the empty one is all. */
  readonly name?: string
  readonly tabs: readonly {
    readonly id: string
    readonly label: string
    readonly count?: number
    readonly waits?: boolean
  }[]
  readonly listing: Listing
  readonly children: ReactNode
}

/** The states of a table as tabs above it. */
export function StatusTabs({ label, group, name = 'status', tabs, listing, children }: StatusTabsProps) {
  const active = tabs.find(({ id }) => id === listing.search[name])?.id ?? ''
  return (
    <>
      <div className="quiet-scroll mb-4 overflow-x-auto max-lg:-mx-4 max-lg:-mt-4 max-lg:bg-card max-lg:px-4">
        <Tabs
          label={label}
          group={group}
          tabs={tabs}
          active={active}
          look="line"
          onChange={(chosen) => listing.change({ [name]: chosen || undefined })}
        />
      </div>
      <TabPanel group={group} active={active}>
        {children}
      </TabPanel>
    </>
  )
}
