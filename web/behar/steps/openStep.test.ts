import { expect, it } from 'vitest'
import { keyOfStep, type OpenStep } from './openStep.ts'

type StepOfDeal = Extract<OpenStep, { readonly move: 'reserveForDeal' | 'sellForDeal' }>

it('keyOfStep changes with the reserved and the sold quantity of a deal', () => {
  const keyOf = (reserved: number, sold: number) =>
    keyOfStep({ move: 'reserveForDeal', entry: { id: 2, quantity: 4_000, reserved, sold } } as StepOfDeal)
  expect(new Set([keyOf(0, 0), keyOf(4_000, 0), keyOf(0, 4_000)]).size).toBe(3)
  expect(keyOf(500, 0)).toBe(keyOf(500, 0))
})
