import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  chargeWallet,
  confirmBank,
  getWallet,
  playGateway,
  requestPayout,
  settleCharge,
  showCharge,
} from '#shared/wallet/contract.ts'

export const walletHandlers = () => [
  handle(getWallet, async () => {
    throw new Refusal('unavailable')
  }),
  handle(chargeWallet, async () => {
    throw new Refusal('unavailable')
  }),
  handle(showCharge, async () => {
    throw new Refusal('unavailable')
  }),
  handle(settleCharge, async () => {
    throw new Refusal('unavailable')
  }),
  handle(playGateway, async () => {
    throw new Refusal('unavailable')
  }),
  handle(confirmBank, async () => {
    throw new Refusal('unavailable')
  }),
  handle(requestPayout, async () => {
    throw new Refusal('unavailable')
  }),
]
