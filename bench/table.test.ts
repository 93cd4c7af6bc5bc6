import { describe, expect, it } from 'vitest'
import { median, p99, printTable, type Row, readTable } from './table.ts'

const rows: Row[] = [
  { what: 'bids, ratio to pgbench', value: 4.4, limit: 5, better: 'above' },
  { what: 'memory, MiB', value: 212.345, limit: 250, better: 'below' },
  { what: 'orders a second', value: 517 },
]

describe('printTable', () => {
  it('prints each figure with its limit and whether the limit holds', () => {
    expect(printTable(rows).split('\n').slice(2)).toEqual([
      '| bids, ratio to pgbench | 4.4 |  | at least 5 | misses |',
      '| memory, MiB | 212.35 |  | at most 250 | holds |',
      '| orders a second | 517 |  |  |  |',
    ])
  })

  it('prints the figures of an earlier run and marks each figure that is more than 5 % worse than before', () => {
    const earlier = new Map([
      ['bids, ratio to pgbench', 5.5],
      ['memory, MiB', 205],
      ['orders a second', 900],
    ])
    expect(printTable(rows, earlier).split('\n').slice(2)).toEqual([
      '| bids, ratio to pgbench | 4.4 | 5.5 | at least 5 | misses, 25 % worse |',
      '| memory, MiB | 212.35 | 205 | at most 250 | holds |',
      '| orders a second | 517 | 900 |  |  |',
    ])
  })
})

describe('readTable', () => {
  it('reads the figures from the output of a run with or without the column "before"', () => {
    const output = `2026-11-27, 2 × AMD EPYC\n\n${printTable(rows)}\n| old row | 0.35 | at least 0.3 | holds |\n`
    expect([...readTable(output)]).toEqual([
      ['bids, ratio to pgbench', 4.4],
      ['memory, MiB', 212.35],
      ['orders a second', 517],
      ['old row', 0.35],
    ])
  })
})

describe('median and p99', () => {
  it('return one of the sorted values, and NaN for an empty list', () => {
    const values = Array.from({ length: 200 }, (_, place) => 200 - place)
    expect([median(values), p99(values)]).toEqual([101, 199])
    expect([median([7, 1, 3]), p99([7])]).toEqual([3, 7])
    expect([median([]), p99([])]).toEqual([Number.NaN, Number.NaN])
  })
})
