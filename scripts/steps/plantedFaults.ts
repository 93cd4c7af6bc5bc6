import { readFileSync } from 'node:fs'

/** A fault that the gate must detect, planted in a copy of the project (docs/planted-faults.md). */
export interface PlantedFault {
  readonly number: number
  readonly area: string
  /** The behaviour of the faulty program. */
  readonly wrong: string
  readonly file: string
  /** The text to replace, which occurs exactly once in the file. */
  readonly text: string
  readonly instead: string
  /** The tests that must fail: a Vitest file, or `e2e/<file>: <start of a title>` for a browser test of the gate. */
  readonly tests: readonly string[]
}

export const plantedFaults = JSON.parse(
  readFileSync(new URL('../../checks/planted/plantedFaults.json', import.meta.url), 'utf8'),
) as readonly PlantedFault[]
