import { box, type Canvas, disc, group, line, place, shape } from './canvas.ts'
import { reflection } from './sea.ts'

export interface BoatColours {
  hull: string
  hullDark: string
  rail: string
  stripe: string
  house: string
  houseShade: string
  roof: string
  glass: string
}
export const WOODEN: BoatColours = {
  hull: '#9a6338',
  hullDark: '#633a20',
  rail: '#bd8450',
  stripe: '#f7efe0',
  house: '#fbf5e9',
  houseShade: '#d9cdb6',
  roof: '#0a5c73',
  glass: '#143a52',
}
export const BLUE: BoatColours = {
  ...WOODEN,
  hull: '#2f7f98',
  hullDark: '#14485c',
  rail: '#f4ead6',
  stripe: '#c8361f',
  roof: '#c8361f',
}
export const WHITE_HULL: BoatColours = {
  ...WOODEN,
  hull: '#f4efe4',
  hullDark: '#b9b6ab',
  rail: '#0a5c73',
  stripe: '#0a5c73',
  roof: '#e0a23c',
}
export const NIGHT_WOOD: BoatColours = {
  hull: '#6d4528',
  hullDark: '#3b2415',
  rail: '#8d6038',
  stripe: '#cfc6b4',
  house: '#cdc8bb',
  houseShade: '#8f9191',
  roof: '#0f5468',
  glass: '#f6c565',
}

/** The wooden fishing boat with wheelhouse and mast. x, y is the stern at the waterline; 246 wide at scale 1. */
export function fishingBoat(canvas: Canvas, x: number, y: number, scale: number, colours = WOODEN): string {
  const hull = canvas.down(88, 150, colours.rail, colours.hull, colours.hullDark)
  const boat =
    line('M172 12 80 42M172 12l64 72M172 30l40 62M172 12l-46 40', '#5b3a22', 1.5) +
    shape('M169.5 8h5.5v100h-5.5z', canvas.across(168, 176, '#9a6a42', '#4e2f1a')) +
    shape('M170 64h2v-9l36 45-3 2z', '#8a5a34') +
    shape('M174.5 10q12-2 27 7-14 4-27 8z', '#c8361f') +
    shape('M174.5 10q7-1 14 1l-1 11q-6 1-13 3z', '#e4573f') +
    box(52, 50, 74, 56, canvas.across(52, 126, colours.house, colours.house, colours.houseShade)) +
    box(52, 52, 74, 6, '#000000', { opacity: 0.14 }) +
    shape('M43 53l5-13h82l6 13z', canvas.down(40, 53, lighter(colours.roof), colours.roof)) +
    box(43, 51, 93, 3, '#000000', { opacity: 0.25 }) +
    shape('M60 40v-9h3v9zM57 28h9v3.5h-9z', colours.houseShade) +
    windows(colours) +
    box(112, 62, 11, 40, colours.houseShade, { rx: 2 }) +
    disc(120, 82, 1.4, '#5b3a22') +
    gear() +
    shape('M4 90q10 6 40 12 46 7 110 2 56-6 88-26-8 40-34 74H34Q12 130 4 90z', hull) +
    shape('M4 90q10 6 40 12 46 7 110 2 56-6 88-26l-2 7q-34 20-86 26-66 5-112-3-27-5-37-12z', colours.rail) +
    line('M14 116q60 14 130 8 52-5 92-27M20 128q58 12 124 7 46-4 86-23', colours.hullDark, 1.2, {
      opacity: 0.5,
    }) +
    shape('M24 133q60 12 120 6 44-4 80-21l-8 17q-30 13-72 17-60 3-112-4z', colours.stripe) +
    shape('M150 104q56-6 92-26-8 40-34 74h-58z', '#000000', { opacity: 0.1 }) +
    fender(66, 121) +
    fender(112, 124) +
    fender(158, 120)
  return place(x, y - 148 * scale, scale, reflection(boat, 148, 0.28), boat)
}

function windows({ glass }: BoatColours): string {
  return [60, 86]
    .map(
      (x) =>
        box(x, 63, 19, 16, glass, { rx: 2.5 }) +
        shape(`M${x + 2} 65h8l-7 12h-1z`, '#ffffff', { opacity: 0.3 }) +
        box(x, 63, 19, 16, 'none', { rx: 2.5, stroke: '#7d6a4e', 'stroke-width': 1.2 }),
    )
    .join('')
}

function gear(): string {
  return (
    shape('M132 107q2-16 13-15 8-9 16 2 9-1 10 13z', '#2f7079') +
    line('M136 105q4-8 10-9M148 105q2-10 8-11M160 104q2-6 6-8', '#7fb9bd', 1.1, { opacity: 0.8 }) +
    disc(139, 99, 3, '#e79a1c') +
    disc(152, 93, 3, '#c8361f') +
    disc(164, 99, 3, '#e79a1c') +
    box(14, 90, 24, 15, '#fbf5e9', { rx: 2 }) +
    box(14, 94, 24, 4, '#0a5c73')
  )
}

function fender(x: number, y: number): string {
  return disc(x, y, 6.5, '#1b2b33') + disc(x, y, 2.6, '#8a5a34') + line(`M${x} ${y - 6}v-14`, '#3b2a1e', 1)
}

