/** `0501****67`: first 4 digits of the national form, stars, last 2 (specification, section 9). */
export function maskMobile(e164: string): string {
  const national = `0${e164.replace(/^\+966/, '')}`
  return `${national.slice(0, 4)}****${national.slice(-2)}`
}

/** `abc***@x.sa`: the first 3 letters of the local part, all but the last where it has 3 or fewer. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const letters = [...email.slice(0, at)]
  const shown = letters.length > 3 ? 3 : letters.length - 1
  return letters.map((letter, place) => (place < shown ? letter : '*')).join('') + email.slice(at)
}

/** A bidder's name: the first letter of each name and a star for the rest of it (contract, section 7). */
export function maskName(...names: string[]): string {
  return names
    .flatMap((name) => name.trim().split(/\s+/))
    .filter(Boolean)
    .map((name) => `${[...name][0]}*`)
    .join(' ')
}
