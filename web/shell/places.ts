import { Fish, House, type LucideIcon } from 'lucide-react'
import type { shellText } from './messages.ts'

type Place = {
  readonly to: '/home' | '/local-market'
  readonly label: keyof typeof shellText & ('home' | 'localMarket')
  /** The word in the phone's bar, where it differs. */
  readonly short: keyof typeof shellText & ('home' | 'market')
  readonly icon: LucideIcon
}

/** Where header, drawer, phone bar and footer lead; only what is built. */
export const places: readonly Place[] = [
  { to: '/home', label: 'home', short: 'home', icon: House },
  { to: '/local-market', label: 'localMarket', short: 'market', icon: Fish },
]

/** Whether a path is a place or lies below it; `/` is another address of home. */
export function isAt(pathname: string, to: Place['to']): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || (to === '/home' && pathname === '/')
}
