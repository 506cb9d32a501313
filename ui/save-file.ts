/** Lets the browser keep a text, or the parts of one, as a file. */
export function saveFile(name: string, type: string, text: string | readonly string[]): void {
  const address = URL.createObjectURL(new Blob(typeof text === 'string' ? [text] : [...text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
