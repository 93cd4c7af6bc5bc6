import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { EmptyKind } from '../art/EmptyScene.tsx'

type EmptyProps = {
  readonly scene?: EmptyKind
  /** The drawing for a document without scripts, which loads nothing lazily. */
  readonly picture?: ReactNode
  readonly title: string
  /** The cause of the state, and what the user can try. */
  readonly body?: ReactNode
  /** The next steps; at most one of them is a filled button. */
  readonly actions?: ReactNode
  readonly note?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/** The state of an empty list, a refusal or an error: a drawing, a title, the cause and the next step. */
export function Empty({ scene = 'ice', picture, title, body, actions, note, headingLevel = 2 }: EmptyProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <div aria-hidden="true" className="mb-6 flex h-30 items-end justify-center">
        {picture ?? (
          <Suspense fallback={null}>
            <Drawing kind={scene} />
          </Suspense>
        )}
      </div>
      <Heading className="text-h3">{title}</Heading>
      {body && <p className="mt-2 text-quiet">{body}</p>}
      {actions && <div className="mt-6 flex flex-col items-center gap-3">{actions}</div>}
      {note && <p className="mt-4 text-meta text-quiet">{note}</p>}
    </div>
  )
}

/** Loaded lazily because it is rarely shown; it renders nothing if it cannot load. */
const Drawing = lazy(
  (): Promise<{ default: Drawing }> =>
    import('../art/EmptyScene.tsx').then(
      (module) => ({ default: module.EmptyScene }),
      () => ({ default: nothing }),
    ),
)

type Drawing = ComponentType<{ readonly kind: EmptyKind }>

const nothing: Drawing = () => null
