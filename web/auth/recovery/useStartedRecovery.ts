import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Recovery, useRecovery } from './recovery.ts'

/**
 * The current recovery, undefined until it is read. Redirects to the first page if there is none, to sign-in if it is
 * finished, and to the code page if `checked` is set and the code was not checked.
 */
export function useStartedRecovery({ checked = false } = {}): Recovery | undefined {
  const recovery = useRecovery()
  const { navigate } = useRouter()
  const redirectTo = recovery === undefined ? undefined : redirectOf(recovery, checked)
  useEffect(() => {
    if (redirectTo) void navigate({ to: redirectTo, search: true, replace: true })
  }, [redirectTo, navigate])
  return recovery && !redirectTo ? recovery : undefined
}

function redirectOf(recovery: Recovery | null, checked: boolean) {
  if (recovery === null) return '/auth/forgot-password' as const
  if (recovery.done) return '/auth/sign-in' as const
  return checked && recovery.code === undefined ? ('/auth/check-code' as const) : undefined
}
