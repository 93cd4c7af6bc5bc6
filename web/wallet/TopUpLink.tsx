import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { TextLink } from '../ui/Button.tsx'
import { storeTopUpReturn } from './topUpReturn.ts'

type TopUpLinkProps = {
  readonly missing: Halalas
  readonly className?: string
  readonly children: ReactNode
  /** Runs before the wallet opens. */
  readonly onOpen?: () => void
}

/** Opens a top-up of the amount that the wallet lacks; the wallet then links back to this page. */
export function TopUpLink({ missing, className, children, onOpen }: TopUpLinkProps) {
  const router = useRouter()
  return (
    <TextLink
      to="/profile/wallet"
      search={{ topUp: toRiyals(missing) }}
      onClick={() => {
        storeTopUpReturn(router.state.location.href)
        onOpen?.()
      }}
      className={className}
    >
      {children}
    </TextLink>
  )
}
