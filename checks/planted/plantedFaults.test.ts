import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plantedFaults } from '../../scripts/steps/plantedFaults.ts'
import { root } from '../tree.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

describe('planted faults', () => {
  it('are at least 40 and numbered in order', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(40)
    expect(plantedFaults.map(({ number }) => number)).toEqual(plantedFaults.map((_, place) => place + 1))
  })

  it.each(plantedFaults)('include number $number, whose text occurs exactly once in $file', (fault) => {
    expect(textOf(fault.file).split(fault.text)).toHaveLength(2)
    expect(fault.instead).not.toBe(fault.text)
  })

  it.each(plantedFaults)('include number $number, whose tests belong to the gate', ({ tests }) => {
    expect(tests).not.toEqual([])
    for (const test of tests) {
      const [file = '', title] = test.split(/: (.*)/s)
      const text = textOf(file)
      expect(file).not.toContain('.long.')
      if (title === undefined) continue
      const [, after = ''] = text.split(title)
      expect(text.split(title), test).toHaveLength(2)
      expect(after.slice(0, after.indexOf('=>')), test).not.toContain('@long')
    }
  })

  it('are listed in docs/planted-faults.md, one row each', () => {
    const rows = textOf('docs/planted-faults.md')
      .split('\n')
      .filter((line) => /^\| \d+ \|/.test(line))
    expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual(
      plantedFaults.map(({ number, area, wrong }) => `| ${number} | ${area} | ${wrong}`),
    )
  })
})
