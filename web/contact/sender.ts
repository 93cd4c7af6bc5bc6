import type { Profile } from '#shared/auth/profile.ts'

type Sender = { readonly name: string; readonly email: string }

/** The name and the email of a signed-in person, for the fields that are still empty. */
export function senderOf(
  { f_name, l_name, email }: Pick<Profile, 'f_name' | 'l_name' | 'email'>,
  typed: Sender,
): Partial<Sender> {
  return {
    ...(typed.name === '' && { name: `${f_name} ${l_name}`.trim() }),
    ...(typed.email === '' && email && { email }),
  }
}
