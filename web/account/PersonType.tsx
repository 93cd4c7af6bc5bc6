import { BadgeCheck } from 'lucide-react'
import type { Profile } from '#shared/auth/profile.ts'
import { useText } from '../app/texts/text.ts'
import { typeText, verifiedTypeText } from './typeMessages.ts'

/** "بائع محلي موثق": what somebody is here, with a palm mark where the market's people have looked. */
export function PersonType({ profile: { type, verified } }: { readonly profile: Profile }) {
  const plain = useText(typeText)
  const looked = useText(verifiedTypeText)
  return (
    <p className="flex items-center gap-1.5 text-meta text-quiet">
      {verified && <BadgeCheck aria-hidden size={16} className="shrink-0 text-palm" />}
      {verified ? looked[type] : plain[type]}
    </p>
  )
}
