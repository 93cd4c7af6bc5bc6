import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonFacts } from '#shared/operator/people.ts'
import { useProfile } from '../account/profile.ts'
import { Refusal } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useStaffMay } from './staffMay.ts'
import { usersText } from './usersMessages.ts'

/** Why whoever looks may not decide about somebody; null where they may. */
export function useRefusedBecause({ id, status }: Pick<PersonFacts, 'id' | 'status'>): string | null {
  const t = useText(usersText)
  const may = useStaffMay('administrator')
  const own = useProfile().id === id
  if (!may) return t.administratorsOnly
  if (own) return t.notOwn
  return status === 'removed' ? t.isRemoved : null
}

/** Sends one decision at a time, and says what came of it. */
export function useUserChange() {
  const t = useText(usersText)
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'errors'> | null>(null)
  const act = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(name)
    setRefusal(null)
    try {
      await work()
      showToast('success', t.done)
      await client.invalidateQueries({ queryKey: ['operator'] })
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error.status > 0 ? error : { message: t.failed, errors: {} })
      return false
    } finally {
      setBusy(null)
    }
  }
  return { act, busy, refusal }
}
