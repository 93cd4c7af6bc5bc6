import type { Config } from '#platform/config.ts'
import { openBucket } from './bucket.ts'
import { type Files, openDisk } from './files.ts'
import { isDeletionPaused } from './pausedDeletion.ts'

export type StorageConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The files of a market: in the bucket S3_BUCKET, else on this machine's disk (contract, section 9). */
export function openFiles(config: StorageConfig): Files {
  const files = bucketFiles(config) ?? openDisk(config.DATA_DIR)
  const remove = async (path: string) => {
    if (!(await isDeletionPaused(config.DATA_DIR))) await files.delete(path)
  }
  return { ...files, delete: remove }
}

/** The files of the bucket; undefined when no bucket is configured. */
export function bucketFiles(config: StorageConfig): Files | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return openBucket({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  })
}
