import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseBackup } from '#platform/database/backup/baseBackup.ts'
import { openCluster } from '#platform/database/embedded/cluster.ts'
import { freePort, spawnPostmaster } from '#platform/database/embedded/postmaster.ts'

/** A streaming replica of a PostgreSQL from npm. */
export interface TestReplica {
  /** The address of the replica, with the superuser. */
  readonly url: string
  stop(): Promise<void>
}

/** Copies the primary, whose data folder is `from`, into the new data folder, and starts the copy as its standby. */
export async function startReplica(
  primaryUrl: string,
  { from, dataDir }: { readonly from: string; readonly dataDir: string },
): Promise<TestReplica> {
  const data = join(dataDir, 'postgres', 'data')
  await baseBackup({ url: primaryUrl, folder: data })
  await copyFile(join(from, 'postgres', 'password'), join(dataDir, 'postgres', 'password'))
  await writeFile(join(data, 'standby.signal'), '')
  const { hostname, port, username, password } = new URL(primaryUrl)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  const own = await freePort()
  const postmaster = spawnPostmaster(await openCluster(dataDir), own, false)
  const ended = new Promise((resolve) => postmaster.once('exit', resolve))
  const url = new URL(primaryUrl)
  url.port = String(own)
  return {
    url: url.href,
    async stop() {
      // The process is unreferenced, so without ref() Node.js could exit while it waits.
      postmaster.ref()
      if (postmaster.pid && postmaster.exitCode === null) process.kill(postmaster.pid, 'SIGINT')
      await ended
    },
  }
}
