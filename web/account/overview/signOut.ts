import { leavesUnsaved } from '../../app/calls/unsaved.ts'
import { useLocale } from '../../app/texts/text.ts'
import { endSession } from '../../auth/session.ts'

/** Signs out and goes home; asks first where unsaved work would be lost. */
export function useSignOut(): () => Promise<void> {
  const locale = useLocale()
  return async () => {
    if (!(await leavesUnsaved())) return
    departFrom(() => endSession(locale))
  }
}

/** Ends the session of one's own will: the frame then leads home and not to sign-in. */
export function departFrom(end: () => unknown): void {
  departing = true
  void end()
}

/** Whether the session has just been ended on purpose; asked once. */
export function takeDeparture(): boolean {
  const was = departing
  departing = false
  return was
}

let departing = false
