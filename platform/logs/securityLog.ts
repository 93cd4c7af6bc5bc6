import type { FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Caller } from '../http/caller.ts'

/** What came of a call that matters to security: which call, whose, from where, and the refusal's code. */
interface Outcome {
  readonly call: Pick<Call, 'key'>
  readonly caller: Caller | undefined
  readonly outcome: 'done' | Refusal['code']
}

/** Writes a security event (docs/operations.md, "Is it well?"): never what was sent. */
export function logSecurity(
  request: FastifyRequest,
  { call, caller, outcome }: Outcome,
  user = caller?.id,
): void {
  const { address, log } = request
  log.info({ event: call.key, outcome, ...(user !== undefined && { user }), address }, 'security')
}

/** Runs a call that signs in or changes how somebody signs in, and logs how it ended. */
export async function withSecurityLog<Data>(
  request: FastifyRequest,
  of: Omit<Outcome, 'outcome'>,
  run: () => Promise<Data>,
): Promise<Data> {
  try {
    const data = await run()
    logSecurity(request, { ...of, outcome: 'done' }, of.caller?.id ?? userIn(data))
    return data
  } catch (error) {
    if (error instanceof Refusal) logSecurity(request, { ...of, outcome: error.code })
    throw error
  }
}

/** Of an answer that signs somebody in. */
function userIn(data: unknown): number | undefined {
  return (data as { readonly user?: { readonly id?: number } } | null)?.user?.id
}
