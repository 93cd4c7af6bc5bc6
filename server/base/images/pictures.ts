import { uploadsBase } from '#shared/base/paths.ts'

/** The URL of a stored picture; null if the path is null. */
export function pictureUrl(path: string): string
export function pictureUrl(path: string | null): string | null
export function pictureUrl(path: string | null): string | null {
  return path === null ? null : uploadsBase + path
}
