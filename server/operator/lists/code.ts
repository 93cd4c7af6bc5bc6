import { limits } from '#shared/base/limits.ts'

/**
 * A code from an English name: small letters and digits, with a number behind it where `taken` has that (contract, section
 * 1, "options"). `otherwise` where the name has no such letters.
 */
export async function codeOf(
  name: string,
  otherwise: string,
  taken: (start: string) => Promise<readonly string[]>,
): Promise<string> {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const cut = plain.replace(/[^a-z0-9]+/g, '-').slice(0, limits.text.code - 6)
  const start = cut.replace(/^-+|-+$/g, '') || otherwise
  const known = new Set(await taken(start))
  let code = start
  for (let number = 2; known.has(code); number += 1) code = `${start}-${number}`
  return code
}
