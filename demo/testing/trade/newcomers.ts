import { numberGiver } from '../../numbers.ts'
import { cityOf } from '../../people/people.ts'
import { randomFrom } from '../../random.ts'

/** The values of the sign-up form for a new person. */
export interface Newcomer {
  readonly f_name: string
  readonly l_name: string
  /** The mobile in E.164. */
  readonly mobile: string
  readonly email: string
  readonly n_id: string
  readonly cr_number: string
  readonly password: string
  readonly password_confirmation: string
}

/** Returns a generator of people with unique numbers, in a block that no demo uses; deterministic by seed. */
export function openNewcomers(seed: string): () => Newcomer {
  const numbers = numberGiver(randomFrom(`newcomers/${seed}`), '77')
  const city = cityOf('jeddah')
  let count = 0
  return () => {
    count += 1
    const password = `بحر هادئ ${seed} ${count}`
    return {
      f_name: 'هدى',
      l_name: 'السالم',
      mobile: numbers.mobile(),
      email: `huda${count}@${seed}.example`,
      n_id: numbers.nationalId('1'),
      cr_number: numbers.crNumber(city),
      password,
      password_confirmation: password,
    }
  }
}
