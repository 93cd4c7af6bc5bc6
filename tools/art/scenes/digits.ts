import { group, line, place } from './canvas.ts'

/** The strokes of each digit in a box 10 wide and 16 high. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M5 0Q10 0 10 8T5 16 0 8 5 0z',
  '1': 'M2 3 6 0v16',
  '2': 'M.5 4Q1 0 5 0t4.5 4.5Q9.5 8 0 16h10',
  '3': 'M.5 2.5Q2 0 5 0t4.5 4-5 4q6 0 6 4t-5 4-5.5-3.5',
  '4': 'M7.5 16V0L0 11h10',
  '5': 'M9 0H2L1 7q2-1.5 4-1.5 5 0 5 5T5 16t-4.5-3',
  '6': 'M8.5 1.5Q7 0 5.5 0 0 0 0 9.5 0 16 5 16t5-5-5-5-5 4.5',
  '7': 'M0 0h10L4 16',
  '8': 'M5 7.5Q.5 7.5.5 4T5 0t4.5 4T5 7.5Q0 7.5 0 12t5 4 5-4-5-4.5z',
  '9': 'M1.5 14.5Q3 16 4.5 16 10 16 10 6.5 10 0 5 0T0 5t5 5 5-4.5',
  '.': 'M2 15.8v.2',
}

/** A number drawn with strokes, so that no font is needed. x, y is the upper left corner, `size` the height. */
export function figures(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 2.4,
): string {
  let at = 0
  const strokes = [...text].map((sign) => {
    const d = STROKES[sign]
    if (d === undefined) throw new Error(`no strokes for ${sign}`)
    const drawn = group({ transform: `translate(${at} 0)` }, line(d, colour, weight))
    at += sign === '.' ? 6.5 : 14
    return drawn
  })
  return place(x, y, size / 16, ...strokes)
}

/** The width of {@link figures} at this size. */
export function figuresWidth(text: string, size: number): number {
  return ([...text].reduce((sum, sign) => sum + (sign === '.' ? 6.5 : 14), 0) - 4) * (size / 16)
}
