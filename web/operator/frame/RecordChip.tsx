import { useText } from '../../app/texts/text.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import type { Listing } from '../table/listing.ts'
import { tableText } from '../table/messages.ts'

/** Says that a table shows one record alone, whoever was led to it; a press shows the others again. */
export function RecordChip({ id, listing }: { readonly id: string; readonly listing: Listing }) {
  const t = useText(tableText)
  return <FilterChip name={t.record(`#${id}`)} onRemove={() => listing.change({ id: undefined })} />
}
