export function HeroStars() {
  return (
    <svg
      className="hero-stars"
      viewBox="0 0 1280 236"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}

const stars = [
  [34, 60, 1.2],
  [96, 24, 0.9],
  [150, 92, 1.1],
  [238, 40, 1.5],
  [322, 70, 0.9],
  [384, 22, 1.2],
  [566, 54, 1.4],
  [640, 100, 0.9],
  [742, 30, 1.1],
  [838, 76, 1.3],
  [930, 22, 0.9],
  [1016, 120, 1],
  [1122, 46, 1.4],
  [1218, 90, 1],
] as const

/** The sun; in dark mode, a crescent. */
export function HeroSun() {
  return (
    <svg className="hero-sun" viewBox="0 0 112 112" aria-hidden="true">
      <circle className="sun-glow" cx="56" cy="56" r="86" opacity=".35" />
      <circle className="sun-glow" cx="56" cy="56" r="70" opacity=".5" />
      <circle className="sun-disc" cx="56" cy="56" r="53" />
      <circle className="sun-heart" cx="53" cy="53" r="42" opacity=".55" />
      <path className="moon" d="M82 84A42 42 0 1 1 49 15a36 36 0 1 0 33 69z" />
    </svg>
  )
}

export function HeroLand() {
  return (
    <svg className="hero-land" viewBox="0 0 1280 94" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="art-dune-far"
        d="M0 50q120-30 250-12 60 8 110 22 120-26 300-6 90 10 200 34 200-24 420-8v14H0z"
      />
      <path className="art-dune" d="M0 44q70-26 150-18 90 12 210 62H0z" />
      <path className="art-dune-near" d="M0 68q110-20 230-8 44 6 70 30H0z" />
      <path className="art-dune" d="M300 92q90-36 190-32 120 4 300 32z" />
      <path className="art-dune-near" d="M470 60q80 12 130 32h190Q640 68 490 60z" />
    </svg>
  )
}

/** Low houses, a minaret and palms; in dark mode the windows are lit. */
export function HeroTown() {
  return (
    <svg className="hero-town" viewBox="0 0 214 62" aria-hidden="true">
      <path className="art-town" d="M20 58V40h26v-6h20v10h18V30h6V12l4-9 4 9v18h6v10h22v-8h26v12h20v14z" />
      <path className="art-town" d="M89 20h10v3H89zM118 36q9-14 18 0z" />
      <path
        className="art-lamp"
        d="M28 46h3v4h-3zM52 42h3v4h-3zM112 48h3v4h-3zM140 40h3v4h-3zM154 48h3v4h-3zM92.5 14h3v4h-3z"
      />
      <path
        className="art-palm-tree"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M10 60q3-14 1-26m0 0q-8-3-11 3m11-3q-6-8-13-5m13 5q2-8 9-7m-9 7q8-3 11 4m-11-4q-1 5-6 9M186 60q-2-12 1-22m0 0q-7-3-10 3m10-3q-5-7-11-4m11 4q2-7 8-6m-8 6q7-3 10 3M200 61q-1-9 1-16m0 0q-6-2-8 2m8-2q-3-6-8-4m8 4q3-6 8-3m-8 3q6-1 7 4"
      />
    </svg>
  )
}

export function HeroGulls() {
  return (
    <svg className="hero-gulls" viewBox="0 0 120 50" aria-hidden="true">
      <path
        className="art-gull"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M8 20q7-9 13 0 6-9 14-1M52 40q5-7 10 0 5-7 11-1M92 12q5-7 10 0 5-6 10-1"
      />
    </svg>
  )
}
