import { type Halalas, halalas, halalasOf, moneyParts } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { ShareBar } from '../../ui/values/ShareBar.tsx'
import { againstText } from './messages.ts'

type PriceAgainstProps = {
  /** SAR per kilogram; `wished` is the price that the buyer suggested. */
  readonly price: number
  readonly wished: number | null
  /** The reader: the buyer, or a seller who compares an offer with the buyer's suggestion. */
  readonly whose: 'own' | 'asker'
  readonly className?: string
}

/**
 * Compares an offered price with the price that the buyer suggested, as text and by colour; renders nothing if there is
 * no suggestion.
 */
export function PriceAgainst({ price, wished, whose, className }: PriceAgainstProps) {
  const t = useText(againstText)
  const [theirs, idea] = [halalasOf(price), wished === null ? undefined : halalasOf(wished)]
  if (idea === undefined) return null
  const own = whose === 'own'
  const [look, text] =
    theirs === idea
      ? (['text-quiet', own ? t.same : t.sameAsked] as const)
      : theirs < idea
        ? (['text-palm', (own ? t.below : t.belowAsked)(printed(halalas(idea - theirs)))] as const)
        : (['text-amber', (own ? t.above : t.aboveAsked)(printed(halalas(theirs - idea)))] as const)
  return <span className={classes('block text-meta', look, className)}>{text}</span>
}

/** The amount without a unit, because the price above it has the unit. */
function printed(amount: Halalas): string {
  const { whole, decimals } = moneyParts(amount)
  return `\u2066${whole}.${decimals}\u2069`
}

/**
 * The offered share of the requested quantity as a bar. Amber while the offer covers less than the requested quantity.
 */
export function QuantityBar({ offered, wanted }: { readonly offered: number; readonly wanted: number }) {
  const share = wanted > 0 ? Math.min(1, offered / wanted) : 0
  return (
    <ShareBar
      share={share}
      fill={offered < wanted ? 'fill-amber-dot' : 'fill-primary'}
      ground="fill-ice-edge"
    />
  )
}
