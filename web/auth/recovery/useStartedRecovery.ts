import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Recovery, useRecovery } from './recovery.ts'

/**
 * The recovery under way, undefined until it is read. Who has none is led to where one begins, who has finished one to
 * sign-in, and who has not had a code checked back to where that is done.
 */
export function useStartedRecovery({ checked = false } = {}): Recovery | undefined {
  const recovery = useRecovery()
  const { navigate } = useRouter()
  const place = recovery === undefined ? undefined : placeOf(recovery, checked)
  useEffect(() => {
    if (place) void navigate({ to: place, search: true, replace: true })
  }, [place, navigate])
  return recovery && !place ? recovery : undefined
}

function placeOf(recovery: Recovery | null, checked: boolean) {
  if (recovery === null) return '/auth/forgot-password' as const
  if (recovery.done) return '/auth/sign-in' as const
  return checked && recovery.code === undefined ? ('/auth/check-code' as const) : undefined
}
