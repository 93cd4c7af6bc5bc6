/** Downloads a file whose content is in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the content only after the click, so the URL is revoked with a delay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
