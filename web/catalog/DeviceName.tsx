import { lazy, Suspense } from 'react'
import { useHydrated } from '../app/state/useHydrated.ts'

const SpeciesName = lazy(() =>
  import('./SpeciesName.tsx').then((module) => ({ default: module.SpeciesName })),
)

type DeviceNameProps = { readonly code: string; readonly className?: string }

/**
 * The name of a species in a further language that the reader's device asks for. Pages are the same for all readers, so only the
 * browser adds it, and only such a device loads the names.
 */
export function DeviceName(props: DeviceNameProps) {
  const asks = useHydrated() && /\b(ur|bn|hi|fil|tl)\b/i.test(navigator.languages.join())
  return asks ? (
    <Suspense fallback={null}>
      <SpeciesName {...props} />
    </Suspense>
  ) : null
}
