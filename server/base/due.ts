/** The query of due records, the longest due first. `without` are the records that were already tried. */
export interface DueQuery {
  readonly limit: number
  readonly without: readonly number[]
}

/**
 * Ends due records in batches of `atOnce` until none is left or `atMost` were tried; returns how many records `end`
 * has ended. After a failure it continues with the others, and at the end throws the first failure.
 */
export async function endAllDue(
  list: (query: DueQuery) => Promise<readonly number[]>,
  end: (id: number) => Promise<boolean>,
  { atOnce, atMost }: { readonly atOnce: number; readonly atMost: number },
): Promise<number> {
  const tried: number[] = []
  const failures: unknown[] = []
  let ended = 0
  for (;;) {
    const due = await list({ limit: atOnce, without: tried })
    for (const id of due) {
      const done = await end(id).catch((error: unknown) => void failures.push(error))
      if (done) ended += 1
    }
    tried.push(...due)
    if (due.length > 0 && tried.length < atMost) continue
    if (failures.length > 0) throw failures[0]
    return ended
  }
}
