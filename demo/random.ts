/** Deterministic random numbers, which depend only on the seed and not on the machine. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(least: number, most: number): number
  /** A whole number between the two ends, both inclusive. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the values, with a probability in proportion to its weight: `[['fresh', 7], ['frozen', 3]]`. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  /** A new, shuffled list. */
  shuffled<T>(list: readonly T[]): T[]
  /** An independent stream of numbers, so that one part of the demo can grow without changing other parts. */
  fork(name: string): Random
}

/** Returns the generator sfc32, seeded with a hash of the seed. */
export function randomFrom(seed: string): Random {
  let [a, b, c] = [hash(`${seed}/a`), hash(`${seed}/b`), hash(`${seed}/c`)]
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  for (let turn = 0; turn < 12; turn++) next()

  const random: Random = {
    next,
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return at(choices, choices.length - 1)[0]
    },
    shuffled(list) {
      const copy = [...list]
      for (let place = copy.length - 1; place > 0; place--) {
        const other = Math.floor(next() * (place + 1))
        const moved = at(copy, place)
        copy[place] = at(copy, other)
        copy[other] = moved
      }
      return copy
    },
    fork: (name) => randomFrom(`${seed}/${name}`),
  }
  return random
}

/** A fixed fraction from 0 to 1 for a name, for example for the price level of a market or the phase of a price. */
export function fractionOf(name: string): number {
  return hash(name) / 4_294_967_296
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 16_777_619)
  }
  value = Math.imul(value ^ (value >>> 16), 2_246_822_507)
  value = Math.imul(value ^ (value >>> 13), 3_266_489_909)
  return (value ^ (value >>> 16)) >>> 0
}

function at<T>(list: readonly T[], place: number): T {
  if (place < 0 || place >= list.length) throw new RangeError('nothing to choose from')
  return list[place] as T
}
