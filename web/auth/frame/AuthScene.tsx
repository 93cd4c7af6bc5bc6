import { HeroBoat } from '../../ui/art/HeroBoat.tsx'
import { HeroLand, HeroStars, HeroSun } from '../../ui/art/HeroShore.tsx'
import { HeroRays, HeroSeabed, HeroWave } from '../../ui/art/HeroWater.tsx'
import { AuthFish } from './AuthFish.tsx'

/** The boat scene beside the sign-in forms; at night in dark mode. Decorative. */
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
