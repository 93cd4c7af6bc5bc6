import { type ComponentType, lazy, Suspense } from 'react'
import type { EmptyKind } from '../art/EmptyScene.tsx'

/**
 * The drawing over an empty or failed face. Most visits see none, so its code comes when it is needed; where even that
 * cannot be loaded the sentence under it must do.
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
