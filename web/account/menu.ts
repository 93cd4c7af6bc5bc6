import { Heart, type LucideIcon, UserRound, Wallet } from 'lucide-react'
import type { Profile } from '#shared/auth/profile.ts'
import type { View } from '#shared/base/permissions.ts'

export type MenuEntry = {
  readonly to: '/profile/account' | '/profile/wallet' | '/profile/my-favorites'
  /** The role table's name: who may not view it does not see it. */
  readonly view: View
  readonly label: 'account' | 'wallet' | 'favorites'
  readonly icon: LucideIcon
  readonly count?: (counts: Profile['counts']) => number
  /** What is counted waits for the reader: in coral. */
  readonly waits?: boolean
}

/** The account's menu: one line for each private page that is built. */
export const menu: readonly MenuEntry[] = [
  { to: '/profile/account', view: 'account', label: 'account', icon: UserRound },
  { to: '/profile/wallet', view: 'wallet', label: 'wallet', icon: Wallet },
  {
    to: '/profile/my-favorites',
    view: 'myFavorites',
    label: 'favorites',
    icon: Heart,
    count: ({ favorites }) => favorites,
  },
]

export function menuOf({ can_view }: Pick<Profile, 'can_view'>): readonly MenuEntry[] {
  return menu.filter(({ view }) => can_view.includes(view))
}
