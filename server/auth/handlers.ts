import type { Caller } from '#node/caller.ts'
import { type Context, handle } from '#node/http.ts'
import {
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  sendMobileCode,
  verifyMobile,
} from '#shared/auth/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import * as actions from './actions.ts'
import { deleteToken } from './store.ts'

export const authHandlers = (deps: actions.AuthDeps) => [
  handle(register, ({ body }, context) => actions.joinMarket(deps, body, context)),
  handle(login, ({ body }, context) => actions.signIn(deps, body, context)),
  handle(verifyMobile, async ({ body }, context) => ({
    user: await actions.verifyMobile(deps, signedIn(context).id, body.code),
  })),
  handle(sendMobileCode, async (_input, context) => {
    await actions.sendMobileCode(deps, signedIn(context).id, context)
    return { expires_in: deps.config.RESET_CODE_S }
  }),
  handle(logout, async (_input, context) => {
    await deleteToken(deps.db, signedIn(context).signIn)
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

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
