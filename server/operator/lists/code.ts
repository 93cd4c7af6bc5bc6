import { limits } from '#shared/base/limits.ts'

/**
 * Derives a free code from an English name: lower-case letters and digits, joined by hyphens (contract, section 1,
 * "options"). `taken` returns the used codes that begin with the derived code. If the code is used, a number is
 * appended. A name without such characters gets `otherwise` as its code.
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
