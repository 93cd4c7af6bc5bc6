import { describe, expect, it } from 'vitest'
import { toastTop } from './toastPlace.ts'

const within = { top: 64, bottom: 600 }

describe('toastTop', () => {
  it('is at its edge if nothing is there', () => {
    expect(toastTop(44, { from: 'bottom', within, obstacles: [] })).toBe(556)
    expect(toastTop(44, { from: 'top', within, obstacles: [{ top: 300, bottom: 352 }] })).toBe(64)
  })

  it('is above a main button at the bottom edge, and below one at the top edge', () => {
    expect(toastTop(44, { from: 'bottom', within, obstacles: [{ top: 540, bottom: 592 }] })).toBe(488)
    expect(toastTop(44, { from: 'top', within, obstacles: [{ top: 80, bottom: 132 }] })).toBe(140)
  })

  it('passes every button in its way', () =>
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

  it('stays at its edge if no place is free', () =>
    expect(toastTop(44, { from: 'bottom', within, obstacles: [{ top: 0, bottom: 700 }] })).toBe(556))
})
