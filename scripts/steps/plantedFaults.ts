import { readFileSync } from 'node:fs'

/** A fault that the gate has to find, planted in a copy of the project (docs/planted-faults.md). */
export interface PlantedFault {
  readonly number: number
  readonly area: string
  /** The behaviour of the faulty program. */
  readonly wrong: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly text: string
  readonly instead: string
  /**
   * Each of them has to fail: a Vitest file, or `e2e/<file>: <start of a title>` for a browser test of the
   * gate.
   */
  readonly tests: readonly string[]
}

export const plantedFaults = JSON.parse(
  readFileSync(new URL('../../checks/planted/plantedFaults.json', import.meta.url), 'utf8'),
) as readonly PlantedFault[]
