import { Mic, Square, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { quayText } from './messages.ts'
import {
  faultOf,
  formatOf,
  mostSeconds,
  type Recording,
  startRecording,
  type VoiceFault,
} from './recorder.ts'

/** Records a voice note of up to a minute and plays it. Shows the reason if recording is not possible. */
export function VoiceNote({
  note,
  recording,
  onChange,
}: {
  readonly note: Blob | null
  /** The running recording. If the form is sent during the recording, the form ends it. */
  readonly recording: RefObject<Recording | null>
  readonly onChange: (note: Blob | null) => void
}) {
  const t = useText(quayText)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [fault, setFault] = useState<VoiceFault | null>(null)
  const isOn = seconds !== null
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setSeconds((before) => (before === null ? null : before + 1)), 1_000)
    return () => clearInterval(timer)
  }, [isOn])
  useEffect(() => {
    if (seconds !== null && seconds >= mostSeconds) void recording.current?.stop()
  }, [seconds, recording])
  useEffect(() => () => recording.current?.drop(), [recording])

  const start = async () => {
    setFault(null)
    if (!navigator.mediaDevices || !formatOf(globalThis.MediaRecorder)) return setFault('noRecorder')
    try {
      recording.current = await startRecording((made) => {
        recording.current = null
        setSeconds(null)
        onChange(made)
      })
      setSeconds(0)
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  return (
    <div className="flex flex-col gap-2">
      {note ? (
        <Recorded note={note} onDrop={() => onChange(null)} />
      ) : isOn ? (
        <button
          type="button"
          onClick={() => void recording.current?.stop()}
          className={`${wide} border-coral text-coral`}
        >
          <Square aria-hidden size={22} />
          {t.stop}
          <span role="timer" className="font-normal">
            {t.recording(isolated(timeOf(seconds)))}
          </span>
        </button>
      ) : (
        <button type="button" onClick={() => void start()} className={`${wide} border-line`}>
          <Mic aria-hidden size={22} />
          {t.record}
        </button>
      )}
      {fault && (
        <p role="alert" className="text-dense text-coral">
          {t[fault]}
        </p>
      )}
    </div>
  )
}

const wide =
  'flex min-h-14 w-full items-center justify-center gap-2 rounded-control border bg-card px-4 text-dense font-bold'

const timeOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Recorded({ note, onDrop }: { readonly note: Blob; readonly onDrop: () => void }) {
  const t = useText(quayText)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(note)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [note])
  return (
    <div className="flex items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: the seller listens to their own recording */}
      <audio controls aria-label={t.voice} src={address} className="min-w-0 grow" />
      <button
        type="button"
        aria-label={t.dropVoice}
        title={t.dropVoice}
        onClick={onDrop}
        className="inline-flex size-14 shrink-0 items-center justify-center rounded-control border border-line bg-card"
      >
        <Trash2 aria-hidden size={22} />
      </button>
    </div>
  )
}
