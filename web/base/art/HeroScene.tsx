import { pictureOf, pictureWidths } from '#shared/base/paths.ts'
import { HeroBoat, HeroSkiff } from './HeroBoat.tsx'
import { HeroGulls, HeroLand, HeroStars, HeroSun, HeroTown } from './HeroShore.tsx'
import { HeroRays, HeroSeabed, HeroShoal, HeroWave } from './HeroWater.tsx'
import './art.css'

export type HeroFish = { readonly id: number; readonly image: string; readonly name: string }

type HeroSceneProps = {
  /** Pictures of species without a ground, the largest first; seven places, more are left out. */
  readonly fish: readonly HeroFish[]
}

/**
 * Sky, dunes, boat and sea behind the head of the home page (specification, section 4). Decorative: the names are said
 * elsewhere. It fills its positioned parent; `--waterline` says where the sea begins.
 */
export function HeroScene({ fish }: HeroSceneProps) {
  return (
    <div className="hero-scene" aria-hidden="true">
      <HeroStars />
      <div className="hero-stage">
        <HeroSun />
        <HeroGulls />
      </div>
      <HeroLand />
      <div className="hero-stage">
        <HeroTown />
      </div>
      <HeroWave className="hero-swell" />
      <div className="hero-stage">
        <HeroSkiff />
        <HeroBoat />
      </div>
      <div className="hero-sea">
        <HeroWave className="hero-wave" />
        <HeroRays />
        <HeroSeabed />
        <div className="hero-stage">
          <HeroShoal />
        </div>
      </div>
      <div className="hero-stage">
        {fish.slice(0, places.length).map(({ id, image }, index) => (
          <img
            key={id}
            className={`hero-fish ${places[index]}`}
            src={image}
            srcSet={pictureWidths.map((width) => `${pictureOf(image, width)} ${width}w`).join(', ')}
            sizes={index < 2 ? '(min-width: 64rem) 350px, 53vw' : '180px'}
            alt=""
            loading={index < 2 ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
    </div>
  )
}

const places = [
  'hero-fish-1',
  'hero-fish-2',
  'hero-fish-3',
  'hero-fish-4',
  'hero-fish-5',
  'hero-fish-6',
  'hero-fish-7',
] as const
