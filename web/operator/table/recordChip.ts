import type { Chip } from './definition.ts'
import { tableText } from './messages.ts'

/**
 * The chip that a table shows after a link to one record: the table contains only this record. Removing the
 * chip shows the other records again.
 */
export const recordChip: Chip<unknown, 'id'> = {
  name: 'id',
  label: (id, _, locale) => tableText.record[locale](`#${id}`),
}
