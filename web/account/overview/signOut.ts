import { confirmLeave } from '../../app/calls/unsaved.ts'
import { useLocale } from '../../app/texts/text.ts'
import { endSession } from '../../auth/session.ts'

/** Signs out and redirects home; asks first if unsaved work would be lost. */
export function useSignOut(): () => Promise<void> {
  const locale = useLocale()
  return async () => {
    if (!(await confirmLeave())) return
    endDeliberately(() => endSession(locale))
  }
}

/** Ends the session by the user's choice, after which AccountFrame redirects home instead of to sign-in. */
export function endDeliberately(end: () => unknown): void {
  deliberate = true
  void end()
}

/** Whether the session was ended by the user's choice; resets the flag. */
export function takeSignedOut(): boolean {
  const was = deliberate
  deliberate = false
  return was
}

let deliberate = false
