import { useRouter } from '@tanstack/react-router'
import { gatewayUrl } from './gatewayUrl.ts'

/** Returns a function that opens the payment page of a charge: a page of this site, or the address of the gateway. */
export function useOpenGateway(): (address: string) => void {
  const router = useRouter()
  return (address) => {
    const target = gatewayUrl(address)
    if (target === undefined) return
    const { origin, pathname, search } = new URL(target)
    if (origin === window.location.origin) void router.navigate({ href: pathname + search })
    else window.location.assign(target)
  }
}
