import type { Chip } from './definition.ts'
import { tableText } from './messages.ts'

/** A table that shows one record alone, for links to it; removing the chip shows the others again. */
export const recordChip: Chip<unknown, 'id'> = {
  name: 'id',
  label: (id, _, locale) => tableText.record[locale](`#${id}`),
}
