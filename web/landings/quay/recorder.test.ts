import { describe, expect, it } from 'vitest'
import { faultOf, formatOf } from './recorder.ts'

describe('the recorder of voice notes', () => {
  it('takes the first format that the browser records', () => {
    const recording = (...types: string[]) => ({ isTypeSupported: (type: string) => types.includes(type) })
    expect(formatOf(recording('audio/mp4', 'audio/webm;codecs=opus'))).toBe('audio/webm;codecs=opus')
    expect(formatOf(recording('audio/mp4'))).toBe('audio/mp4')
    expect(formatOf(recording('audio/wav'))).toBeUndefined()
    expect(formatOf(undefined)).toBeUndefined()
  })

  it('tells a refused microphone from a missing one and from one that another app uses', () => {
    const named = (name: string) => Object.assign(new Error('x'), { name })
    expect(
      [named('NotAllowedError'), named('NotFoundError'), named('NotReadableError'), 'x'].map(faultOf),
    ).toEqual([...['micRefused', 'noMicrophone', 'micFailed', 'micFailed']])
  })
})
