import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { subtotalOf } from '#shared/cart/rules.ts'
import { useText } from '../app/texts/text.ts'
import { useQuantityHeld } from '../products/quantityHold.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Sheet } from '../ui/overlay/Sheet.tsx'
import { Money } from '../ui/values/Money.tsx'
import { CartLines, EmptyCart, EmptyCartButton } from './CartLines.tsx'
import { Changes } from './Changes.tsx'
import type { Removed } from './changes.ts'
import { cartText } from './messages.ts'
import { closeCart, useCartOpen } from './panel.ts'
import { useCheckedCart } from './useCheckedCart.ts'

/** The cart above the page: a drawer of 432 px, on phones a sheet (specification, section 2, Header). */
export function CartPanel({ profile: { id: userId } }: { readonly profile: Profile }) {
  const t = useText(cartText)
  const open = useCartOpen()
  const held = useQuantityHeld()
  const cart = useCheckedCart(userId, open)
  const { lines } = cart
  const leave = useLeaving(open)
  const [removed, setRemoved] = useState<Removed | null>(null)
  useEffect(() => {
    if (!open) setRemoved(null)
  }, [open])
  // Closes the panel on sign-out, so that the next sign-in does not open it.
  useEffect(() => closeCart, [])
  const payable = lines.filter(({ gone }) => !gone).map(({ item }) => item)
  return (
    <Sheet
      open={open}
      onClose={closeCart}
      side="drawer"
      title={t.cart}
      note={lines.length > 0 ? t.products(lines.length) : ''}
      focusAfter={leave.focusAfter}
      footer={
        lines.length > 0 && (
          <div className="flex flex-col gap-2 md:px-2">
            <p className="flex items-baseline justify-between gap-3">
              <span>{t.subtotal}</span>
              <output aria-live="polite">
                <Money halalas={subtotalOf(payable)} size="card" />
              </output>
            </p>
            <p className="text-meta text-quiet">{t.delivery}</p>
            {held ? (
              <Button size="main" wide className="mt-1" refusedBecause={t.quantityFirst}>
                {t.orderNow}
              </Button>
            ) : (
              <ButtonLink to="/cart" size="main" wide className="mt-1" onClick={leave.now}>
                {t.orderNow}
              </ButtonLink>
            )}
            <EmptyCartButton userId={userId} />
          </div>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyCart onLeave={leave.now} />
      ) : (
        <>
          <Changes userId={userId} cart={cart} className="p-4 pb-0 md:px-6" />
          <CartLines userId={userId} lines={lines} onLeave={leave.now} onRemoved={setRemoved} />
        </>
      )}
      <RemovedLine removed={removed} onDone={() => setRemoved(null)} />
    </Sheet>
  )
}

/**
 * The last removed line with its undo, inside of the panel: a toast is outside of the dialog, so the keyboard would not
 * reach it.
 */
function RemovedLine({ removed, onDone }: { readonly removed: Removed | null; readonly onDone: () => void }) {
  const t = useText(cartText)
  const box = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) undo.current?.focus({ preventScroll: true })
  }, [removed])
  return (
    <div ref={box} role="status" tabIndex={-1} className="sticky bottom-0 outline-none">
      {removed && (
        <p className="flex items-center justify-between gap-3 bg-tint px-4 py-1 text-dense md:px-6">
          <span className="min-w-0">{t.removed(removed.name)}</span>
          <button
            ref={undo}
            type="button"
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2 font-bold text-primary"
            onClick={() => {
              removed.putBack()
              box.current?.focus({ preventScroll: true })
              onDone()
            }}
          >
            <Undo2 aria-hidden size={18} />
            {t.undo}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * After the user follows a link to another page, moves the focus to the main content of that page and not to the cart's
 * button.
 */
function useLeaving(open: boolean) {
  const left = useRef(false)
  useEffect(() => {
    if (open) left.current = false
    if (open || !left.current) return undefined
    // The dialog traps the focus until it is removed, so moving the focus is retried.
    let tries = 40
    const again = setInterval(() => {
      const main = document.getElementById('main')
      main?.focus({ preventScroll: true })
      const arrived = document.activeElement === main && !document.querySelector('[role=dialog]')
      if (arrived || --tries === 0) clearInterval(again)
    }, 50)
    return () => clearInterval(again)
  }, [open])
  return {
    now: () => {
      left.current = true
      closeCart()
    },
    focusAfter: () => (left.current ? document.getElementById('main') : null),
  }
}
