import { useCallback, useEffect, useState } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { settingsText } from './messages.ts'
import { type PushState, readPushState, turnOffPush, turnOnPush } from './pushDevice.ts'

/** The state of push in this browser, and its switch. `state` is null until it is known. */
export function usePush(key: string | undefined): {
  readonly state: PushState | null
  readonly busy: boolean
  readonly turn: (on: boolean) => Promise<void>
} {
  const t = useText(settingsText)
  const locale = useLocale()
  const { profile } = useSession()
  const id = profile?.id
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const read = useCallback(async () => {
    if (id !== undefined) setState(await readPushState(id).catch(() => 'unsupported' as const))
  }, [id])
  useEffect(() => {
    void read()
    // The user may return from the settings of the browser, where the permission can be changed.
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [read])
  const turn = async (on: boolean) => {
    if (busy || id === undefined || key === undefined) return
    setBusy(true)
    try {
      const next = await (on ? turnOnPush({ id, locale }, key) : turnOffPush({ id, locale }))
      setState(next)
      if (on && next === 'on') showToast('success', t.pushIsOn)
      if (on && next === 'off') showToast('wrong', t.pushFailed)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', t.failed)
    } finally {
      setBusy(false)
    }
  }
  return { state, busy, turn }
}
