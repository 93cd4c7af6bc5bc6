import { CircleAlert, RefreshCw } from 'lucide-react'
import { differs } from '#shared/cart/rules.ts'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { agree } from './changes.ts'
import { cartText } from './messages.ts'
import type { CheckedCart } from './useCheckedCart.ts'

/** The id of the notice on the page of the cart. */
export const cartChangesId = 'cart-changes'

/** The result of the check: the changes that the user must accept, or the failure of the check. */
export function Changes({
  userId,
  cart: { state, lines, checkAgain },
  className,
  id,
}: {
  readonly userId: number
  readonly cart: CheckedCart
  readonly className?: string
  /** The id of the notice, so that a form can move the focus to it. */
  readonly id?: string
}) {
  const t = useText(cartText)
  const base = useText(baseText)
  const changed = lines.some((line) => line.gone || (line.live && differs(line)))
  const shown = state === 'failed' || changed
  return (
    <div role="status" className={shown ? className : undefined}>
      {shown && (
        <div
          id={id}
          tabIndex={id ? -1 : undefined}
          className="flex scroll-mt-24 items-start gap-3 rounded-control bg-amber-tint p-4 outline-none"
        >
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-amber" />
          <div className="min-w-0 grow text-dense">
            <p className={classes(changed && 'font-bold', 'text-amber')}>
              {changed ? t.changed : t.unchecked}
            </p>
            {changed && <p>{t.changedBody}</p>}
            <div className="mt-3">
              {changed ? (
                <Button kind="outlined" onClick={() => agree(userId, lines)}>
                  {t.agree}
                </Button>
              ) : (
                <Button kind="outlined" icon={RefreshCw} onClick={checkAgain}>
                  {base.retry}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
