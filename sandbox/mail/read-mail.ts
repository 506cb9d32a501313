/** A mail as its receiver sees it. */
export interface ReadMail {
  /** Header `Message-ID`; the same for each attempt to send it. */
  readonly id: string
  readonly subject: string
  readonly text: string
}

/** Reads a mail of one part of plain text (RFC 5322, RFC 2045); of what has several the source is shown. */
export function readMail(raw: Buffer): ReadMail {
  const source = raw.toString('latin1').replace(/\r\n/g, '\n')
  const end = source.indexOf('\n\n')
  const head = end < 0 ? source : source.slice(0, end)
  const body = end < 0 ? '' : source.slice(end + 2)
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
      }),
  )
  return {
    id: headers.get('message-id') ?? '',
    subject: words(headers.get('subject') ?? ''),
    text: decodeBody(body, headers.get('content-transfer-encoding') ?? '').trimEnd(),
  }
}

function decodeBody(body: string, encoding: string): string {
  const how = encoding.toLowerCase()
  if (how === 'base64') return Buffer.from(body, 'base64').toString()
  const bytes = how === 'quoted-printable' ? signs(body.replace(/=\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString()
}

/** A header with its encoded words read (RFC 2047); a word may end within a letter. */
function words(value: string): string {
  const bytes = value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('latin1') : signs(word.replaceAll('_', ' ')),
    )
  return Buffer.from(bytes, 'latin1').toString()
}

function signs(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
