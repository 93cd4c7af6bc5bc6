import { useEffect, useState } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { HeroBoat } from '../../ui/art/HeroBoat.tsx'
import { HeroLand, HeroStars, HeroSun } from '../../ui/art/HeroShore.tsx'
import { HeroRays, HeroSeabed, HeroWave } from '../../ui/art/HeroWater.tsx'

/** The boat scene next to the sign-in forms, with a night version in dark mode. Decorative. */
export function AuthScene() {
  return (
    <div className="hero-scene auth-scene" aria-hidden="true">
      <HeroStars />
      <HeroSun />
      <HeroLand />
      <HeroWave className="hero-swell" />
      <HeroBoat />
      <div className="hero-sea">
        <HeroWave className="hero-wave" />
        <HeroRays />
        <HeroSeabed />
        <AuthFish />
      </div>
    </div>
  )
}

type Fish = { readonly id: number; readonly image: string }

/** Fish pictures below the boat; loaded only on wide screens, where the scene is a column. */
function AuthFish() {
  const locale = useLocale()
  const [fish, setFish] = useState<readonly Fish[]>([])
  useEffect(() => {
    if (!window.matchMedia('(min-width: 64rem)').matches) return undefined
    const abort = new AbortController()
    void api('GET main', {}, { locale, signal: abort.signal }).then(
      ({ fish: all }) => setFish(shownFish(all)),
      // The pictures are decorative, so a failure is ignored.
      () => undefined,
    )
    return () => abort.abort()
  }, [locale])
  const images = fish.map(({ id, image }, place) => (
    <img
      key={id}
      className={`hero-fish auth-fish-${place + 1}`}
      src={pictureOf(image, 320)}
      srcSet={`${pictureOf(image, 320)} 1x, ${image} 2x`}
      alt=""
      decoding="async"
    />
  ))
  return <div className="auth-shoal">{images}</div>
}

function shownFish(
  all: readonly { readonly id: number; readonly code: string; readonly image: string | null }[],
) {
  return shownCodes.flatMap((code) => {
    const found = all.find((one) => one.code === code)
    return found?.image ? [{ id: found.id, image: found.image }] : []
  })
}

/** Five well-known species of different shapes. */
const shownCodes = ['kanad', 'hamour', 'najil', 'zubaidi', 'shaour']
