import { randomBytes } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config.ts'
import { StorageUnavailable } from '#server/base/files.ts'
import { bucketFiles } from '#server/base/storage.ts'
import { type Finding, good, wrong } from './findings.ts'

/** Examines the services that are configured and can be tried without an effect on people: S3 and the mail server. */
export async function examineServices(config: Config): Promise<Finding[]> {
  return [...(await bucket(config)), ...(await mail(config))]
}

/** Writes, reads and deletes a file, as the market does. */
async function bucket(config: Config): Promise<Finding[]> {
  const files = bucketFiles(config)
  if (!files) return []
  const path = `gallery/doctor-${randomBytes(8).toString('hex')}-640.webp`
  const name = `The bucket ${config.S3_BUCKET}`
  try {
    await files.write(path, Buffer.from('doctor'))
    const found = await files.open(path)
    await files.delete(path)
    if (found?.size !== 6)
      return [wrong(`${name} returns other bytes than were written`, 'Do not use this server of S3.')]
    return [good(`${name} can be written, read and deleted`)]
  } catch (error) {
    const { cause, name: code, message } = error as Error
    return error instanceof StorageUnavailable
      ? [wrong(`${name} does not answer: ${(cause as Error).message}`, 'Check S3_ENDPOINT and the network.')]
      : [
          wrong(
            `${name} refuses the market: ${code}: ${message}`,
            'Check S3_BUCKET, S3_REGION, both keys and their permissions.',
          ),
        ]
  }
}

async function mail({ SMTP_URL }: Config): Promise<Finding[]> {
  if (SMTP_URL === undefined) return []
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  })
  try {
    await transport.verify()
    return [good('The mail server accepts the sign-in')]
  } catch (error) {
    return [
      wrong(`The mail server does not accept the sign-in: ${(error as Error).message}`, 'Check SMTP_URL.'),
    ]
  } finally {
    transport.close()
  }
}
