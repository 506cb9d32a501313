import { parsedNumber } from './number-rules.ts'

const hidden = '***'

/** A number with all but its ends hidden: `+84 91* *** 678`. */
export async function maskedNumber(e164: string): Promise<string> {
  const { dialingCode, national } = await parsedNumber(e164)
  const [head, tail] = national.length >= 8 ? [2, 3] : [0, 2]
  const open = national.slice(0, head).padEnd(national.length - tail, '*')
  return [`+${dialingCode}`, ...(open.match(/.{1,3}/g) ?? []), national.slice(-tail)].join(' ')
}

/** A mail address with all hidden but what its owner knows it by: `l***@e***.com`. */
export function maskedMail(address: string): string {
  const [name = '', host = ''] = address.split('@', 2)
  const zone = host.slice(host.lastIndexOf('.'))
  return `${name.slice(0, 1)}${hidden}@${host.slice(0, 1)}${hidden}${zone}`
}

/** The number of a bank account by its last four digits. */
export function maskedBankAccount(number: string): string {
  return `${hidden}${number.length > 4 ? number.slice(-4) : ''}`
}
