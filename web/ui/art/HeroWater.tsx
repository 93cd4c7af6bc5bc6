/** A strip of waves that repeats every 320 units, for a seamless animation. */
export function HeroWave({ className }: { readonly className: 'hero-wave' | 'hero-swell' }) {
  return (
    <svg className={className} viewBox="0 0 2560 14" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 8${'q40-8 80-3t80 3 80-2 80 2'.repeat(8)}v6H0z`} />
    </svg>
  )
}

export function HeroRays() {
  return (
    <svg className="hero-rays" viewBox="0 0 1280 232" preserveAspectRatio="none" aria-hidden="true">
      <path d="M418 0h40L250 232H120zM470 0h60L420 232H270zM380 0h20L60 232H-120V170zM560 0h24l60 232H520z" />
    </svg>
  )
}

export function HeroSeabed() {
  return (
    <svg
      className="hero-seabed"
      viewBox="0 0 1280 74"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path
        className="art-reef"
        strokeWidth="4"
        strokeLinecap="round"
        d="M40 70q-6-22 4-40m0 22q10-8 12-20m-14 30q-12-6-14-18M64 72q2-26-6-46m4 26q8-6 10-16M392 72q4-24-4-44m3 22q-10-6-12-18m14 30q10-8 10-20M420 72q-2-18 6-34M706 74q-6-20 2-38m0 20q8-6 10-18M1130 74q4-26-6-48m4 26q-10-8-10-20m12 32q12-6 14-22M1162 74q-2-20 8-34"
      />
      <path
        className="art-seabed"
        d="M0 74V54q60-22 130-8 60 14 120 6 70-14 130 4 90 18 190 2 80-12 170 4 120 12 240-4 160-20 300 2v14z"
      />
    </svg>
  )
}

/** Silhouettes of distant fish, and bubbles. */
export function HeroShoal() {
  return (
    <svg className="hero-shoal" viewBox="0 0 380 104" aria-hidden="true">
      {shoal.map(([x, y, size]) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${size})`} d={silhouette} />
      ))}
      <g className="art-bubble" strokeWidth="1.2">
        {bubbles.map(([x, y, r]) => (
          <circle key={y} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  )
}

const silhouette = 'M0 5q8-6 20-4l7-3 2 4 7-4-3 7 3 7-8-4q-18 4-28-3z'
const shoal = [
  [228, 6, 0.8],
  [258, 20, 0.62],
  [282, 4, 0.7],
  [302, 26, 0.56],
  [318, 10, 0.6],
  [240, 34, 0.5],
] as const
const bubbles = [
  [12, 46, 3],
  [18, 30, 2],
  [14, 18, 1.6],
  [150, 88, 3],
  [156, 72, 2.2],
  [151, 60, 1.5],
] as const
