import { BadgeCheck } from 'lucide-react'
import type { Profile } from '#shared/auth/profile.ts'
import { useText } from '../app/texts/text.ts'
import { typeText, verifiedTypeText } from './messages.ts'

/** The account type, with a badge if staff have verified it: "بائع محلي موثق". */
export function PersonType({ profile: { type, verified } }: { readonly profile: Profile }) {
  const names = useText(typeText)
  const verifiedNames = useText(verifiedTypeText)
  return (
    <p className="flex items-center gap-1.5 text-meta text-quiet">
      {verified && <BadgeCheck aria-hidden size={16} className="shrink-0 text-palm" />}
      {verified ? verifiedNames[type] : names[type]}
    </p>
  )
}
