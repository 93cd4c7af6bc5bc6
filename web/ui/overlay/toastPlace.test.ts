import { describe, expect, it } from 'vitest'
import { toastTop } from './toastPlace.ts'

const within = { top: 64, bottom: 600 }

describe('toastTop', () => {
  it('returns the edge if no button is there', () => {
    expect(toastTop(44, { from: 'bottom', within, obstacles: [] })).toBe(556)
    expect(toastTop(44, { from: 'top', within, obstacles: [{ top: 300, bottom: 352 }] })).toBe(64)
  })

  it('returns a place above a main button at the bottom edge, and below a main button at the top edge', () => {
    expect(toastTop(44, { from: 'bottom', within, obstacles: [{ top: 540, bottom: 592 }] })).toBe(488)
    expect(toastTop(44, { from: 'top', within, obstacles: [{ top: 80, bottom: 132 }] })).toBe(140)
  })

  it('returns a place beyond every button at the edge', () =>
    expect(
      toastTop(44, {
        from: 'bottom',
        within,
        obstacles: [
          { top: 500, bottom: 552 },
          { top: 560, bottom: 590 },
        ],
      }),
    ).toBe(448))

  it('returns the edge if no place is free', () =>
    expect(toastTop(44, { from: 'bottom', within, obstacles: [{ top: 0, bottom: 700 }] })).toBe(556))
})
