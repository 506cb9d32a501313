import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { readConfig } from './config.ts'

const given = {
  PAYMENT_KEYS: `MOMO:MOMO_1:AK:${'m:'.repeat(16)}, SCRATCH:banyan:-:${'s'.repeat(32)}`,
  PAYMENT_URLS: 'MOMO=https://pay.example.com/momo',
  PAYMENT_SOURCES: 'SCRATCH=203.0.113.7, SCRATCH=2001:db8::/32',
}

test('[WAL-06] every payment provider has a key, and maybe an address and sources', () => {
  expect(readConfig(given).payments).toEqual([
    {
      name: 'MOMO',
      partner: 'MOMO_1',
      access: 'AK',
      secret: 'm:'.repeat(16),
      url: new URL('https://pay.example.com/momo'),
      sources: [],
    },
    {
      name: 'SCRATCH',
      partner: 'banyan',
      access: '-',
      secret: 's'.repeat(32),
      url: undefined,
      sources: ['203.0.113.7', '2001:db8::/32'],
    },
  ])
})

const secret = 'x'.repeat(32)
test.each([
  {
    variable: 'PAYMENT_KEYS',
    values: [
      ...['MOMO:MOMO:AK:short', `OTHER:a:b:${secret}`, `momo:a:b:${secret}`, 'x'.repeat(60), `MOMO:a:${secret}`],
      ...[`MOMO::b:${secret}`, `${given.PAYMENT_KEYS},${given.PAYMENT_KEYS}`],
    ],
  },
  {
    variable: 'PAYMENT_URLS',
    values: [
      ...['MOMO', 'MOMO=', 'MOMO=pay.example.com', 'MOMO=http://pay.example.com', 'MOMO=https://u:p@pay.example.com'],
      ...['MOMO=https://a.example/?a=b', 'OTHER=https://a.example', 'MOMO=https://a.example,MOMO=https://b.example'],
    ],
  },
  {
    variable: 'PAYMENT_SOURCES',
    values: ['SCRATCH', 'SCRATCH=any', 'SCRATCH=10.0.0.0/33', 'OTHER=10.0.0.1', 'MOMO=10.0.0.1', 'SCRATCH=::1/129'],
  },
])('[WAL-06] nonsense in $variable is one clear line that names it', ({ variable, values }) => {
  for (const value of values) {
    const read = () => readConfig({ ...given, [variable]: value })
    expect(read, value).toThrow(StartError)
    expect(read, value).toThrow(new RegExp(`^${variable} must .+\\.$`))
  }
})

test.each([
  { what: 'an address', variables: { PAYMENT_URLS: 'MOMO=https://pay.example.com' } },
  { what: 'a source', variables: { PAYMENT_SOURCES: 'MOMO=203.0.113.7' } },
])('[WAL-06] a payment provider with $what needs a key', ({ variables }) => {
  expect(() => readConfig(variables)).toThrow('PAYMENT_KEYS must hold a key of each provider that PAYMENT_')
})
