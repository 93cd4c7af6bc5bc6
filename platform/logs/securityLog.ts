import type { FastifyRequest } from 'fastify'
import type { Call } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Caller } from '../http/caller.ts'

/** The outcome of a security-relevant call: the call, the caller and the refusal's code. */
interface Outcome {
  readonly call: Pick<Call, 'key'>
  readonly caller: Caller | undefined
  readonly outcome: 'done' | Refusal['code']
}

/** Logs a security event (docs/operations.md, "Health, metrics and logs") without the request's input. */
export function logSecurity(
  request: FastifyRequest,
  { call, caller, outcome }: Outcome,
  user = caller?.id,
): void {
  const { address, log } = request
  log.info({ event: call.key, outcome, ...(user !== undefined && { user }), address }, 'security')
}

/** Runs a call that signs in or changes credentials, and logs its outcome. */
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

/** The user in the answer of a call that signs in. */
function userIn(data: unknown): number | undefined {
  return (data as { readonly user?: { readonly id?: number } } | null)?.user?.id
}
