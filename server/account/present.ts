import type { Profile, Upgrade } from '#shared/auth/profile.ts'
import { canBid, roles } from '#shared/base/access/permissions.ts'
import { userOf } from '../auth/present.ts'
import type { UserRow } from '../auth/store.ts'
import type { ProfileRow, UpgradeRow } from './store.ts'

/** The caller's own profile, with permissions and counts (specification, section 6). */
export function profileOf(
  user: UserRow,
  row: ProfileRow,
  { upgrade, sendsCodes }: { readonly upgrade: UpgradeRow | undefined; readonly sendsCodes: boolean },
): Profile {
  const { marketing, terms_version, second_factor, unverified_goods, in_hall, notifications, favorites } = row
  return {
    ...userOf(user),
    can_view: [...roles[user.type].views],
    can_bid: canBid(user.type),
    sends_codes: sendsCodes,
    counts: { notifications, favorites },
    marketing,
    terms_version,
    second_factor,
    unverified_goods,
    in_hall,
    upgrade: upgrade ? upgradeOf(upgrade) : null,
  }
}

export function upgradeOf({ id, type, cr_number, status, note, created_at }: UpgradeRow): Upgrade {
  return { id, type, cr_number, status, note, at: created_at.toISOString() }
}
