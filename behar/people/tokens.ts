import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'
import type { Authenticate, Caller } from '#platform/http/caller.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'
import type { Keys, SigningKey } from './keys.ts'
import { sealToken, unsealToken } from './sealedToken.ts'

/** The integration's own tokens: JWT, bound to one person and to one session of the main market (contract, section 6). */
export interface Tokens {
  /** `main` is the main token by which the person came. */
  sign(caller: Pick<Caller, 'id'>, main: string): Promise<IntegrationToken>
  /** Undefined for a token that is false, of another service or past its time, or whose main token has ended. */
  readonly authenticate: Authenticate
}

export interface TokensOptions {
  readonly keys: Keys
  /** Whose main token this is, asked of the main API. */
  readonly authenticateMain: Authenticate
  /** How long a token lives, seconds. */
  readonly tokenS: number
  readonly clock: Clock
}

export function openTokens({ keys, authenticateMain, tokenS, clock }: TokensOptions): Tokens {
  const standing = new ShortCache<Caller | undefined>({
    lifeMs: (caller) => (caller ? RECHECK_MS : UNKNOWN_MS),
    most: 10_000,
  })

  return {
    async sign({ id }, main) {
      const now = (await clock()).getTime() / 1_000
      const { id: kid, key, sealingKey } = await keys.current()
      // Ends are whole seconds: nobody's token lives shorter than was said.
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
      const held = await read(token)
      if (!held) return undefined
      const caller = await standing.get(token, async () => {
        const main = unsealToken(held.main, held.id, held.key.sealingKey)
        return main === undefined ? undefined : authenticateMain(main)
      })
      return caller?.id === held.id ? { ...caller, staff: null } : undefined
    },
  }

  async function read(token: string): Promise<Held | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, async ({ kid }) => (await keyOf(kid)).key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        maxTokenAge: tokenS + 1,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: await clock(),
      })
      return heldIn(payload, await keyOf(protectedHeader.kid))
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      // The database, where a key was looked for.
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

/** So long a held token is believed before the main API is asked again: a block works within 30 s. */
export const RECHECK_MS = 20_000
const UNKNOWN_MS = 1_000

/** What a token of ours says. */
interface Held {
  readonly id: number
  /** Sealed. */
  readonly main: string
  readonly key: SigningKey
}

function heldIn({ sub = '', main }: { sub?: string; main?: unknown }, key: SigningKey): Held | undefined {
  if (!/^[1-9]\d{0,15}$/.test(sub) || typeof main !== 'string') return undefined
  return { id: Number(sub), main, key }
}
