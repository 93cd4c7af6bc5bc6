import type { Chart } from '#shared/home/contract.ts'

export type QuantityRow = Chart['data'][number]

/** The three quantities in the order of legend and table; they differ in colour, mark and line. */
export const series = [
  {
    key: 'quantity_available',
    label: 'seriesAvailable',
    stroke: 'stroke-chart-1',
    dash: undefined,
    mark: 'round',
  },
  { key: 'quantity_sold', label: 'seriesSold', stroke: 'stroke-palm', dash: undefined, mark: 'square' },
  {
    key: 'quantity_progress',
    label: 'seriesProgress',
    stroke: 'stroke-amber-dot',
    dash: '5 4',
    mark: undefined,
  },
] as const
