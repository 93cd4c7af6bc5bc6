/** Downloads a file that was made in the browser. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the content only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
