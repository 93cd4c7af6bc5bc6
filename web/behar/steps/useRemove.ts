import type { Demand, Supply } from '#shared/behar/contract.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { useIntegration, useWrite } from '../integration/useIntegration.ts'
import { removeTexts, stepText } from './messages.ts'

const base = 'platforms/behar-market'

/** Removes the user's own entry after a confirmation (contract 6, update/remove); needs no subscription. */
export function useRemove(side: 'supply' | 'demand', { id, number }: Pick<Demand | Supply, 'id' | 'number'>) {
  const t = useText(removeTexts[side])
  const { unsure } = useText(stepText)
  const { refusedBecause } = useIntegration()
  const writes = {
    supply: useWrite(`POST ${base}/supply/update/remove`),
    demand: useWrite(`POST ${base}/demand/update/remove`),
  }
  const { busy, send } = useAction((): Promise<Supply | Demand> => writes[side]({ body: { id } }), {
    done: t.removed(number),
    unsure,
    toastRefusals: true,
  })
  const remove = async () => {
    const question = { title: t.askTitle(number), body: t.askBody, accept: t.askYes, refuse: t.askNo }
    if (await ask({ ...question, grave: true })) await send({ id })
  }
  return { remove, busy, refusedBecause }
}
