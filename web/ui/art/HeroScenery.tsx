import { HeroBoat, HeroSkiff } from './HeroBoat.tsx'
import { HeroGulls, HeroLand, HeroStars, HeroSun, HeroTown } from './HeroShore.tsx'
import { HeroRays, HeroSeabed, HeroShoal, HeroWave } from './HeroWater.tsx'

/** The drawings above the waterline: sky, land, town and boats. */
export function HeroAbove() {
  return (
    <div className="hero-scenery">
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
    </div>
  )
}

/** The drawings below the waterline: waves, light and seabed. */
export function HeroBelow() {
  return (
    <div className="hero-scenery">
      <HeroWave className="hero-wave" />
      <HeroRays />
      <HeroSeabed />
      <div className="hero-stage">
        <HeroShoal />
      </div>
    </div>
  )
}
