import { createContext, useContext } from 'react'
import type { Profile } from '#shared/auth/profile.ts'

/** The signed-in user's profile, provided by AccountFrame. */
export const ProfileContext = createContext<Profile | null>(null)

/** The signed-in user's profile. Use it below AccountFrame only. */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext)
  if (!profile) throw new Error('useProfile is used outside AccountFrame')
  return profile
}
