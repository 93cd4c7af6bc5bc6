import { Counter, Gauge, type Registry } from 'prom-client'
import type { Uploads } from '#platform/limits/uploads.ts'
import { encoder, encodingOutcomes } from './encoder.ts'

/** Metrics of the encoder and of uploads in progress. */
export function measureUploads(uploads: Uploads) {
  return (registry: Registry): void => {
    const registers = [registry]
    new Gauge({
      registers,
      name: 'pictures_waiting',
      help: 'Pictures waiting for the encoder of this process',
      collect() {
        this.set(encoder.waiting)
      },
    })
    new Counter({
      registers,
      name: 'pictures_total',
      help: 'Uploaded pictures by outcome of the encoder',
      labelNames: ['outcome'],
      collect() {
        this.reset()
        for (const outcome of encodingOutcomes) this.inc({ outcome }, encoder.outcomes[outcome])
      },
    })
    new Gauge({
      registers,
      name: 'upload_bytes',
      help: 'Bytes of uploads in progress',
      collect() {
        this.set(uploads.bytes)
      },
    })
    new Counter({
      registers,
      name: 'uploads_turned_away_total',
      help: 'Uploads refused for lack of capacity',
      collect() {
        this.reset()
        this.inc(uploads.turnedAway)
      },
    })
  }
}
