import { Anchor, Ship, ShoppingBasket, Store } from 'lucide-react'
import { type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { signUpText } from './messages.ts'

/** The four account types with their permissions (specification, section 6). */
export function TypeCards({
  chosen,
  onChoose,
}: {
  readonly chosen: UserType
  readonly onChoose: (type: UserType) => void
}) {
  const t = useText(signUpText)
  return (
    <div role="radiogroup" aria-labelledby="sign-up-who" className="grid gap-2 md:grid-cols-2 md:gap-3">
      {userTypes.map((type) => (
        <ChoiceCard
          key={type}
          name="type"
          value={type}
          icon={icons[type]}
          title={t[type]}
          body={t[`${type}_line`]}
          chosen={chosen === type}
          onChoose={() => onChoose(type)}
        />
      ))}
    </div>
  )
}

const icons = {
  local_buyer: ShoppingBasket,
  fisherman: Anchor,
  local_seller: Store,
  international_seller: Ship,
} as const satisfies Record<UserType, unknown>
