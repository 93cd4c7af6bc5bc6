import { useState } from 'react'
import { SeasonPanel } from '../SeasonPanel.tsx'
import type { ListingState } from '../useListing.ts'
import { SpeciesField } from './SpeciesField.tsx'
import { seasonNotices } from './seasonNotice.ts'

/** The species, found by any of its names, and its season today. */
export function SpeciesStep({
  state,
  recent,
}: {
  readonly state: ListingState
  /** The seller's latest species, newest first. */
  readonly recent: readonly number[]
}) {
  const [open, setOpen] = useState(false)
  const { listing, change, errorsOf, notices, options } = state
  return (
    <>
      <SpeciesField
        fish={options.fish}
        chosen={listing.fishId}
        errors={errorsOf('type_fish_id') ?? []}
        recent={recent}
        open={open}
        onOpen={setOpen}
        onChoose={(fishId) => change({ fishId })}
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

function isClosed(fishId: number, { city, seasons, day }: ListingState): boolean {
  if (!city) return false
  const notices = seasonNotices(seasons, { fishId, regionId: city.region_id, source: 'local', day })
  return notices.some(({ kind }) => kind === 'closed')
}
