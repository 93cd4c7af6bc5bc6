import { errors, jwtVerify, SignJWT } from 'jose'
import type { Authenticate, Caller } from '#node/caller.ts'
import type { Clock } from '#node/clock.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import type { Keys } from './keys.ts'

/** The integration's own tokens: JWT, bound to one person and short (contract, section 6). */
export interface Tokens {
  sign(caller: Pick<Caller, 'id' | 'trades'>): Promise<IntegrationToken>
  /** Undefined for a token that is false, of another service or past its time. */
  readonly authenticate: Authenticate
}

export interface TokensOptions {
  readonly keys: Keys
  /** How long a token lives, seconds. */
  readonly tokenS: number
  readonly clock: Clock
}

export function openTokens({ keys, tokenS, clock }: TokensOptions): Tokens {
  return {
    async sign({ id, trades }) {
      const now = clock().getTime() / 1_000
      const { id: kid, key } = await keys.current()
      // Ends are whole seconds: nobody's token lives shorter than was said.
      const end = Math.ceil(now) + tokenS
      const token = await new SignJWT({ trades })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setSubject(String(id))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now))
        .setExpirationTime(end)
        .sign(key)
      return { token, expires_at: new Date(end * 1_000).toISOString() }
    },
    async authenticate(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          maxTokenAge: tokenS + 1,
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: clock(),
        })
        return callerIn(payload)
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        // The database, where a key was looked for.
        throw error
      }
    },
  }

  async function keyOf(kid: string | undefined) {
    const known = kid === undefined ? undefined : await keys.byId(kid)
    if (!known) throw new errors.JWKSNoMatchingKey()
    return known.key
  }
}

const ALGORITHM = 'HS256'
const ISSUER = 'samak-behar'
const AUDIENCE = 'behar-market'

/** Only international sellers are given a token (contract, section 6). */
function callerIn({ sub = '', trades }: { sub?: string; trades?: unknown }): Caller | undefined {
  if (!/^[1-9]\d{0,15}$/.test(sub) || typeof trades !== 'boolean') return undefined
  return { id: Number(sub), type: 'international_seller', staff: null, signIn: 0, trades }
}
