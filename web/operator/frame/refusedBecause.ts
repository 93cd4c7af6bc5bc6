import type { PersonFacts } from '#shared/operator/people.ts'
import { useProfile } from '../../account/profile.ts'
import { useText } from '../../app/texts/text.ts'
import { usersText } from '../people/messages.ts'
import { useStaffMay } from './staffMay.ts'

/** The reason why the reader may not decide about a person; null if the reader may. */
export function useRefusedBecause({ id, status }: Pick<PersonFacts, 'id' | 'status'>): string | null {
  const t = useText(usersText)
  const may = useStaffMay('administrator')
  const own = useProfile().id === id
  if (!may) return t.administratorsOnly
  if (own) return t.notOwn
  return status === 'removed' ? t.isRemoved : null
}
