import type { Random } from './random.ts'
import type { City } from './reference/reference.ts'

/** Generates valid numbers; each number is generated once. */
export interface Numbers {
  mobile(): string
  nationalId(first: '1' | '2'): string
  crNumber(city: City): string
}

/**
 * Opens a generator of numbers. `block` is the two digits after the prefix of a mobile. Each group of people has its own
 * block.
 */
export function numberGiver(random: Random, block: string): Numbers {
  const given = new Set<string>()
  const once = (make: () => string): string => {
    for (;;) {
      const number = make()
      if (given.has(number)) continue
      given.add(number)
      return number
    }
  }
  const digits = (count: number) => String(random.whole(0, 10 ** count - 1)).padStart(count, '0')
  return {
    mobile: () => once(() => `+9665${random.pick(['0', '3', '4', '5', '6', '8', '9'])}${block}${digits(5)}`),
    nationalId: (first) => once(() => withCheckDigit(`${first}${digits(8)}`)),
    crNumber: (city) => once(() => `${random.chance(0.5) ? '7009' : crPrefix(city)}${digits(6)}`),
  }
}

/** Appends the Luhn check digit of nine digits, computed from the left. */
function withCheckDigit(nine: string): string {
  let sum = 0
  for (let place = 0; place < 9; place++) {
    const digit = Number(nine[place])
    sum += place % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit
  }
  return `${nine}${(10 - (sum % 10)) % 10}`
}

/** The prefix of the city with which old commercial registers begin. */
function crPrefix(city: City): string {
  if (city.region === 'makkah') return '4030'
  if (city.region === 'eastern') return '2050'
  if (city.region === 'madinah') return '4650'
  return city.region === 'jazan' ? '5900' : '1010'
}
