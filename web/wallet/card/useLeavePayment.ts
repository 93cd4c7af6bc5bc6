import { type LinkProps, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Charge } from './useCharge.ts'

/** Redirects from a settled charge to the order that it paid, to the list if it paid several, else to the wallet. */
export function useLeavePayment(): (charge: Charge) => void {
  const router = useRouter()
  return useCallback(
    ({ id, orders }: Charge) => {
      const [first] = orders
      const path: string = orders.length === 1 ? orderPath : listPath
      if (first && path in router.routesByPath) {
        void router.navigate({
          ...({ to: path, params: { orderId: String(first.id) } } as LinkProps),
          replace: true,
        })
      } else void router.navigate({ to: '/profile/wallet', search: { charge: id }, replace: true })
    },
    [router],
  )
}

const orderPath = '/profile/purchase-orders/$orderId'
const listPath = '/profile/purchase-orders'
