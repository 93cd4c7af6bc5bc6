import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to an order on the user's side of it; plain text if that route does not exist. */
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
  const link = { to: path, params: { orderId: String(id) } } as LinkProps
  return (
    <Link {...link} className={className}>
      {children}
    </Link>
  )
}

const paths = {
  buyer: '/profile/purchase-orders/$orderId',
  seller: '/profile/sell-orders/$orderId',
} as const
