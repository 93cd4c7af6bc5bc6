import { box, type Canvas, group, line, oval, place, shape } from './canvas.ts'

export interface Dress {
  robe: string
  robeShade: string
  cloth: string
  clothShade: string
  /** Whether the headcloth has a red check pattern. */
  checked?: boolean
}
export const WHITE_ROBE: Dress = {
  robe: '#fdfaf3',
  robeShade: '#c9c3b4',
  cloth: '#ffffff',
  clothShade: '#d3d3cd',
}
export const CHECKED: Dress = { ...WHITE_ROBE, cloth: '#fbf0ec', clothShade: '#d3a79c', checked: true }
export const SAND_ROBE: Dress = {
  robe: '#e6d6ba',
  robeShade: '#a8946f',
  cloth: '#ffffff',
  clothShade: '#d3d3cd',
}
export const GREY_ROBE: Dress = {
  robe: '#8fa0a8',
  robeShade: '#56666e',
  cloth: '#f5f2ea',
  clothShade: '#c9c5ba',
}

/** A standing man in robe and headcloth, always seen from behind. The feet are at x, y; 210 high at scale 1. */
export function standing(canvas: Canvas, x: number, y: number, scale: number, dress = WHITE_ROBE): string {
  const robe = canvas.across(-44, 46, dress.robe, dress.robe, dress.robeShade)
  return place(
    x,
    y,
    scale,
    oval(8, 0, 52, 8, '#06202b', { opacity: 0.22 }),
    shape(
      'M-36-150C-52-140-56-96-52-66l12 2c0-30 2-58 8-74zM36-150c16 10 20 54 16 84l-12 2c0-30-2-58-8-74z',
      robe,
    ),
    shape('M-34-152C-42-104-46-46-44-2q44 8 88 0c2-44-2-102-10-150C20-166-20-166-34-152z', robe),
    line('M-22-96q-6 46-6 92M2-90v88M24-98q5 46 4 94M-10-50q-2 26-2 48', dress.robeShade, 2, {
      opacity: 0.55,
    }),
    headcloth(canvas, dress),
  )
}

/** A man who sits on a crate, seen from behind and leaning a little forward. The seat is at x, y. */
export function seated(canvas: Canvas, x: number, y: number, scale: number, dress = WHITE_ROBE): string {
  const robe = canvas.across(-54, 60, dress.robe, dress.robe, dress.robeShade)
  return place(
    x,
    y,
    scale,
    oval(10, 62, 84, 12, '#06202b', { opacity: 0.25 }),
    box(-48, 0, 96, 60, canvas.across(-48, 48, '#b98a5b', '#8a6240', '#5b3c24'), { rx: 3 }),
    line('M-48 20h96M-48 40h96', '#4e331d', 2.4, { opacity: 0.6 }),
    shape('M-34-96C-46-58-50-20-54 22q54 14 108 0C50-20 46-58 34-96 14-108-14-108-34-96z', robe),
    line('M-14-38q-4 28-10 60M12-36q2 30 6 60', dress.robeShade, 2.2, { opacity: 0.5 }),
    sleeve(canvas, dress, -1),
    sleeve(canvas, dress, 1),
    place(0, 56, 1, headcloth(canvas, dress)),
  )
}

/** An arm that is bent forward: the shoulder, the elbow, and the cuff in front of the body. */
function sleeve(canvas: Canvas, dress: Dress, side: -1 | 1): string {
  const cloth = canvas.across(-30, 34, dress.robe, dress.robe, dress.robeShade)
  return group(
    { transform: `scale(${side} 1)` },
    shape('M26-100C44-98 54-84 60-62 66-42 70-26 66-14 60-4 48-6 42-16 40-40 38-70 26-100z', cloth),
    line('M42-16C40-40 38-66 33-84', dress.robeShade, 2.4, { opacity: 0.8 }),
    line('M58-52q4 14 2 26', dress.robeShade, 2, { opacity: 0.5 }),
  )
}

function headcloth(canvas: Canvas, dress: Dress): string {
  const cloth = canvas.across(-36, 38, dress.cloth, dress.cloth, dress.clothShade)
  const outline =
    'M-27-196C-29-218 29-218 27-196 30-180 42-168 40-138 26-122 10-112 0-108-10-112-26-122-40-138-42-168-30-180-27-196z'
  return (
    shape(outline, cloth) +
    (dress.checked ? checks(outline, canvas) : '') +
    line('M-14-186q-8 30-14 52M2-186v74M16-186q8 28 12 50', dress.clothShade, 2, { opacity: 0.8 }) +
    line('M-27-197q27 12 54 0M-27-203q27 12 54 0', '#14181c', 4.4)
  )
}

function checks(outline: string, canvas: Canvas): string {
  const clip = canvas.definitions.define(
    `checks${outline}`,
    (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
  )
  let d = ''
  for (let shift = -120; shift < 120; shift += 7) d += `M${shift}-220l70 120M${shift}-220l-70 120`
  return `<g clip-path="url(#${clip})">${line(d, '#b5382c', 1.6, { opacity: 0.55 })}</g>`
}
