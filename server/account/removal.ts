import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { removeFiles } from '../base/images/upload.ts'
import type { AccountDeps } from './actions.ts'
import { tryPassword } from './password.ts'
import { lockPerson } from './store.ts'

/**
 * Removes a person and keeps trade records without the person's data (contract 2, profile/delete). Refuses:
 * validation_failed at `password`; conflict, with a reason, while a trade of the person is open; too_many_requests.
 */
export async function removePerson(
  deps: AccountDeps,
  parts: readonly AccountPart[],
  caller: Caller,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<void> {
  const seen = await tryPassword(deps, caller, password, address)
  if (seen === null) throw wrong()
  const paths = await deps.db.transaction(async (tx) => {
    // Every order from this person and every payment to this person locks the same row. The checks below therefore see
    // all orders and payments that run at the same time.
    const person = await lockPerson(tx, caller.id)
    if (person?.password_hash !== seen) throw wrong()
    for (const { openOf } of parts) {
      const words = await openOf?.(tx, caller.id)
      if (words) throw new Refusal('conflict', undefined, { words })
    }
    const deletedPaths: string[] = []
    for (const { removeOf } of parts) deletedPaths.push(...((await removeOf?.(tx, caller.id)) ?? []))
    return deletedPaths
  })
  await removeFiles(deps.files, paths)
}

function wrong(): Refusal {
  return new Refusal('validation_failed', { password: [{ code: 'wrong' }] })
}
