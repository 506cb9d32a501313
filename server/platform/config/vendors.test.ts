import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { readConfig } from './config.ts'

test('[PLAY-03] a vendor has one address, and a key that signs what it is asked', () => {
  const key = 'v'.repeat(32)
  const read = (urls: string, keys: string) => () => readConfig({ VENDOR_URLS: urls, VENDOR_KEYS: keys })
  const address = 'https://pg.example.com'
  expect(read(`PG=${address}`, `*:k:${key}`)().vendorUrls).toHaveLength(1)
  expect(read(`*=${address}`, `PG:k:${key}`)().vendorUrls).toHaveLength(1)
  expect(read(`PG=${address},PG=${address}/2`, `PG:k:${key}`)).toThrow('VENDOR_URLS must name each vendor once.')
  const needsKey = 'VENDOR_KEYS must hold a key of each vendor that VENDOR_URLS names.'
  expect(read(`JDB=${address}`, `PG:k:${key}`)).toThrow(needsKey)
  expect(read(`*=${address}`, '')).toThrow(needsKey)
})

test('[PLAY-04] a vendor whose sources are named has a key', () => {
  const read = (sources: string, keys: string) => () => readConfig({ VENDOR_SOURCES: sources, VENDOR_KEYS: keys })
  const key = 'v'.repeat(32)
  expect(read('PG=10.0.0.1', `*:k:${key}`)().vendorSources).toEqual([{ vendorCode: 'PG', ranges: ['10.0.0.1'] }])
  const needsKey = 'VENDOR_KEYS must hold a key of each vendor that VENDOR_SOURCES names.'
  expect(read('JDB=10.0.0.1', `PG:k:${key}`)).toThrow(needsKey)
  expect(read('*=10.0.0.1', '')).toThrow(needsKey)
})

test.each([
  {
    variable: 'VENDOR_KEYS',
    values: ['PG:k1:short', `pg:k1:${'v'.repeat(32)}`, 'v'.repeat(40), `PG::${'v'.repeat(32)}`],
  },
  {
    variable: 'VENDOR_SOURCES',
    values: [
      'PG',
      'PG=',
      'PG=any',
      '10.0.0.1',
      'pg=10.0.0.1',
      'PG=10.0.0.0/33',
      'PG=::1/129',
      '**=::1',
      'PG=10.0.0.1,',
    ],
  },
  {
    variable: 'VENDOR_URLS',
    values: [
      ...[
        'https://pg.example.com',
        'PG',
        'PG=',
        'pg=https://pg.example.com',
        'PG=pg.example.com',
        'PG:https://a.example',
      ],
      ...[
        'PG=http://pg.example.com',
        'PG=ftp://127.0.0.1',
        'PG=https://u:p@pg.example.com',
        'PG=https://a.example/?a=b',
      ],
      ...['PG=https://a.example/#b', 'PG=https://a.example,', '**=https://a.example'],
    ],
  },
])('[PLAY-04] nonsense in $variable is one clear line that names it', ({ variable, values }) => {
  for (const value of values) {
    const read = () => readConfig({ [variable]: value })
    expect(read, value).toThrow(StartError)
    expect(read, value).toThrow(new RegExp(`^${variable} must .+\\.$`))
  }
})
