import { describe, expect, it } from 'vitest'
import { heightAtBottom, toastTop } from './toastPlace.ts'

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

describe('heightAtBottom', () => {
  it.each([
    ['a fixed dock', 'fixed', { top: 700, bottom: 844 }, 144],
    ['a sticky dock at the bottom', 'sticky', { top: 695, bottom: 844 }, 149],
    ['a sticky dock that has scrolled up', 'sticky', { top: 500, bottom: 649 }, 0],
    ['a dock in the page', 'static', { top: 700, bottom: 844 }, 0],
  ] as const)('is that of %s', (_, position, band, height) => {
    expect(heightAtBottom(position, band, 844)).toBe(height)
  })
})
