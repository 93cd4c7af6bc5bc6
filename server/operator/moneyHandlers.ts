import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  approveConfirmation,
  decideOrder,
  listConfirmations,
  listPayouts,
  refuseConfirmation,
  refusePayout,
  settlePayout,
} from '#shared/operator/contract.ts'

export const moneyHandlers = () => [
  handle(listConfirmations, async () => {
    throw new Refusal('unavailable')
  }),
  handle(approveConfirmation, async () => {
    throw new Refusal('unavailable')
  }),
  handle(refuseConfirmation, async () => {
    throw new Refusal('unavailable')
  }),
  handle(listPayouts, async () => {
    throw new Refusal('unavailable')
  }),
  handle(settlePayout, async () => {
    throw new Refusal('unavailable')
  }),
  handle(refusePayout, async () => {
    throw new Refusal('unavailable')
  }),
  handle(decideOrder, async () => {
    throw new Refusal('unavailable')
  }),
]
