import type { Caller } from '#node/caller.ts'
import { type Context, handle } from '#node/http.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from '#shared/auth/secondFactor.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type SecurityDeps, showFactor, startFactor, turnFactorOff, turnFactorOn } from './security.ts'

/** The second factor of those who work for the market, as they switch it themselves. */
export const securityHandlers = (deps: SecurityDeps) => [
  handle(getSecondFactor, (_input, context) => showFactor(deps, signedIn(context))),

  handle(startSecondFactor, ({ body }, context) =>
    startFactor(deps, signedIn(context), { ...body, address: context.address }),
  ),

  handle(confirmSecondFactor, async ({ body }, context) => ({
    recovery_codes: await turnFactorOn(deps, signedIn(context), body.code, context.now),
  })),

  handle(endSecondFactor, async ({ body }, context) => {
    const caller = signedIn(context)
    const { address, now } = context
    await turnFactorOff(deps, caller, { ...body, address, now })
    return showFactor(deps, caller)
  }),
]

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
