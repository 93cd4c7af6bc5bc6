import { useQueryClient } from '@tanstack/react-query'
import { useProfile } from '../../account/profile.ts'
import { type Answer, api, type Key, type Sent } from '../../app/calls/api.ts'
import { type CallOptions, type CallState, useAction } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { listsText } from '../lists/messages.ts'
import { decisionText } from '../money/messages.ts'

/** `useCall` for the back office. Refetches everything, and names the colleague if a colleague decided first. */
export function useStaffCall<K extends Key>(key: K, options: CallOptions<Answer<K>, Sent<K>> = {}) {
  const locale = useLocale()
  const run = (sent: Sent<K>, onceKey: string): Promise<unknown> =>
    api<Key>(key, sent, { locale, key: onceKey })
  return useStaffAction(run as (sent: Sent<K>, onceKey: string) => Promise<Answer<K>>, options)
}

/** Like {@link useStaffCall}, for an action that chooses between several calls. */
export function useStaffAction<Input, Result>(
  run: (input: Input, onceKey: string) => Promise<Result>,
  { done, onDone, onRefused, ...options }: CallOptions<Result, Input>,
): CallState<Input, Result> {
  const t = useText(decisionText)
  const words = useText(listsText)
  const client = useQueryClient()
  const { id: me } = useProfile()
  const reload = () => client.invalidateQueries({ queryKey: ['operator'] })
  const call = useAction(run, {
    unsure: words.notSaved,
    ...options,
    done(answer, input) {
      const first = deciderOf(answer)
      if (!first || first.id === me) return typeof done === 'function' ? done(answer, input) : (done ?? null)
      showToast('info', t.alreadyBy(first.name))
      return null
    },
    async onDone(answer) {
      await onDone?.(answer)
      await reload()
    },
    async onRefused(refusal) {
      if (refusal.code === 'illegal_transition') {
        call.forget()
        // The message names the colleague whose decision was different.
        showToast('info', refusal.message)
      }
      await onRefused?.(refusal)
      await reload()
    },
  })
  return call
}

/** The author of the recorded decision, if the answer names one. */
function deciderOf(answer: unknown): { readonly id: number; readonly name: string } | null {
  const named = answer as { decided_by?: { id: number; name: string } | null } | null | undefined
  return named?.decided_by ?? null
}
