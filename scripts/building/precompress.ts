import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a brotli and a gzip form of every text asset of the browser's build, so that the server compresses no asset. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: ({ dir }) => compressFolder(dir ?? 'dist/client'),
    },
  }
}

const compressible = /\.(js|css|svg|txt|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await writeFile(`${file}.br`, await brotli(content, { params }))
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
  }
}
