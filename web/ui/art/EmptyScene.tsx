import type { ReactNode } from 'react'

/**
 * The drawings: `ice` is an empty ice box (nothing found), `signal` a boat with a radio (server error), `fish` a sardine
 * (empty cart), `not-found` bones and a compass, `offline` a boat with a crossed-out signal, `chunk` a drifting boat (a
 * chunk did not load), `closed` a gate with a rope (not allowed), `sent` a letter (message sent).
 */
export type EmptyKind = 'ice' | 'signal' | 'fish' | 'not-found' | 'offline' | 'chunk' | 'closed' | 'sent'

/**
 * The drawing of an empty or error state, 120 px high. Decorative, because the text below it gives the same information.
 */
export function EmptyScene({ kind }: { readonly kind: EmptyKind }) {
  return (
    <svg
      viewBox="0 0 200 120"
      width="200"
      height="120"
      className="empty-scene"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {scenes[kind]}
    </svg>
  )
}

const boat = (
  <>
    <path className="face" d="M34 74q30 10 66 8 36-2 66-15-2 20-22 33H58Q38 90 34 74z" />
    <path className="accent" d="M35.5 79q30 10 66 8 34-2 62-14-1 5-4 9-26 11-58 13-36 2-62-6-3-4-4-10z" />
    <path className="line" d="M60 100h84" />
  </>
)

const sea = <path className="line" d="M24 104q8-7 16 0t16 0M132 108q8-6 16 0t16 0 14-1" />

