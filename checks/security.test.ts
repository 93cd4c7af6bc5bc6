import { describe, expect, it } from 'vitest'
import { isThere, pathsIn } from './docs.ts'
import { listPaths, readFiles } from './tree.ts'

/**
 * Number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0 (70 and 183 in total). Requirements of
 * level 3 are the last in every section, so the other numbers start at 1.
 */
const sections: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, place) => `${chapter}.${section + 1}.${place + 1}`),
  ),
)
const page = readFiles(/^docs\/security\.md$/)[0] ?? { path: '', text: '' }
const rows = page.text.split('\n').flatMap((line) => {
  const [, number = '', requirement = '', how = ''] =
    /^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/.exec(line) ?? []
  return number ? [{ number, requirement, how }] : []
})

describe('docs/security.md', () => {
  it('has every requirement of levels 1 and 2 once, in order', () => {
    expect(wanted).toHaveLength(253)
    expect(rows.map(({ number }) => number)).toEqual(wanted)
  })

  it('names files and tests that exist', () => {
    const paths = listPaths()
    const named = rows.flatMap(({ number, how }) => pathsIn({ path: number, text: how }))
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ name }) => !isThere(name, paths))).toEqual([])
  })

  it('gives each requirement a file, a reference to another requirement, "not used" or "open"', () => {
    const bare = rows.filter(
      ({ number, how }) =>
        pathsIn({ path: number, text: how }).length === 0 &&
        !/Not used|Open|above|as \d+\.\d+\.\d+|there (is|are) none/.test(how),
    )
    expect(bare).toEqual([])
  })
})
