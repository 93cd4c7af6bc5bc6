import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { listsText } from './listsMessages.ts'

/** One deed at a time, what came of it, and everything on the operators' pages asked anew after it. */
export function useDeed() {
  const t = useText(listsText)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const act = async (work: () => Promise<unknown>, said?: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setErrors({})
    setReason(undefined)
    try {
      await work()
      if (said) showToast('success', said)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setErrors(error.errors)
      const told = Object.values(error.errors).flat()
      const why = error.status > 0 ? error.message : t.notSaved
      if (told.length === 0) setReason(why)
      showToast('wrong', told[0] ?? why)
      return false
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: ['operator'] })
    }
  }
  /** `reason`: why the last one was refused, where no field was wrong. */
  return { busy, act, reason, errorsOf: (field: string) => errors[field] ?? [] }
}
