import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { seasonWarning } from '#shared/products/seasons.ts'
import { isolated } from '../../../app/texts/isolate.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { useSession } from '../../../auth/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { caughtOn, choicesOf } from '../state/listing.ts'
import type { ListingState } from '../useListing.ts'
import { speciesText } from './messages.ts'
import { SpeciesField } from './SpeciesField.tsx'
import { SpeciesPlate } from './SpeciesPicker.tsx'
import { type SeasonNotice, seasonNotices } from './seasonNotice.ts'

/** The species, which the user finds by any of its names, and the state of its season today. */
export function SpeciesStep({
  state,
  latest,
}: {
  readonly state: ListingState
  /** The seller's latest goods, newest first: their species are suggested, with their choices. */
  readonly latest: readonly OwnProduct[]
}) {
  const [open, setOpen] = useState(false)
  const { listing, change, errorsOf, notices, options, day } = state
  const recent = [...new Set(latest.map(({ type_fish_id }) => type_fish_id))]
  const choose = (fishId: number) => {
    const before = latest.find(({ type_fish_id }) => type_fish_id === fishId)
    const choices = before && choicesOf(before)
    const caughtAt = before && choices && caughtOn(choices.source, before.fish_type.code, day)
    change({ fishId, ...choices, ...(caughtAt !== undefined && { caughtAt }) })
  }
  return (
    <>
      {listing.fishId === null && <RecentSpecies fish={options.fish} recent={recent} onChoose={choose} />}
      <SpeciesField
        fish={options.fish}
        chosen={listing.fishId}
        errors={errorsOf('type_fish_id') ?? []}
        recent={recent}
        open={open}
        onOpen={setOpen}
        onChoose={choose}
        isClosed={(fishId) => isClosed(fishId, state)}
      />
      {notices.map((notice) => (
        <SeasonPanel
          key={`${notice.season.id}${notice.kind}${notice.kind === 'warns' ? notice.reason : ''}`}
          notice={notice}
          state={state}
          onOther={() => setOpen(true)}
        />
      ))}
    </>
  )
}

/** The species that the seller listed last, as tiles. */
export function RecentSpecies({
  fish,
  recent,
  onChoose,
}: {
  readonly fish: Options['fish']
  readonly recent: readonly number[]
  readonly onChoose: (fishId: number) => void
}) {
  const t = useText(speciesText)
  const shown = recent.flatMap((id) => fish.find((one) => one.id === id) ?? []).slice(0, mostRecent)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t.recent} className="grid grid-cols-3 gap-2">
      {shown.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            onClick={() => onChoose(one.id)}
            className="flex size-full flex-col items-center gap-1 rounded-control border border-line bg-card p-2 text-center text-dense hover:bg-tint"
          >
            <SpeciesPlate image={one.image} />
            <span className="w-full min-w-0 break-words">{one.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const mostRecent = 6

function isClosed(fishId: number, { city, seasons, day }: ListingState): boolean {
  if (!city) return false
  const notices = seasonNotices(seasons, { fishId, regionId: city.region_id, source: 'local', day })
  return notices.some(({ kind }) => kind === 'closed')
}

type SeasonPanelProps = {
  readonly notice: SeasonNotice
  readonly state: ListingState
  readonly onOther: () => void
}

/**
 * The rule of the season: in the palm colour if the season is open, in amber for a warning, in coral if it is closed,
 * with the alternatives.
 */
function SeasonPanel({ notice, state: { change }, onOther }: SeasonPanelProps) {
  const t = useText(speciesText)
  const locale = useLocale()
  const { profile } = useSession()
  const { rule, min_size_cm } = notice.season
  if (notice.kind === 'open')
    return (
      <Panel icon={CalendarCheck} look="bg-palm-tint text-palm" title={t.openTitle(rule)}>
        {t.openBody(isolated(notice.until), t.daysLeft(notice.days))}
      </Panel>
    )
  if (notice.kind === 'warns')
    return (
      <Panel icon={CalendarClock} look="bg-amber-tint text-amber" title={t.warnTitle}>
        {seasonWarning(notice.reason, { rule: { ar: rule, en: rule }, min_size_cm })[locale]}
      </Panel>
    )
  return (
    <Panel icon={CalendarX} look="bg-coral-tint text-coral" title={t.closedTitle}>
      <span className="block">{t.closedBody(rule, isolated(notice.until))}</span>
      <span className="mt-2 flex flex-wrap gap-2">
        {/* A fisherman sells only local goods. */}
        {profile?.type !== 'fisherman' && (
          <Button kind="outlined" onClick={() => change({ source: 'imported' })}>
            {t.itIsImported}
          </Button>
        )}
        <Button kind="outlined" onClick={() => change({ source: 'farmed' })}>
          {t.itIsFarmed}
        </Button>
        <Button kind="text" onClick={onOther}>
          {t.anotherSpecies}
        </Button>
      </span>
    </Panel>
  )
}

function Panel({
  icon: Icon,
  look,
  title,
  children,
}: {
  readonly icon: typeof CalendarX
  readonly look: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div role="status" className={classes('flex items-start gap-3 rounded-control p-4', look)}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0 text-dense">
        <p className="font-bold">{title}</p>
        <div className="text-text">{children}</div>
      </div>
    </div>
  )
}
