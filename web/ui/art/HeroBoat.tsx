/** The wooden fishing boat, whose bow points to the right. */
export function HeroBoat() {
  return (
    <svg className="hero-boat" viewBox="0 0 246 156" aria-hidden="true">
      <g className="afloat">
        <path className="art-rope" strokeWidth="1.6" d="M172 12 80 42M172 12l64 72M172 30l40 62" />
        <path className="art-wood-dark" d="M169.5 8h5v100h-5z" />
        <path className="art-wood" d="M170 62h2v-8l34 44-3 2z" />
        <path className="art-flag" d="M174.5 10q12-2 27 7-14 4-27 8z" />
        <path className="art-paint" d="M52 52h74v54H52z" />
        <path className="art-paint-shade" d="M112 52h14v54h-14zM52 52h74v7H52z" />
        <path className="art-teal" d="M44 53l4-12h82l5 12z" />
        <path className="art-teal-dark" d="M44 53h91v-3H45z" />
        <path className="art-paint-shade" d="M60 41v-7h3v7zM58 32h7v3h-7z" />
        <rect className="art-glass" x="60" y="64" width="19" height="16" rx="2.5" />
        <rect className="art-glass" x="88" y="64" width="19" height="16" rx="2.5" />
        <path className="art-glare" d="M62 66h7l-6 11h-1zM90 66h7l-6 11h-1z" />
        <path className="art-net" d="M132 106q2-15 13-14 8-9 15 2 8-1 9 12z" />
        <circle className="art-cork" cx="139" cy="98" r="3" />
        <circle className="art-flag" cx="152" cy="93" r="3" />
        <circle className="art-cork" cx="163" cy="99" r="3" />
        <path className="art-paint" d="M16 92h22v14H16z" />
        <path className="art-teal" d="M16 96h22v4H16z" />
        <path
          className="art-wood-dark"
          d="M4 90q10 6 40 12 46 7 110 2 56-6 88-26-8 38-34 70H34Q12 128 4 90z"
        />
        <path
          className="art-wood"
          d="M4 90q10 6 40 12 46 7 110 2 56-6 88-26-2 9-5 16-36 18-84 22-62 5-108-2-26-4-36-10z"
        />
        <path
          className="art-wood-light"
          d="M4 90q10 6 40 12 46 7 110 2 56-6 88-26l-1 5q-32 19-86 25-66 5-112-3-28-5-39-11z"
        />
        <path className="art-plank" d="M14 116q60 14 130 8 52-5 90-24M20 127q58 12 122 7 46-4 84-20" />
        <path className="art-paint" d="M24 132q60 12 120 6 42-4 77-18l-9 18q-30 12-70 15-60 3-108-5z" />
        <circle className="art-teal-dark" cx="66" cy="122" r="6" />
        <circle className="art-wood" cx="66" cy="122" r="2.5" />
        <circle className="art-teal-dark" cx="120" cy="124" r="6" />
        <circle className="art-wood" cx="120" cy="124" r="2.5" />
      </g>
    </svg>
  )
}

/** A small boat with a fisherman, drawn from behind. */
export function HeroSkiff() {
  return (
    <svg className="hero-skiff" viewBox="0 0 76 42" aria-hidden="true">
      <g className="afloat">
        <path className="art-rope" strokeWidth="1.1" d="M44 12 62 2M62 2l8 24" />
        <path className="art-robe" d="M31 30q-1-13 7-14 8 1 8 14z" />
        <path className="art-robe-shade" d="M41 16q5 3 5 14h-4q1-9-1-14z" />
        <path className="art-robe" d="M32 17q-1-11 6-11t6 11q-3 3-6 3t-6-3z" />
        <path className="art-robe-shade" d="M40 6.5q5 2 4 10.5-2 2-4 2.5 2-7 0-13z" />
        <path className="art-teal-dark" d="M33 9.5q5-3.5 10 0v2q-5-3-10 0z" />
        <path className="art-teal-dark" d="M2 20h8l1 10H4z" />
        <path className="art-paint" d="M8 26q30 6 66-3-3 11-12 17H16q-7-5-8-14z" />
        <path className="art-teal" d="M10 31q30 5 61-3l-3 5q-28 6-56 2z" />
      </g>
    </svg>
  )
}
