import type { IncomingMessage } from 'node:http'

/** The one encoding of text that we read; bytes of another one would be taken for other letters. */
const isUtf8 = /^"?utf-?8"?$/i
const charsets = /;\s*charset\s*=\s*("[^"]*"|[^\s;]*)/gi

/** Whether a body is said to be in another encoding than UTF-8. */
export function isOtherText({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const type = headers['content-type']
  if (type === undefined || !/charset/i.test(type)) return false
  const said = [...type.matchAll(charsets)]
  // A charset that is spelt as none of ours is another one.
  return said.length === 0 || said.some(([, charset = '']) => !isUtf8.test(charset))
}

/** Whether several hosts are named: Node keeps the first, and a proxy before us may have looked at another. */
export function namesSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let named = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i] ?? '')) named++
  return named > 1
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
