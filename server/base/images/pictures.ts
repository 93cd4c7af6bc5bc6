import { uploadsBase } from '#shared/base/paths.ts'

/** The address of a stored picture; null for null. */
export function pictureUrl(path: string): string
export function pictureUrl(path: string | null): string | null
export function pictureUrl(path: string | null): string | null {
  return path === null ? null : uploadsBase + path
}
