import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(fileURLToPath(import.meta.url), '..', '..')

/** A file of the project: its path below the root with `/`, and its text. */
export type File = { readonly path: string; readonly text: string }

/** Every file of the project, by path, without installed, built and temporary ones. */
export function listPaths(from = root): string[] {
  return readdirSync(from, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(from, entry.name)
      if (entry.isDirectory()) return notOurs(entry.name) ? [] : listPaths(path)
      return entry.isFile() ? [relative(root, path).split(sep).join('/')] : []
    })
    .sort()
}

/** The files whose path matches, with their text. */
export function readFiles(pattern: RegExp): File[] {
  return listPaths()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Whether a folder contains output of installing, building, running or testing, or the git history. */
function notOurs(folder: string): boolean {
  return /^(node_modules|dist|var|test-results|\.git|\.tanstack|\.install-lock.*)$/.test(folder)
}

/** The line number of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
