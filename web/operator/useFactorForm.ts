import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadSession } from '../auth/session.ts'
import { Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { securityText } from './securityMessages.ts'

/** Sends one step of the second factor at a time; what was refused stands at its field, or above the form. */
export function useFactorForm() {
  const t = useText(securityText)
  const locale = useLocale()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const send = async <Done>(work: () => Promise<Done>): Promise<Done | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setReason(undefined)
    setErrors({})
    try {
      return await work()
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setErrors(refusal.errors)
      if (Object.keys(refusal.errors).length === 0) setReason(refusal.status > 0 ? refusal.message : t.failed)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  /** What else is shown of it: whether it is on, the other sign-ins, and what of the operators opens now. */
  const refresh = async () => {
    await Promise.all([client.invalidateQueries(), loadSession(locale)])
  }
  return { busy, reason, errors, send, refresh }
}
