import { fromRiyals, type Halalas, halalas, moneyParts } from '#shared/base/money.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { againstText } from './messages.ts'

type PriceAgainstProps = {
  /** SAR per kilogram; `wished` is the asker's own idea. */
  readonly price: number
  readonly wished: number | null
  /** Who reads: the asker, or a seller who looks at the asker's idea. */
  readonly whose: 'own' | 'asker'
  readonly className?: string
}

/** An offered price held against the asker's own idea, in words and in colour; nothing where there was no idea. */
export function PriceAgainst({ price, wished, whose, className }: PriceAgainstProps) {
  const t = useText(againstText)
  const [theirs, idea] = [fromRiyals(price), wished === null ? undefined : fromRiyals(wished)]
  if (theirs === undefined || idea === undefined) return null
  const own = whose === 'own'
  const [look, words] =
    theirs === idea
      ? (['text-quiet', own ? t.same : t.sameAsked] as const)
      : theirs < idea
        ? (['text-palm', (own ? t.below : t.belowAsked)(told(halalas(idea - theirs)))] as const)
        : (['text-amber', (own ? t.above : t.aboveAsked)(told(halalas(theirs - idea)))] as const)
  return <span className={classes('block text-meta', look, className)}>{words}</span>
}

/** The number alone: the price above it says of what. */
function told(amount: Halalas): string {
  const { whole, decimals } = moneyParts(amount)
  return `\u2066${whole}.${decimals}\u2069`
}
