import type { Order } from '#shared/orders/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ask, type Question } from '../../ui/overlay/questions.ts'
import { actionText } from './messages.ts'
import { questionBodies } from './stepQuestions.ts'
import type { OfferedStep, StepId } from './steps.ts'
import { useOrderStep } from './useOrderStep.ts'

/** Takes a step after its question, which says whether the step can be undone. */
export function useConfirmedStep(order: Order) {
  const t = useText(actionText)
  const locale = useLocale()
  const { busy, take } = useOrderStep()
  const bodies = questionBodies(order, locale)
  const questions: Partial<Record<StepId, Question>> = {
    reject: { title: t.rejectAsk, body: bodies.reject, accept: t.reject, refuse: t.back, grave: true },
    received: { title: t.receivedAsk, body: bodies.received, accept: t.received, refuse: t.notYet },
    delivered: { title: t.deliveredAsk, body: bodies.delivered, accept: t.delivered, refuse: t.notYet },
    cancel: { title: t.cancelAsk, body: bodies.cancel, accept: t.cancel, refuse: t.keepOrder, grave: true },
    takeBack: { title: t.takeBackAsk, body: bodies.takeBack, accept: t.takeBack, refuse: t.back },
    refuseReturn: {
      title: t.refuseReturnAsk,
      body: t.refuseReturnBody,
      accept: t.refuseReturn,
      refuse: t.back,
      grave: true,
    },
  }
  const done: Record<Exclude<StepId, 'return' | 'dispute'>, string> = {
    accept: t.accepted,
    reject: t.rejected,
    start: t.started,
    received: t.receivedDone,
    delivered: t.receivedDone,
    cancel: t.cancelled,
    takeBack: t.tookBack,
    refuseReturn: t.refusedReturn,
  }
  return {
    busy,
    async take({ id, to }: OfferedStep): Promise<void> {
      if (id === 'return' || id === 'dispute') return
      const question = questions[id]
      if (question && !(await ask(question))) return
      await take(order, to, done[id])
    },
  }
}
