import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { extract } from 'tar-stream'
import { PlainError } from '../../plainError.ts'

export interface BaseBackupOptions {
  /** The address of the server, with a role that may replicate. */
  readonly url: string
  /** A new folder for the data of the server, as PostgreSQL stores it. */
  readonly folder: string
  /** Called with the number of bytes that are copied so far, and with the estimated total number of bytes. */
  readonly count?: (done: number, all: number) => void
  readonly signal?: AbortSignal
}

/**
 * Copies a running server by its replication protocol (BASE_BACKUP), like pg_basebackup, which PostgreSQL from npm does
 * not contain. The copy includes the write-ahead log until the end of the backup, and the server's manifest.
 */
export async function baseBackup({ url, folder, count, signal }: BaseBackupOptions): Promise<void> {
  const keeper = await connectReplication(url)
  try {
    // The replication protocol requires upper-case commands. The slot keeps the write-ahead log that the copy needs. The
    // server removes a temporary slot when the connection that created it closes.
    const slot = `samak_backup_${process.pid}_${Date.now()}`
    await keeper.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`)
    const client = await connectReplication(url)
    try {
      await receive(client, { folder, count, signal })
    } finally {
      await client.end().catch(() => undefined)
    }
  } finally {
    await keeper.end().catch(() => undefined)
  }
}

async function connectReplication(url: string): Promise<pg.Client> {
  const options = { connectionString: url, replication: 'true', connectionTimeoutMillis: 10_000 }
  const client = new pg.Client(options as pg.ClientConfig)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function receive(
  client: pg.Client,
  { folder, count, signal }: Omit<BaseBackupOptions, 'url'>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const command = new BackupCommand(count)
  const stop = () => client.connection.stream.destroy()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    signal?.throwIfAborted()
    client.query(command)
    await Promise.all([command.done, unpack(command.archive, folder)])
    await writeFile(join(folder, manifestName), Buffer.concat(command.manifest), { flush: true })
  } catch (error) {
    stop()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

export const manifestName = 'backup_manifest'

/** Receives the messages of one BASE_BACKUP command: archive, manifest and progress. */
class BackupCommand implements pg.Submittable {
  readonly archive: Readable
  readonly manifest: Buffer[] = []
  readonly done: Promise<void>
  readonly #count: BaseBackupOptions['count']
  #connection: pg.Connection | undefined
  #archives = 0
  #inManifest = false
  #bytes = 0
  #estimate = 0
  #error: Error | undefined
  #resolve: () => void = () => undefined
  #reject: (error: Error) => void = () => undefined

  constructor(count: BaseBackupOptions['count']) {
    this.#count = count
    this.archive = new Readable({ read: () => void this.#connection?.stream.resume() })
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.query(
      "BASE_BACKUP (LABEL 'samak', PROGRESS true, CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256', WAIT false)",
    )
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    // The rows of tablespaces have the estimated size in kB in the third column.
    if (fields.length === 3) this.#estimate += Number(fields[2]) * 1_024
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const content = chunk.subarray(1)
    switch (String.fromCharCode(chunk[0] ?? 0)) {
      case 'n':
        this.#archives += 1
        if (this.#archives > 1) this.#fail(new PlainError('A server with tablespaces is not supported.'))
        break
      case 'm':
        this.#inManifest = true
        this.archive.push(null)
        // The archive is not read any more, so nothing else would resume a paused connection.
        this.#connection?.stream.resume()
        break
      case 'd':
        if (this.#inManifest) this.manifest.push(Buffer.from(content))
        else this.#pass(content)
        break
      default:
    }
  }

  #pass(content: Buffer): void {
    this.#bytes += content.length
    this.#count?.(this.#bytes, Math.max(this.#estimate, this.#bytes))
    // The parser reuses its buffer, so the content is copied.
    if (!this.archive.push(Buffer.from(content))) this.#connection?.stream.pause()
  }

  handleCommandComplete(): void {}

  /** Also called when the connection is lost. */
  handleError(error: Error): void {
    this.#fail(error)
  }

  handleReadyForQuery(): void {
    if (this.#error) return
    if (this.#inManifest) this.#resolve()
    else this.#fail(new Error('the backup ended without a manifest'))
  }

  #fail(error: Error): void {
    this.#error ??= error
    this.archive.destroy(error)
    this.#reject(error)
  }
}

/** Unpacks an archive of PostgreSQL. Throws if it contains anything other than files and folders. */
async function unpack(archive: Readable, folder: string): Promise<void> {
  const root = resolve(folder)
  const entries = extract()
  const feeding = pipeline(archive, entries)
  feeding.catch(() => undefined)
  for await (const entry of entries) {
    const { name, type } = entry.header
    const path = resolve(root, name)
    if (path !== root && !path.startsWith(root + sep)) throw new Error(`the archive contains ${name}`)
    if (type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      entry.resume()
    } else if (type === 'file') {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, 'w', 0o600)
      try {
        for await (const chunk of entry as AsyncIterable<Uint8Array>) await file.writeFile(chunk)
        await file.sync()
      } finally {
        await file.close()
      }
    } else throw new PlainError(`The server has a link in its data folder: ${name}`)
  }
  await feeding
}
