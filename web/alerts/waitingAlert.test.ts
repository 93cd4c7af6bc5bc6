import { describe, expect, it } from 'vitest'
import { keepWaitingAlert, takeWaitingAlert } from './waitingAlert.ts'

const minute = 60_000

describe('takeWaitingAlert', () => {
  it('is true once, and only for the species that the visitor chose', () => {
    keepWaitingAlert(7, 0)
    expect(takeWaitingAlert(8, minute)).toBe(false)
    expect(takeWaitingAlert(7, minute)).toBe(true)
    expect(takeWaitingAlert(7, minute)).toBe(false)
  })

  it('is false after half an hour', () => {
    keepWaitingAlert(7, 0)
    expect(takeWaitingAlert(7, 30 * minute)).toBe(false)
  })
})
