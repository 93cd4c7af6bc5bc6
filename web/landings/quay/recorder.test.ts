import { afterEach, describe, expect, it, vi } from 'vitest'
import { faultOf, formatOf, startRecording } from './recorder.ts'

describe('the recorder of voice notes', () => {
  it('takes the first format that the browser records', () => {
    const recording = (...types: string[]) => ({ isTypeSupported: (type: string) => types.includes(type) })
    expect(formatOf(recording('audio/mp4', 'audio/webm;codecs=opus'))).toBe('audio/webm;codecs=opus')
    expect(formatOf(recording('audio/mp4'))).toBe('audio/mp4')
    expect(formatOf(recording('audio/wav'))).toBeUndefined()
    expect(formatOf(undefined)).toBeUndefined()
  })

  it('distinguishes a refused microphone, a missing microphone and a microphone that another app uses', () => {
    const named = (name: string) => Object.assign(new Error('x'), { name })
    expect(
      [named('NotAllowedError'), named('NotFoundError'), named('NotReadableError'), 'x'].map(faultOf),
    ).toEqual([...['micRefused', 'noMicrophone', 'micFailed', 'micFailed']])
  })
})

describe('a recording', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A fake recorder that delivers its data when it stops, as browsers do. */
  class Recorder {
    static isTypeSupported = (type: string) => type === 'audio/mp4'
    state = 'inactive'
    ondataavailable: (event: { data: Blob }) => void = () => undefined
    onstop: () => void = () => undefined
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      queueMicrotask(() => {
        this.ondataavailable({ data: new Blob(['kanad']) })
        this.onstop()
      })
    }
  }

  const begin = (onNote: (note: Blob) => void) => {
    vi.stubGlobal('MediaRecorder', Recorder)
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } })
    return startRecording(onNote)
  }

  it('resolves `stop` with the whole note, so that a form can be sent during the recording', async () => {
    const notes: Blob[] = []
    const recording = await begin((note) => notes.push(note))
    const note = await recording.stop()
    expect([await note.text(), note.type]).toEqual(['kanad', 'audio/mp4'])
    expect(notes).toEqual([note])
    expect(await recording.stop()).toBe(note)
  })

  it('returns no note if it is dropped', async () => {
    const notes: Blob[] = []
    const recording = await begin((note) => notes.push(note))
    recording.drop()
    await recording.stop()
    expect(notes).toEqual([])
  })
})
