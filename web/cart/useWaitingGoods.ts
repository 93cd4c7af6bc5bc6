import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takeWaitingGoods } from './waitingGoods.ts'

/** Adds the goods that a visitor chose before signing in, once the first page after the sign-in is open. */
export function useWaitingGoods(): void {
  const router = useRouter()
  const signingIn = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation?.pathname.startsWith('/auth') ?? true,
  })
  useEffect(() => {
    const waiting = signingIn ? undefined : takeWaitingGoods(Date.now())
    if (!waiting) return
    void import('./addToCart.ts').then(({ addToCart }) => addToCart(waiting.goods, waiting.kilograms, router))
  }, [signingIn, router])
}
