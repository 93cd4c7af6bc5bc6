import { useText } from '../../app/texts/text.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from './messages.ts'

/** The roles that change records of a list. */
export type EditingRole = 'editor' | 'finance' | 'administrator'

/** The reason why the reader cannot change records; null if they can. */
export function useEditingRefusal(role: EditingRole = 'editor'): string | null {
  const t = useText(listsText)
  return useStaffMay(role) ? null : t[refusals[role]]
}

const refusals = {
  editor: 'editorsOnly',
  finance: 'financeOnly',
  administrator: 'administratorsOnly',
} as const satisfies Record<EditingRole, string>
