import { emvFields, emvQr, emvText, readEmvQr } from './emv-qr.ts'

/** NAPAS, which routes every VietQR transfer. */
const napas = 'A000000727'
const dong = '704'
const services = { QRIBFTTA: 'account', QRIBFTTC: 'card' } as const

/** A transfer that a Vietnamese bank app is asked to make. */
export interface VietQr {
  /** Six digits of the receiving bank. */
  readonly bin: string
  /** The number of the receiving account, or of the card that leads to it. */
  readonly account: string
  readonly to: 'account' | 'card'
  /** In whole đồng; undefined where the payer types it. */
  readonly amount?: bigint
  /** What the transfer says. */
  readonly purpose?: string
  readonly billNumber?: string
}

const binPattern = /^\d{6}$/
const accountPattern = /^[0-9A-Za-z]{1,19}$/
/** Thirteen digits are what the field holds. */
const amountPattern = /^[1-9]\d{0,12}$/
const textPattern = /^[\x20-\x7e]{1,25}$/

/** Writes a code that every Vietnamese bank app reads; without an amount it is a static one (domain 5.4). */
export function vietQr({ bin, account, to, amount, purpose, billNumber }: VietQr): string {
  const service = to === 'card' ? 'QRIBFTTC' : 'QRIBFTTA'
  const receiver = emvText([
    ['00', bin],
    ['01', account],
  ])
  const details = [
    ...(billNumber === undefined ? [] : [['01', billNumber] as const]),
    ...(purpose === undefined ? [] : [['08', purpose] as const]),
  ]
  const code = emvQr([
    ['00', '01'],
    ['01', amount === undefined ? '11' : '12'],
    [
      '38',
      emvText([
        ['00', napas],
        ['01', receiver],
        ['02', service],
      ]),
    ],
    ['53', dong],
    ...(amount === undefined ? [] : [['54', String(amount)] as const]),
    ['58', 'VN'],
    ...(details.length === 0 ? [] : [['62', emvText(details)] as const]),
  ])
  // What no app could read must not be shown.
  if (!readVietQr(code)) throw new RangeError('no VietQR transfer')
  return code
}

/** The transfer that a code asks for; undefined for anything that is not exactly a VietQR code with a right checksum. */
export function readVietQr(code: string): VietQr | undefined {
  const fields = readEmvQr(code)
  const receiver = emvFields(fields?.get('38') ?? '')
  const to = serviceIn(receiver?.get('02'))
  const account = emvFields(receiver?.get('01') ?? '')
  const details = emvFields(fields?.get('62') ?? '')
  if (!fields || !receiver || !account || !details || !to) return undefined
  const isVietnamese = fields.get('00') === '01' && fields.get('53') === dong && fields.get('58') === 'VN'
  if (!isVietnamese || receiver.get('00') !== napas) return undefined
  const amount = fields.get('54')
  if (fields.get('01') !== (amount === undefined ? '11' : '12')) return undefined
  if (amount !== undefined && !amountPattern.test(amount)) return undefined
  const [bin = '', number = ''] = [account.get('00'), account.get('01')]
  const [billNumber, purpose] = [details.get('01'), details.get('08')]
  if (!binPattern.test(bin) || !accountPattern.test(number)) return undefined
  for (const text of [billNumber, purpose]) if (text !== undefined && !textPattern.test(text)) return undefined
  return {
    bin,
    account: number,
    to,
    ...(amount !== undefined && { amount: BigInt(amount) }),
    ...(purpose !== undefined && { purpose }),
    ...(billNumber !== undefined && { billNumber }),
  }
}

function serviceIn(service = ''): VietQr['to'] | undefined {
  return Object.hasOwn(services, service) ? services[service as keyof typeof services] : undefined
}
