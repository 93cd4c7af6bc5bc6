/** Downloads a file that the browser holds. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the content only after the click, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
