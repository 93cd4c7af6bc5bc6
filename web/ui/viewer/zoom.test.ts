import { describe, expect, it } from 'vitest'
import { largest, moveBy, whole, zoomTo } from './zoom.ts'

const box = { width: 400, height: 600 }

describe('zoomTo', () => {
  it('keeps the part of the picture at the point', () => {
    const near = zoomTo(whole, 2, { x: 100, y: -50 }, box)
    expect(near).toEqual({ scale: 2, x: -100, y: 50 })
    expect(zoomTo(near, 1, { x: 100, y: -50 }, box)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('stays between the whole picture and the largest enlargement', () => {
    expect(zoomTo(whole, 0.2, { x: 0, y: 0 }, box).scale).toBe(1)
    expect(zoomTo(whole, 9, { x: 0, y: 0 }, box).scale).toBe(largest)
  })
})

describe('moveBy', () => {
  it('does not move a picture that is not enlarged', () => {
    expect(moveBy(whole, { x: 40, y: 40 }, box)).toEqual(whole)
  })

  it('stops at the edges of an enlarged picture', () => {
    const near = { scale: 2, x: 0, y: 0 }
    expect(moveBy(near, { x: 30, y: -20 }, box)).toEqual({ scale: 2, x: 30, y: -20 })
    expect(moveBy(near, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 200, y: -300 })
  })
})
