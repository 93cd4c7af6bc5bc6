declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Options = {
    readonly directory: string
    readonly silent: boolean
    readonly configureBuckets: readonly { readonly name: string }[]
    readonly allowMismatchedSignatures?: boolean
  }
  /** An S3 server that stores objects in a folder. */
  // biome-ignore lint/style/noDefaultExport: the package exports its class as the default.
  export default class S3rver {
    constructor(options: Options)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    configureBuckets(): Promise<unknown>
  }
}
