/** A field of an EMVCo code: its id of two digits and its value, which is a text or fields of its own. */
export type EmvField = readonly [id: string, value: string]

/** The longest code that anybody shows: what a QR of version 15 holds at error correction M. */
const longestCode = 412
const longestValue = 99
const checksumLength = 'CCCC'.length
/** The checksum's field and the length of it stand before the checksum, and count into it. */
const checksumHead = '6304'
const printable = /^[\x20-\x7e]*$/

/**
 * CRC-16/CCITT-FALSE of an ASCII text as four capital hex digits: polynomial 1021, begun with FFFF, nothing reflected.
 */
export function emvChecksum(text: string): string {
  let checksum = 0xffff
  for (let at = 0; at < text.length; at++) {
    checksum ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++)
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : (checksum << 1) & 0xffff
  }
  return checksum.toString(16).toUpperCase().padStart(checksumLength, '0')
}

/** Fields in a row, each with its length of two digits; a value that does not fit is a mistake of the caller. */
export function emvText(fields: readonly EmvField[]): string {
  return fields
    .map(([id, value]) => {
      if (value.length > longestValue || !printable.test(value)) throw new RangeError(`no value of field ${id}`)
      return `${id}${String(value.length).padStart(2, '0')}${value}`
    })
    .join('')
}

/** A whole code: the fields, closed by their checksum. */
export function emvQr(fields: readonly EmvField[]): string {
  const open = emvText(fields) + checksumHead
  return open + emvChecksum(open)
}

/** The fields of a text by their ids; undefined where a length is wrong, an id comes twice or anything is left over. */
export function emvFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4)) ?? []
    const end = at + 4 + Number(length)
    if (!id || fields.has(id) || end > text.length) return undefined
    fields.set(id, text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** The fields of a whole code but its checksum, which must be right and come last. */
export function readEmvQr(code: string): ReadonlyMap<string, string> | undefined {
  if (code.length > longestCode || !printable.test(code)) return undefined
  const open = code.slice(0, -checksumLength)
  if (!open.endsWith(checksumHead) || emvChecksum(open) !== code.slice(-checksumLength)) return undefined
  const fields = emvFields(open.slice(0, -checksumHead.length))
  return fields?.has('63') ? undefined : fields
}
