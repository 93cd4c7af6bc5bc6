import type { Sql } from '#node/db.ts'

/**
 * Keeps time from freeing what a seller got for this order (a return or a dispute is open). Whether anything is held:
 * false where it came free before, or where nothing ever was.
 */
export async function freezeHold(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_freeze_hold',
    text: 'select freeze_hold($1) as held',
    values: [orderId],
  })
  return row?.held ?? false
}

/** Frees what is held for this order now, frozen or not; whether anything was held. */
export async function endHold(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_end_hold',
    text: 'select end_hold($1) as held',
    values: [orderId],
  })
  return row?.held ?? false
}

/** Lets time run on: what is held for this order comes free at its own time, but not before `until`; whether anything is held. */
export async function extendHold(tx: Sql, orderId: number, until: Date): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_extend_hold',
    text: 'select extend_hold($1, $2) as held',
    values: [orderId, until],
  })
  return row?.held ?? false
}
