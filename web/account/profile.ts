import { createContext, useContext } from 'react'
import type { Profile } from '#shared/auth/profile.ts'

/** Who is signed in, inside the private frame; AccountFrame provides it. */
export const ProfileContext = createContext<Profile | null>(null)

/** The signed-in person. Only below AccountFrame, which draws nothing without one. */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext)
  if (!profile) throw new Error('a private page stands outside of its frame')
  return profile
}
