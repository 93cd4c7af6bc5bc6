import { type ComponentType, lazy, Suspense } from 'react'
import type { EmptyKind } from '../art/EmptyScene.tsx'

/**
 * The drawing of an empty or error state. It is loaded lazily because it is rarely shown, and renders nothing if it
 * cannot load.
 */
export function Scene({ kind }: { readonly kind: EmptyKind }) {
  return (
    <Suspense fallback={null}>
      <Drawing kind={kind} />
    </Suspense>
  )
}

const Drawing = lazy(
  (): Promise<{ default: Drawing }> =>
    import('../art/EmptyScene.tsx').then(
      (module) => ({ default: module.EmptyScene }),
      () => ({ default: nothing }),
    ),
)

type Drawing = ComponentType<{ readonly kind: EmptyKind }>

const nothing: Drawing = () => null
