import { riyadhTime } from '#shared/base/dates.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import { isolated } from '../../../app/texts/isolate.ts'
import { useText } from '../../../app/texts/text.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { heldText } from './messages.ts'

export type Held = {
  /** Kilograms. */
  readonly held: number
  readonly held_until: string | null
  readonly landing: { readonly product_id: number | null }
}

/** The goods that are held for the user, the end of the hold, and a link to order them. */
export function OrderHeld({ reservation: { held, held_until, landing } }: { readonly reservation: Held }) {
  const t = useText(heldText)
  if (held_until === null || landing.product_id === null) return null
  return (
    <>
      <p>{t.held(isolated(printKilograms(gramsOf(held))), isolated(riyadhTime(new Date(held_until))))}</p>
      <ButtonLink
        wide
        size="main"
        to="/local-market/$productId/confirmation"
        params={{ productId: String(landing.product_id) }}
        search={{ quantity: held }}
      >
        {t.orderNow}
      </ButtonLink>
    </>
  )
}
