import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Profile } from '#shared/account/contract.ts'

/** What only a signed-in reader sees of the shell, in one script that nobody else loads. */
type SignedInPart = ComponentType<{ readonly profile: Profile }>

const part = (pick: (parts: typeof import('./SignedIn.tsx')) => SignedInPart) =>
  lazy(
    (): Promise<{ default: SignedInPart }> =>
      import('./SignedIn.tsx').then(
        (parts) => ({ default: pick(parts) }),
        // The frame is no reason to lose the page.
        () => ({ default: () => null }),
      ),
  )

export const HeaderTools = part((parts) => parts.HeaderTools)
export const CartCount = part((parts) => parts.CartCount)

/** Comes after the page; its box stays empty until then. */
export function Late({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}
