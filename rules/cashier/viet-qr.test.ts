import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emvChecksum, emvFields, emvQr, emvText, readEmvQr } from './emv-qr.ts'
import { readVietQr, type VietQr, vietQr } from './viet-qr.ts'

const q01 = '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5'
const q02 =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E'
const q03 =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA530370454065000005802VN62120808D7K2M9QX6304914B'
const q04 = '00020101021229370016A000000677010111011300668123456785303764540550.005802TH63045197'

const ours: VietQr = { bin: '970436', account: '0123456789', to: 'account', amount: 500_000n, purpose: 'D7K2M9QX' }

test('[WAL-06] the checksum is CRC-16/CCITT-FALSE, and a small one keeps its zeros (Q00)', () => {
  expect(emvChecksum('123456789')).toBe('29B1')
  fc.assert(fc.property(fc.string(), (text) => void expect(emvChecksum(text)).toMatch(/^[0-9A-F]{4}$/)))
})

test('[WAL-06] a static code whose lengths contradict each other is refused, although its checksum is right (Q01)', () => {
  expect(emvChecksum(q01.slice(0, -4))).toBe('F4E5')
  expect(readEmvQr(q01)).toBeDefined()
  expect(readVietQr(q01)).toBeUndefined()
})

test('[WAL-06] the published dynamic code is read and written alike (Q02)', () => {
  const read = readVietQr(q02)
  expect(read).toEqual({
    bin: '970403',
    account: '0011012345678',
    to: 'account',
    amount: 180_000n,
    purpose: 'thanh toan don hang',
    billNumber: 'NPS6869',
  })
  expect(vietQr(read!)).toBe(q02)
})

test('[WAL-06] the code of an order has bank, account, amount and content (Q03)', () => {
  expect(vietQr(ours)).toBe(q03)
  expect(readVietQr(q03)).toEqual(ours)
})

test('[WAL-06] the same frame carries PromptPay, which is no VietQR (Q04)', () => {
  const fields = readEmvQr(q04)!
  expect(emvFields(fields.get('29')!)?.get('01')).toBe('0066812345678')
  expect(emvQr([...fields])).toBe(q04)
  expect(readVietQr(q04)).toBeUndefined()
})

const transfers = fc.record(
  {
    bin: fc.stringMatching(/^\d{6}$/),
    account: fc.stringMatching(/^[0-9A-Za-z]{1,19}$/),
    to: fc.constantFrom('account' as const, 'card' as const),
    amount: fc.bigInt({ min: 1n, max: 9_999_999_999_999n }),
    purpose: fc.stringMatching(/^[\x20-\x7e]{1,25}$/),
    billNumber: fc.stringMatching(/^[\x20-\x7e]{1,25}$/),
  },
  { requiredKeys: ['bin', 'account', 'to'] },
)

test('[WAL-06] what is written is read back', () => {
  fc.assert(fc.property(transfers, (transfer) => void expect(readVietQr(vietQr(transfer))).toEqual(transfer)))
})

test('[WAL-06] one changed character, and two that changed places, are noticed', () => {
  const changes = fc.tuple(transfers, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }))
  fc.assert(
    fc.property(changes, ([transfer, place, sign]) => {
      const code = vietQr(transfer)
      const at = place % code.length
      const changed = code.slice(0, at) + String.fromCharCode(sign) + code.slice(at + 1)
      if (changed !== code) expect(readVietQr(changed)).toBeUndefined()
      const swapped =
        code.slice(0, at) +
        code
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        code.slice(at + 2)
      if (swapped !== code) expect(readVietQr(swapped)).toBeUndefined()
    }),
  )
})

/** A code with a right checksum whose fields are changed. */
function changed(fields: Record<string, string | undefined>): string {
  const all = Object.entries({ ...Object.fromEntries(readEmvQr(q03)!), ...fields })
  return emvQr(all.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])).sort())
}

test.each([
  { what: 'another version', fields: { '00': '02' } },
  { what: 'a static code with an amount', fields: { '01': '11' } },
  { what: 'a dynamic code without one', fields: { '54': undefined } },
  { what: 'another currency', fields: { '53': '840' } },
  { what: 'another country', fields: { '58': 'TH' } },
  { what: 'no receiver', fields: { '38': undefined } },
  { what: 'another network', fields: { '38': emvText([['00', 'A000000728']]) } },
  { what: 'an amount with a point', fields: { '54': '500.5' } },
  { what: 'an amount of nothing', fields: { '54': '0' } },
  { what: 'a negative amount', fields: { '54': '-5' } },
  { what: 'a purpose that is too long', fields: { '62': emvText([['08', 'x'.repeat(26)]]) } },
  { what: 'details that are no fields', fields: { '62': '08' } },
])('[WAL-06] $what is no transfer', ({ fields }) => {
  expect(readVietQr(changed({}))).toEqual(ours)
  expect(readVietQr(changed(fields))).toBeUndefined()
})

test.each(['', '6304', '63040000', q03.toLowerCase(), `${q03} `, q03.slice(4), `${q03.slice(0, -8)}6304914B6304914B`])(
  '[WAL-06] %j is no code',
  (code) => {
    expect(readVietQr(code)).toBeUndefined()
  },
)

test('[WAL-06] what no bank app could read is not written', () => {
  for (const wrong of [
    { bin: '97043' },
    { account: '' },
    { account: '1'.repeat(20) },
    { amount: 0n },
    { amount: 10n ** 13n },
    { purpose: 'nạp tiền' },
    { purpose: 'x'.repeat(26) },
  ])
    expect(() => vietQr({ ...ours, ...wrong }), Object.keys(wrong)[0]).toThrow(RangeError)
})
