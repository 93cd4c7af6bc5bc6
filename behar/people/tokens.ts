import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'
import type { Authenticate, Caller } from '#platform/http/caller.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import type { Keys, SigningKey } from './keys.ts'
import { sealToken, unsealToken } from './sealedToken.ts'

/** The integration's own tokens: JWT, bound to one person and to one session of the main market (contract, section 6). */
export interface Tokens {
  /** `main` is the person's main token. */
  sign(caller: Pick<Caller, 'id'>, main: string): Promise<IntegrationToken>
  /**
   * Undefined for a forged or expired token, for a token of another service, and for a token whose main token has ended.
   */
  readonly authenticate: Authenticate
  /** The caller that the main API identified, for a caller from {@link authenticate}. */
  mainCallerOf(caller: Caller): Caller
}

export interface TokensOptions {
  readonly keys: Keys
  /** Resolves a main token by a call of the main API. */
  readonly authenticateMain: Authenticate
  /** Lifetime of a token, seconds. */
  readonly tokenS: number
  readonly clock: Clock
}

export function openTokens({ keys, authenticateMain, tokenS, clock }: TokensOptions): Tokens {
  const callers = new ShortCache<Caller | undefined>({
    lifeMs: (caller) => (caller ? RECHECK_MS : UNKNOWN_MS),
    most: 10_000,
  })
  const mainCallers = new WeakMap<Caller, Caller>()

  return {
    async sign({ id }, main) {
      const now = (await clock()).getTime() / 1_000
      const { id: kid, key, sealingKey } = await keys.current()
      // The expiry is rounded up to whole seconds, so that no token expires before its lifetime has passed.
      const end = Math.ceil(now) + tokenS
      const token = await new SignJWT({ main: sealToken(main, id, sealingKey) })
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
      const claims = await read(token)
      if (!claims) return undefined
      const caller = await callers.get(token, async () => {
        const main = unsealToken(claims.main, claims.id, claims.key.sealingKey)
        return main === undefined ? undefined : authenticateMain(main)
      })
      if (caller?.id !== claims.id) return undefined
      const own = { ...caller, staff: null }
      mainCallers.set(own, caller)
      return own
    },
    mainCallerOf(caller) {
      return mainCallers.get(caller) ?? caller
    },
  }

  async function read(token: string): Promise<Claims | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, async ({ kid }) => (await keyOf(kid)).key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        maxTokenAge: tokenS + 1,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: await clock(),
      })
      return claimsIn(payload, await keyOf(protectedHeader.kid))
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      // The error is not from the token: the database failed while a key was loaded.
      throw error
    }
  }

  async function keyOf(kid: string | undefined): Promise<SigningKey> {
    const known = kid === undefined ? undefined : await keys.byId(kid)
    if (!known) throw new errors.JWKSNoMatchingKey()
    return known
  }
}

const ALGORITHM = 'HS256'
const ISSUER = 'samak-behar'
const AUDIENCE = 'behar-market'

/**
 * The time for which a resolved caller is cached before the main API is called again. A block therefore takes effect within 30
 * s.
 */
export const RECHECK_MS = 20_000
const UNKNOWN_MS = 1_000

/** The verified claims of a token. */
interface Claims {
  readonly id: number
  /** The sealed main token. */
  readonly main: string
  readonly key: SigningKey
}

function claimsIn({ sub = '', main }: { sub?: string; main?: unknown }, key: SigningKey): Claims | undefined {
  if (!/^[1-9]\d{0,15}$/.test(sub) || typeof main !== 'string') return undefined
  return { id: Number(sub), main, key }
}
