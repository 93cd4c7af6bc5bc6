import type { Chip } from './definition.ts'
import { tableText } from './messages.ts'

/**
 * A chip for tables that show a single record, for links to that record. Removing the chip shows the other records again.
 */
export const recordChip: Chip<unknown, 'id'> = {
  name: 'id',
  label: (id, _, locale) => tableText.record[locale](`#${id}`),
}
