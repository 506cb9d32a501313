/** A transfer as a VietQR code asks for it; amount and message may be left to the payer. */
export interface AskedTransfer {
  readonly bank: string
  readonly account: string
  readonly amount: string
  readonly content: string
}

const longest = 500

/** What a bank app reads in a VietQR code; undefined for anything else. */
export function transferIn(code: string): AskedTransfer | undefined {
  const body = code.slice(0, -4)
  if (code.length > longest || !body.endsWith('6304') || checksum(body) !== code.slice(-4)) return undefined
  const fields = fieldsOf(body.slice(0, -4))
  const receiver = fieldsOf(fields?.get('38') ?? '')
  const account = fieldsOf(receiver?.get('01') ?? '')
  const [bank, number] = [account?.get('00'), account?.get('01')]
  if (fields?.get('53') !== '704' || receiver?.get('00') !== 'A000000727' || !bank || !number) return undefined
  const details = fieldsOf(fields.get('62') ?? '')
  return { bank, account: number, amount: fields.get('54') ?? '', content: details?.get('08') ?? '' }
}

function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const length = Number(rest.slice(2, 4))
    if (!/^\d{4}/.test(rest) || rest.length < 4 + length) return undefined
    fields.set(rest.slice(0, 2), rest.slice(4, 4 + length))
    rest = rest.slice(4 + length)
  }
  return fields
}

/** CRC-16/CCITT-FALSE. */
function checksum(text: string): string {
  let sum = 0xffff
  for (const byte of Buffer.from(text)) {
    for (let bit = 7; bit >= 0; bit--) {
      const carry = (sum >> 15) ^ ((byte >> bit) & 1)
      sum = ((sum << 1) & 0xffff) ^ (carry ? 0x1021 : 0)
    }
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}
