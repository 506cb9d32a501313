import { expect, test } from 'vitest'
import { isPaymentPassword, isTrivialPaymentPassword } from './payment-password.ts'

test.each(['000000', '111111', '999999', '123456', '654321', '012345', '456789', '987654', '567890', '098765'])(
  '[MEM-02] %s is a payment password that everybody tries first',
  (digits) => {
    expect(isTrivialPaymentPassword(digits, undefined)).toBe(true)
  },
)

test.each(['050397', '030597', '970305', '970503', '031997', '199703'])(
  '[MEM-02] %s is a way to write the birthday 1997-03-05',
  (digits) => {
    expect(isTrivialPaymentPassword(digits, '1997-03-05')).toBe(true)
    expect(isTrivialPaymentPassword(digits, '1988-11-24')).toBe(false)
    expect(isTrivialPaymentPassword(digits, undefined)).toBe(false)
  },
)

test.each(['135790', '112233', '123457', '246802', '000001', '890124'])('[MEM-02] %s is taken', (digits) => {
  expect(isTrivialPaymentPassword(digits, '1997-03-05')).toBe(false)
})

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', ' 123456', '123456\n'])(
  '[MEM-02] %j is no payment password',
  (text) => {
    expect(isPaymentPassword(text)).toBe(false)
  },
)
