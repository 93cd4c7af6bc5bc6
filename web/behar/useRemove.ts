import { useRef, useState } from 'react'
import type { Demand } from '#shared/behar/contract.ts'
import { Refusal } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { ask } from '../base/ui/questions.ts'
import { showToast } from '../base/ui/toasts.ts'
import { demandText } from './demandMessages.ts'
import { useIntegration, useRemoveDemand } from './useIntegration.ts'

/**
 * Takes one's own demand back after a question (contract 6, demand/update/remove). A refusal is told; what holds now is asked
 * for either way. Looking and removing need no subscription.
 */
export function useRemove({ id, number }: Pick<Demand, 'id' | 'number'>) {
  const t = useText(demandText)
  const { refusedBecause } = useIntegration()
  const send = useRemoveDemand()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const remove = async () => {
    if (underWay.current) return
    const question = { title: t.askTitle(number), body: t.askBody, accept: t.askYes, refuse: t.askNo }
    if (!(await ask({ ...question, grave: true }))) return
    underWay.current = true
    setBusy(true)
    try {
      await send(id)
      showToast('success', t.removed(number))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const unsure = error.status === 0 || error.status >= 500
      showToast('wrong', unsure ? t.notRemoved : error.message)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { remove, busy, refusedBecause }
}
