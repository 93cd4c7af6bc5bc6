import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The way to an order, on the reader's side of it; plain words where that page is not there. */
export function OrderLink({
  side,
  id,
  className,
  children,
}: {
  readonly side: 'buyer' | 'seller'
  readonly id: number
  readonly className?: string
  readonly children: ReactNode
}) {
  const { routesByPath } = useRouter()
  const path: string = paths[side]
  if (!(path in routesByPath)) return <span>{children}</span>
  const way = { to: path, params: { orderId: String(id) } } as LinkProps
  return (
    <Link {...way} className={className}>
      {children}
    </Link>
  )
}

const paths = {
  buyer: '/profile/purchase-orders/$orderId',
  seller: '/profile/sell-orders/$orderId',
} as const
