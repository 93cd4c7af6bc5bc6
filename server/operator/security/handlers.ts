import { handle } from '#platform/http/http.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from '#shared/auth/secondFactor.ts'
import { type SecurityDeps, showFactor, startFactor, turnFactorOff, turnFactorOn } from './actions.ts'

/** The caller's own second factor, for staff. */
export const securityHandlers = (deps: SecurityDeps) => [
  handle(getSecondFactor, (_input, context) => showFactor(deps, context.caller)),

  handle(startSecondFactor, ({ body }, context) =>
    startFactor(deps, context.caller, { ...body, address: context.address }),
  ),

  handle(confirmSecondFactor, async ({ body }, context) => ({
    recovery_codes: await turnFactorOn(deps, context.caller, body.code),
  })),

  handle(endSecondFactor, async ({ body }, context) => {
    const caller = context.caller
    await turnFactorOff(deps, caller, { ...body, address: context.address })
    return showFactor(deps, caller)
  }),
]
