import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '#shared/base/locale.ts'
import { offlinePath, serviceWorkerPath } from '#shared/base/paths.ts'

/** Builds the service worker from web/worker/serviceWorker.ts, with the files of this build's shell. */
export function buildServiceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const sources = await Promise.all(offlineSources.map((path) => readFile(join(root, path), 'utf8')))
        const offline = Object.fromEntries(locales.map((locale) => [locale, offlinePath(locale)]))
        const names = Object.keys(bundle).sort()
        const version = hashOf([...names, ...sources])
        const build = JSON.stringify({ version, shell: shellOf(Object.values(bundle)), offline })
        const code = stripTypeScriptTypes(sources[0] ?? '')
        const source = `const build = ${build}\n${code}`
        this.emitFile({ type: 'asset', fileName: serviceWorkerPath.slice(1), source })
      },
    },
  }
}

/** The worker and the sources of its offline page. A change of one of these files changes the version of the worker. */
const offlineSources = [
  'web/worker/serviceWorker.ts',
  'web/shell/offline/OfflineDocument.tsx',
  'web/shell/offline/messages.ts',
  'web/app/texts/messages.ts',
]

type Output = Readonly<{
  type: 'chunk' | 'asset'
  fileName: string
  isEntry?: boolean
  imports?: readonly string[]
  name?: string
}>

/**
 * The files of the shell: the first script with all its imports, the style sheet, and the pictures of the error states.
 */
function shellOf(outputs: readonly Output[]): string[] {
  const byName = new Map(outputs.map((output) => [output.fileName, output]))
  const wanted = new Set<string>()
  const take = (name: string) => {
    if (wanted.has(name)) return
    wanted.add(name)
    for (const each of byName.get(name)?.imports ?? []) if (byName.has(each)) take(each)
  }
  for (const { type, fileName, isEntry, name } of outputs) {
    const drawing = name === 'EmptyScene'
    if ((type === 'chunk' && (isEntry || drawing)) || fileName.endsWith('.css')) take(fileName)
  }
  return [...wanted].sort().map((name) => `/${name}`)
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}
