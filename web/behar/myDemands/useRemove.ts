import type { Demand } from '#shared/behar/contract.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { useIntegration, useRemoveDemand } from '../integration/useIntegration.ts'
import { demandText } from './messages.ts'

/** Deletes the user's own demand after a confirmation (contract 6, demand/update/remove); needs no subscription. */
export function useRemove({ id, number }: Pick<Demand, 'id' | 'number'>) {
  const t = useText(demandText)
  const { refusedBecause } = useIntegration()
  const removeDemand = useRemoveDemand()
  const { busy, send } = useAction(() => removeDemand(id), {
    done: t.removed(number),
    unsure: t.notRemoved,
    toastRefusals: true,
  })
  const remove = async () => {
    const question = { title: t.askTitle(number), body: t.askBody, accept: t.askYes, refuse: t.askNo }
    if (await ask({ ...question, grave: true })) await send({ id })
  }
  return { remove, busy, refusedBecause }
}
