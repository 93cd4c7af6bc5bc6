/** One line of `npm run doctor`. */
export interface Finding {
  /** `wrong` has to be repaired; `note` may be intended. */
  readonly kind: 'good' | 'wrong' | 'note'
  /** The result of the examination, as text. */
  readonly what: string
  /** The action that is needed; empty for a good finding. */
  readonly todo: string
}

export const good = (what: string): Finding => ({ kind: 'good', what, todo: '' })
export const wrong = (what: string, todo: string): Finding => ({ kind: 'wrong', what, todo })
export const note = (what: string, todo: string): Finding => ({ kind: 'note', what, todo })

/** The finding as a line of the terminal. */
export function lineOf({ kind, what, todo }: Finding): string {
  return `${{ good: 'good ', wrong: 'WRONG', note: 'note ' }[kind]}  ${what}${todo && `. ${todo}`}`
}

/** Runs one examination; an unexpected error becomes a finding. */
export async function examine(
  what: string,
  work: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [wrong(`${what}: ${(error as Error).message || String(error)}`, 'Repair what the message names.')]
  }
}
