type Triple = readonly [number, number, number]

/**
 * Mixes `a` with `share` (0..1) of `b` in OKLab, so that the middle does not look muddy. Takes and returns hex colours.
 */
export function mix(a: string, b: string, share: number): string {
  const [l1, a1, b1] = toOklab(a)
  const [l2, a2, b2] = toOklab(b)
  const blend = (x: number, y: number) => x + (y - x) * share
  return fromOklab([blend(l1, l2), blend(a1, a2), blend(b1, b2)])
}

/** Moves lightness by `lightness` (OKLab, -1..1) and multiplies the chroma by `chroma`. */
export function shift(hex: string, lightness: number, chroma = 1): string {
  const [l, a, b] = toOklab(hex)
  return fromOklab([Math.min(1, Math.max(0, l + lightness)), a * chroma, b * chroma])
}

/** OKLab lightness, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  return toOklab(hex)[0]
}

function toOklab(hex: string): Triple {
  const [r, g, b] = parse(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lab, a, b]: Triple): string {
  const l = (lab + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lab - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lab - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(encode).join('')}`
}

function parse(hex: string): Triple {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new Error(`not a hex colour: ${hex}`)
  const channel = (start: number) => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function encode(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear))
  const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
