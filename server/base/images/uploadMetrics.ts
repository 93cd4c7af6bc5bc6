import { Counter, Gauge, type Registry } from 'prom-client'
import type { Uploads } from '#platform/limits/uploads.ts'
import { encoder, encodingOutcomes } from './encoder.ts'

/** What the encoder and the forms under way say of themselves in /metrics. */
export function measureUploads(uploads: Uploads) {
  return (registry: Registry): void => {
    const registers = [registry]
    new Gauge({
      registers,
      name: 'pictures_waiting',
      help: 'Pictures that wait for the encoder of this process',
      collect() {
        this.set(encoder.waiting)
      },
    })
    new Counter({
      registers,
      name: 'pictures_total',
      help: 'Pictures sent, by what the encoder made of them',
      labelNames: ['outcome'],
      collect() {
        this.reset()
        for (const outcome of encodingOutcomes) this.inc({ outcome }, encoder.outcomes[outcome])
      },
    })
    new Gauge({
      registers,
      name: 'upload_bytes',
      help: 'Bytes of forms with files that are not answered yet',
      collect() {
        this.set(uploads.bytes)
      },
    })
    new Counter({
      registers,
      name: 'uploads_turned_away_total',
      help: 'Forms with files that had no room',
      collect() {
        this.reset()
        this.inc(uploads.turnedAway)
      },
    })
  }
}
