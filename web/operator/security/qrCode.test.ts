import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from './qrCode.ts'

// The expected codes were read back by an independent decoder (jsQR).
const samak = `
#######..#.#..#######
#.....#.#..#..#.....#
#.###.#...##..#.###.#
#.###.#..#....#.###.#
#.###.#.###.#.#.###.#
#.....#...#.#.#.....#
#######.#.#.#.#######
..........###........
#.#.#.#..###....#..#.
.#..#..#.##...#..#.##
..##..####..#...#####
#.##.#........#.....#
########.#..#.#.#...#
........##.#.#.#..#.#
#######..###.###.####
#.....#...####.##....
#.###.#.##.#.###...##
#.###.#.......##.#.#.
#.###.#.###.#...###.#
#.....#...#...#.#..#.
#######.##..#.#....##`

const address =
  'otpauth://totp/%D8%B3%D9%88%D9%82%20%D8%A7%D9%84%D8%B3%D9%85%D9%83:0501****67?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%D8%B3%D9%88%D9%82%20%D8%A7%D9%84%D8%B3%D9%85%D9%83'

describe('qrCode', () => {
  it('draws a short text in version 1', () => {
    const lines = qrCode('samak').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    expect(lines).toEqual(samak.trim().split('\n'))
  })

  it('draws the address of an authenticator app in several blocks, with the bits of the version', () => {
    const rows = qrCode(address)
    const modules = rows.map((row) => row.map(Number).join('')).join('\n')
    expect([rows.length, createHash('sha256').update(modules).digest('hex')]).toEqual([
      53,
      '2941bdb8b601bbd7890040599ae1b0958b62d5c29774f807056532a0ee9eac92',
    ])
  })

  it.each([
    [14, 21],
    [15, 25],
    [180, 53],
    [181, 57],
    [331, 69],
  ])('needs for %i bytes a side of %i modules', (bytes, side) => {
    expect(qrCode('x'.repeat(bytes))).toHaveLength(side)
  })

  it('counts bytes, not characters, and refuses more than fits', () => {
    expect(qrCode('س'.repeat(7))).toHaveLength(21)
    expect(qrCode('س'.repeat(8))).toHaveLength(25)
    expect(() => qrCode('x'.repeat(332))).toThrow('332 bytes do not fit into a QR code')
  })
})
