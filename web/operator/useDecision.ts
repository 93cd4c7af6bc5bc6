import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { decisionText } from './decisionMessages.ts'

/**
 * Does what was decided, one thing at a time; whatever comes of it, what is shown is asked for again. `late` tells who was
 * quicker, where the record was decided otherwise meanwhile.
 */
export function useDecision(late?: () => Promise<string | null>) {
  const t = useText(decisionText)
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** True when it is done. */
  const act = async (name: string, work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (busy !== null) return false
    setBusy(name)
    setRefusal(null)
    try {
      await work()
      if (done) showToast('success', done)
      await client.invalidateQueries({ queryKey: ['operator'] })
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'illegal_transition') {
        const who = await late?.().catch(() => null)
        showToast('info', who ?? t.late)
        await client.invalidateQueries({ queryKey: ['operator'] })
      } else setRefusal(error)
      return false
    } finally {
      setBusy(null)
    }
  }
  return { act, busy, refusal }
}
