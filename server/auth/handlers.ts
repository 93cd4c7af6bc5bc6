import { handle } from '#platform/http/http.ts'
import {
  confirmLogin,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  sendMobileCode,
  verifyMobile,
} from '#shared/auth/contract.ts'
import { limits } from '#shared/base/limits.ts'
import * as actions from './actions.ts'
import { confirmAgain } from './confirm.ts'
import { deleteToken } from './signInsStore.ts'

export const authHandlers = (deps: actions.AuthDeps) => [
  handle(register, ({ body }, context) => actions.joinMarket(deps, body, context)),
  handle(login, ({ body }, context) => actions.signIn(deps, body, context)),
  handle(verifyMobile, async ({ body }, context) => ({
    user: await actions.verifyMobile(deps, context.caller.id, body.code),
  })),
  handle(sendMobileCode, async (_input, context) => {
    await actions.sendMobileCode(deps, context.caller.id, context)
    return { expires_in: deps.config.RESET_CODE_S }
  }),
  handle(confirmLogin, async ({ body }, context) => {
    await confirmAgain(deps, context.caller, body, context)
    return { expires_in: limits.confirmed.windowMs / 1_000 }
  }),
  handle(logout, async (_input, context) => {
    await deleteToken(deps.db, context.caller.signIn)
    return {}
  }),
  handle(forgotPassword, async ({ body }, context) => {
    await actions.sendResetCode(deps, body.mobile, context)
    return { expires_in: deps.config.RESET_CODE_S }
  }),
  handle(resetPassword, async ({ body }, context) => {
    await actions.resetPassword(deps, body, context)
    return { valid: true as const }
  }),
]
