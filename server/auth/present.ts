import type { User } from '#shared/auth/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import type { UserRow } from './store.ts'

/** Converts a row to the User that the person sees of their own account (specification, section 3, User). */
export function userOf({ avatar, mobile_verified_at, created_at, ...row }: UserRow): User {
  return {
    ...row,
    avatar: pictureUrl(avatar),
    mobile_verified: mobile_verified_at !== null,
    created_at: created_at.toISOString(),
  }
}
