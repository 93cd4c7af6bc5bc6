/** The longest voice note, in seconds. The server refuses a note of more than one megabyte. */
export const mostSeconds = 60

export type VoiceFault = 'noRecorder' | 'noMicrophone' | 'micRefused' | 'micFailed'

/** The formats that the server accepts, in the order of preference: Safari records only MP4. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'] as const

/** The first format that this browser records; undefined if it records none. */
export function formatOf(
  recorder: { isTypeSupported: (type: string) => boolean } | undefined,
): (typeof formats)[number] | undefined {
  return recorder && formats.find((format) => recorder.isTypeSupported(format))
}

/** The reason why the microphone did not open, from the name of the browser's error. */
export function faultOf(error: unknown): VoiceFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'micRefused'
  return name === 'NotFoundError' ? 'noMicrophone' : 'micFailed'
}

export interface Recording {
  /** Ends the recording and resolves with the note, which is also passed to `onNote`. */
  readonly stop: () => Promise<Blob>
  /** Ends the recording without a note. */
  readonly drop: () => void
}

/** Starts a recording. Rejects with the browser's error if the microphone does not open. */
export async function startRecording(onNote: (note: Blob) => void): Promise<Recording> {
  const format = formatOf(globalThis.MediaRecorder)
  if (!format) throw new TypeError('this browser records no known format')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: 32_000 })
  const parts: Blob[] = []
  let isDropped = false
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      const note = new Blob(parts, { type: format })
      if (!isDropped) onNote(note)
      resolve(note)
    }
  })
  recorder.start()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    return ended
  }
  return {
    stop,
    drop: () => {
      isDropped = true
      void stop()
    },
  }
}
