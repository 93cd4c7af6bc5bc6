/** The colours of one kind of flesh, lit from the upper left. */
export interface Flesh {
  readonly light: string
  readonly base: string
  readonly shade: string
  /** The fat between the flakes, and the shadow beside it. */
  readonly fat: string
  readonly seam: string
  /** The dark muscle along the side. */
  readonly blood: string
  readonly skin: string
  readonly skinLight: string
  /** The amount of visible fat, from 0 to 1. */
  readonly marbling: number
  readonly seed: number
}

export const fleshes = {
  white: {
    light: '#fffaf4',
    base: '#f6e9de',
    shade: '#d8bda9',
    fat: '#ffffff',
    seam: '#d3b4a2',
    blood: '#dfa696',
    skin: '#7d8a93',
    skinLight: '#c9d3d9',
    marbling: 0.75,
    seed: 11,
  },
  pink: {
    light: '#ffb48a',
    base: '#f58a5b',
    shade: '#cf5f38',
    fat: '#ffe3cd',
    seam: '#d9683d',
    blood: '#b4573f',
    skin: '#66747d',
    skinLight: '#c3ccd2',
    marbling: 1,
    seed: 23,
  },
  red: {
    light: '#cf4a4c',
    base: '#ab252e',
    shade: '#6f1119',
    fat: '#e09a94',
    seam: '#7f141d',
    blood: '#4f0d15',
    skin: '#2f3943',
    skinLight: '#8b98a3',
    marbling: 0.45,
    seed: 37,
  },
} as const satisfies Record<string, Flesh>
