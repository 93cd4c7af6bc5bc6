import { lazy, Suspense } from 'react'
import { pictureOf, pictureWidths } from '#shared/base/paths.ts'
import { useHydrated } from '../../app/state/useHydrated.ts'

export type HeroFish = { readonly id: number; readonly image: string; readonly name: string }

type HeroSceneProps = {
  /** Cut-out pictures of species, the largest first. Only the first seven are shown. */
  readonly fish: readonly HeroFish[]
}

/**
 * Sky, dunes, boat and sea behind the hero of the home page (specification, section 4). Decorative. The scene fills its
 * positioned parent; `--waterline` is the height at which the sea begins. Sky, water and fish are in the server's HTML.
 * The other drawings are a fifth of the page's size, so they are added after hydration.
 */
export function HeroScene({ fish }: HeroSceneProps) {
  const hydrated = useHydrated()
  return (
    <div className="hero-scene" aria-hidden="true">
      <Suspense fallback={null}>{hydrated && <Above />}</Suspense>
      <div className="hero-sea">
        <Suspense fallback={null}>{hydrated && <Below />}</Suspense>
      </div>
      <div className="hero-stage">
        {fish.slice(0, shown).map(({ id, image }, index) => (
          <img
            key={id}
            className={`hero-fish hero-fish-${index + 1}`}
            src={image}
            srcSet={(index === 0 ? pictureWidths : pictureWidths.slice(0, 2))
              .map((width) => `${pictureOf(image, width)} ${width}w`)
              .join(', ')}
            sizes={widths[index] ?? '160px'}
            alt=""
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
    </div>
  )
}

const scenery = () => import('./HeroScenery.tsx')
const Above = lazy(() => scenery().then((module) => ({ default: module.HeroAbove })))
const Below = lazy(() => scenery().then((module) => ({ default: module.HeroBelow })))

/** The widths of the first two fish, as in art.css. The others are at most 166 px wide. */
const widths = ['(min-width: 64rem) 346px, min(53vw, 240px)', 'min(39vw, 180px)'] as const
const shown = 7