/** A small open boat. x, y is the stern at the waterline; 120 wide at scale 1. */
export function skiff(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  stripe = '#0a5c73',
  motor = true,
): string {
  const boat =
    (motor ? shape('M-4 6h14l2 18H0zM-6 2h16v6H-6z', '#22303a') : '') +
    shape('M6 8q56 12 112-8-6 20-20 32H20Q8 22 6 8z', canvas.down(0, 34, '#ffffff', '#f2ebdc', '#b3ab9a')) +
    shape('M8 15q54 12 106-7l-4 8q-50 15-98 6z', stripe) +
    shape('M12 9.5q52 9 98-6-50 10-98 6z', '#8a6a48') +
    shape('M30 11l4-6h16l2 7zM64 11l3-6h18l-2 4z', '#a9804f')
  return place(x, y - 28 * scale, scale, reflection(boat, 30, 0.24), boat)
}

/** A dhow under sail, for the background. x, y is the stern at the waterline; 170 wide at scale 1. */
export function dhow(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  sail = '#fbf3e2',
  hull = '#7a4a2a',
): string {
  const boat =
    line('M84 130 78 8M20 96 128 2', '#5b3a22', 3) +
    shape('M22 96Q60 20 128 2q14 60 8 112-56 8-114-18z', canvas.across(20, 140, sail, sail, '#d9c49c')) +
    line('M56 52q30 40 78 46M88 24q14 50 46 62', '#c2ab80', 1.2, { opacity: 0.7 }) +
    shape(
      'M0 112q12 12 40 16 60 8 128-22-6 30-24 48H28Q6 140 0 112z',
      canvas.down(108, 156, hull, '#452817'),
    ) +
    shape('M0 112q12 12 40 16 60 8 128-22l-2 8q-66 28-126 20-26-4-38-13z', '#b9814e')
  return place(x, y - 150 * scale, scale, reflection(boat, 152, 0.22), boat)
}

/** The shrimp boat: two outriggers with hanging nets. x, y is the stern at the waterline; 420 wide at scale 1. */
export function shrimper(canvas: Canvas, x: number, y: number, scale: number): string {
  const net = (d: string) =>
    shape(d, '#2f7079', { opacity: 0.35 }) +
    line(d, '#d8efe9', 1.2, { opacity: 0.6, 'stroke-dasharray': '5 4' })
  const boat =
    line(
      'M196 4 40 -40M196 4 380 -34M196 4v150M196 4 410 108M196 4 20 118M40-40l10 116M380-34l-16 116',
      '#4e3422',
      2,
    ) +
    line('M196 130 40-40M196 130 380-34', '#6b4a2e', 7) +
    net('M52 70q-16 50-34 76 30 10 58-2-14-30-24-74z') +
    net('M362 80q-16 40-26 62 30 12 58-2-18-24-32-60z') +
    box(190, 0, 12, 150, canvas.across(190, 202, '#b58a5a', '#5b3a22')) +
    shape('M202 6q18-4 40 8-22 6-40 10z', '#c8361f') +
    box(222, 72, 104, 82, canvas.across(222, 326, '#fdf8ee', '#f1e8d6', '#c9bda5')) +
    box(238, 40, 70, 36, canvas.across(238, 308, '#fdf8ee', '#d5c9b2')) +
    shape('M230 42l6-10h78l8 10z', '#0a5c73') +
    shape('M214 74l6-8h112l6 8z', '#0c6c84') +
    [246, 270].map((wx) => box(wx, 48, 20, 16, '#143a52', { rx: 3 })).join('') +
    [236, 264, 292].map((wx) => box(wx, 90, 18, 18, '#143a52', { rx: 9 })).join('') +
    shape('M60 150q2-34 34-32 22-22 44 4 26-2 26 30z', '#3f8089') +
    line('M72 148q6-18 20-20M98 146q6-24 20-26M126 146q4-14 14-18', '#9fd0d0', 1.6, { opacity: 0.8 }) +
    [80, 104, 128, 150]
      .map((fx, index) => disc(fx, 130 - (index % 2) * 8, 5, index % 2 ? '#c8361f' : '#e79a1c'))
      .join('') +
    shape(
      'M0 132q20 16 80 22 120 10 220 0 74-8 120-44-8 62-44 118H52Q10 196 0 132z',
      canvas.down(120, 228, '#c8361f', '#a32716', '#5a140c'),
    ) +
    shape(
      'M0 132q20 16 80 22 120 10 220 0 74-8 120-44l-3 12q-46 34-118 42-100 10-220 0-58-6-76-20z',
      '#f7efe0',
    ) +
    line('M16 178q90 26 200 20 100-4 186-44', '#f7efe0', 2, { opacity: 0.5 }) +
    shape('M300 154q74-8 120-44-8 62-44 118h-76z', '#000000', { opacity: 0.1 })
  return place(x, y - 216 * scale, scale, reflection(group({}, boat), 216, 0.22), boat)
}

function lighter(colour: string): string {
  return colour === '#0a5c73' ? '#178199' : colour
}
