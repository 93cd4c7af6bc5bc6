import { type LinkProps, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Charge } from './useCharge.ts'

/** From a settled payment onwards, once: to the order that it paid, to the list where there are several, else to the wallet. */
export function useWayBack(): (charge: Charge) => void {
  const router = useRouter()
  return useCallback(
    ({ id, orders }: Charge) => {
      const [first] = orders
      const way: string = orders.length === 1 ? one : several
      if (first && way in router.routesByPath) {
        void router.navigate({
          ...({ to: way, params: { orderId: String(first.id) } } as LinkProps),
          replace: true,
        })
      } else void router.navigate({ to: '/profile/wallet', search: { charge: id }, replace: true })
    },
    [router],
  )
}

const one = '/profile/purchase-orders/$orderId'
const several = '/profile/purchase-orders'
