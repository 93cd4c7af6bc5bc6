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
            srcSet={pictureWidths
              .slice(0, index < 2 ? undefined : 2)
              .map((width) => `${pictureOf(image, width)} ${width}w`)
              .join(', ')}
            sizes={widths[index] ?? smaller}
            alt=""
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
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

/**
 * The widths at which the fish are painted, by the rules of art.css. Drawings are 5:3, so the limited height of the first
 * two makes them narrower than their boxes.
 */
const widths = [
  '(min-width: 64rem) 207px, 160px',
  '(min-width: 64rem) 180px, 140px',
  '(min-width: 32rem) 166px, 32vw',
] as const
const smaller = '(min-width: 32rem) 134px, 22vw'
const shown = 7
