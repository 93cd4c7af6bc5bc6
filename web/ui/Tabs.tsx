import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from './classes.ts'

type TabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string
  /** The id that tabs and panel share: `<TabPanel group tab>`. */
  readonly group: string
  readonly tabs: readonly {
    readonly id: Id
    readonly label: string
    readonly count?: number
    /** True if the counted items need attention. */
    readonly waits?: boolean
  }[]
  readonly active: Id
  readonly onChange: (id: Id) => void
  /**
   * The look of the tabs: `joined` draws connected boxes, for tabs above a chart. `line` draws a line of
   * 3 px below the active tab; its tabs are 48 px high.
   */
  readonly look?: 'joined' | 'line'
}

/** Tabs by the ARIA pattern. Arrow keys follow the writing direction; Home and End select the first and the last tab. */
export function Tabs<Id extends string>({
  label,
  group,
  tabs,
  active,
  onChange,
  look = 'joined',
}: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const at = tabs.findIndex((tab) => tab.id === active)
    const steps: Record<string, number> = {
      Home: -at,
      End: tabs.length - 1 - at,
      ArrowLeft: -1,
      ArrowRight: -1,
    }
    steps[forwards] = 1
    const step = steps[event.key]
    if (step === undefined) return
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(tabId(group, next.id))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={
        look === 'joined' ? 'inline-flex rounded-control bg-tint p-1' : 'flex gap-6 border-b border-hairline'
      }
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(group, tab.id)}
          aria-selected={tab.id === active}
          aria-controls={panelId(group)}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChange(tab.id)}
          className={classes(
            'text-dense whitespace-nowrap',
            looks[look],
            tab.id === active ? 'font-bold' : 'text-quiet',
          )}
        >
          {tab.label}
          {tab.count !== undefined && (
            <>
              {' '}
              <span
                className={classes(
                  'ms-1 rounded-full px-2 text-meta',
                  tab.waits ? 'bg-coral text-on-coral' : 'bg-tint text-primary',
                )}
              >
                {tab.count}
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** The panel of the active tab. `bare` means that the tabs are hidden, so the panel has no attributes of a tab panel. */
export function TabPanel({
  group,
  active,
  bare,
  children,
  className,
}: {
  readonly group: string
  readonly active: string
  readonly bare?: boolean | undefined
  readonly children: ReactNode
  readonly className?: string
}) {
  const panel = { role: 'tabpanel', id: panelId(group), 'aria-labelledby': tabId(group, active) }
  return (
    <div {...(!bare && panel)} className={className}>
      {children}
    </div>
  )
}

const looks = {
  joined:
    'min-h-9 min-w-20 rounded-badge px-4 touch aria-selected:bg-card aria-selected:text-text aria-selected:shadow-card',
  line: 'min-h-12 border-b-3 border-transparent aria-selected:border-primary aria-selected:text-primary',
} as const

const tabId = (group: string, id: string) => `${group}-tab-${id}`
const panelId = (group: string) => `${group}-panel`
