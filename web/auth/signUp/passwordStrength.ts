import { passwordProblem } from '#shared/auth/rules.ts'

type Strength = {
  /** The number of filled bars; a password with 2 or more is accepted. */
  readonly bars: 1 | 2 | 3 | 4
  readonly verdict: 'too_short' | 'too_long' | 'common' | 'fair' | 'strong' | 'very_strong'
  readonly letters: number
}

/** The strength by length. A password that the server refuses has one bar. */
export function passwordStrength(password: string): Strength {
  const letters = [...password].length
  const problem = passwordProblem(password)
  if (problem) return { bars: 1, verdict: verdictOf(problem.code), letters }
  if (letters < strongFrom) return { bars: 2, verdict: 'fair', letters }
  return letters < veryStrongFrom
    ? { bars: 3, verdict: 'strong', letters }
    : { bars: 4, verdict: 'very_strong', letters }
}

const strongFrom = 12
const veryStrongFrom = 16

function verdictOf(code: string): Strength['verdict'] {
  return code === 'too_short' || code === 'too_long' ? code : 'common'
}