const scenes: Readonly<Record<EmptyKind, ReactNode>> = {
  ice: (
    <>
      <ellipse className="ground" cx="100" cy="112" rx="82" ry="7" />
      <path
        className="line"
        strokeDasharray="5 5"
        d="M58 24q16-20 50-16 20 3 32 13l14-11q-4 12 1 25l-15-10q-14 10-36 11-32 1-46-12z"
      />
      <circle className="line" cx="72" cy="21" r="1.5" />
      <rect className="ice" x="54" y="42" width="18" height="16" rx="3" transform="rotate(-9 63 50)" />
      <rect className="ice" x="80" y="38" width="19" height="17" rx="3" transform="rotate(7 89 47)" />
      <rect className="ice" x="106" y="40" width="18" height="16" rx="3" transform="rotate(-6 115 48)" />
      <rect className="ice" x="130" y="42" width="18" height="16" rx="3" transform="rotate(10 139 50)" />
      <path className="face" d="M45 62h110l-9 48H54z" />
      <path className="shade" d="M137 63h17l-9 46h-13z" />
      <path className="accent" d="M47.5 78h105l-2.5 12H50z" />
      <rect className="face" x="38" y="54" width="124" height="12" rx="3" />
    </>
  ),
  signal: (
    <>
      <ellipse className="ground" cx="100" cy="100" rx="92" ry="16" />
      {boat}
      <path className="line thick" d="M100 82V30" />
      <circle className="alarm" cx="100" cy="27" r="6" />
      <path
        className="alarm-line thick"
        d="M87 15a18 18 0 0 0 0 24M113 15a18 18 0 0 1 0 24M75 7a32 32 0 0 0 0 40M125 7a32 32 0 0 1 0 40"
      />
      {sea}
    </>
  ),
  fish: (
    <>
      <ellipse className="ground" cx="98" cy="104" rx="80" ry="7" />
      <path
        className="face"
        d="M18 62q26-28 72-26 34 3 58 22l34-22q-8 15-6 26-2 12 6 26l-34-20q-26 18-60 19-46 0-70-25z"
      />
      <path className="shade" d="M20 63q30 14 66 12 36-2 62-16l-1 9q-26 18-59 18-44 0-68-23z" />
      <path className="accent" d="M30 52q24-17 60-15 32 2 56 20-30-8-58-9-30-2-58 4z" />
      <path className="line" d="M54 43q11 18 1 39M76 60q10 5 2 12M100 54q10 5 2 12M122 54q8 5 1 11" />
      <path className="face" d="M92 36q8-13 22-14-4 9-2 16zM88 85q2 10 14 13-2-8 2-14z" />
      <circle className="face" cx="37" cy="57" r="5" />
      <circle className="accent" cx="36.5" cy="57" r="2.5" />
    </>
  ),
  'not-found': (
    <>
      <ellipse className="ground" cx="100" cy="108" rx="84" ry="8" />
      <circle className="face" cx="138" cy="52" r="40" />
      <circle className="ice" cx="138" cy="52" r="31" />
      <path className="line" d="M138 24v5M138 75v5M110 52h5M161 52h5" />
      <path className="alarm" d="M156 32l-13 25-10-10z" />
      <path className="accent" d="M120 72l13-25 10 10z" />
      <circle className="face" cx="138" cy="52" r="3.5" />
      <path className="line" d="M44 86h76" />
      <path className="face" d="M14 86q10-17 32-16 5 16 0 32-22 1-32-16z" />
      <path className="line" d="M58 75q7 11 0 22M72 77q6 9 0 18M86 79q5 7 0 14M100 81q4 5 0 10" />
      <path className="face" d="M118 86l18-14q-4 14 0 28z" />
      <path className="line" d="M26 80l6 6m0-6-6 6" />
    </>
  ),
  offline: (
    <>
      <ellipse className="ground" cx="100" cy="100" rx="92" ry="16" />
      {boat}
      <path className="line thick" d="M100 82V34" />
      <circle className="face" cx="100" cy="30" r="6" />
      <path
        className="line"
        strokeDasharray="3 6"
        d="M87 18a18 18 0 0 0 0 24M113 18a18 18 0 0 1 0 24M75 10a32 32 0 0 0 0 40M125 10a32 32 0 0 1 0 40"
      />
      <path className="alarm-line thick" d="M72 54 130 6" />
      {sea}
    </>
  ),
  chunk: (
    <>
      <path className="ground" d="M6 82q24-10 47 0t47 0 47 0 47 0v32H6z" />
      <g transform="rotate(-4 62 70)">
        <path className="face" d="M24 66q22 8 44 7 22-1 40-11-2 14-14 25H44q-16-8-20-21z" />
        <path className="accent" d="M26 71q22 8 43 7 20-1 37-10l-4 8q-16 8-34 9-22 1-38-6z" />
      </g>
      <path className="line" strokeDasharray="6 5" d="M106 62q10 26 22 14t22 8" />
      <path className="alarm" d="M156 30h6l12 50h-30z" />
      <path className="face" d="M152.5 46h13l2.5 10h-18z" />
      <ellipse className="alarm" cx="159" cy="82" rx="21" ry="6" />
      <path className="line" d="M6 92q24-10 47 0t47 0 47 0 47 0" />
    </>
  ),
  sent: (
    <>
      <ellipse className="ground" cx="100" cy="102" rx="92" ry="15" />
      {boat}
      <path className="line thick" d="M100 82V14" />
      <path className="face" d="M106 18h56v40h-56z" />
      <path className="line" d="M106 18l28 24 28-24" />
      <path className="accent" d="M94 20v54H66q22-22 28-54z" />
      {sea}
    </>
  ),
  closed: (
    <>
      <path className="ground" d="M14 104q22-9 43 0t43 0 43 0 43 0v8q-86 10-172 0z" />
      <path className="line thick" d="M36 26v80M164 26v80" />
      <path className="line thick" d="M36 42q32 16 64 16t64-16M36 66q32 18 64 18t64-18" />
      <rect className="sand" x="66" y="22" width="68" height="58" rx="8" />
      <path className="line thick" d="M89 48v-7q0-11 11-11t11 11v7" />
      <rect className="accent" x="83" y="47" width="34" height="25" rx="4" />
      <path className="line" d="M18 106q8-6 16 0t16 0M150 106q8-6 16 0t16 0" />
    </>
  ),
}
