import pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const keys = { MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), OPERATOR_KEY: 'k'.repeat(43) }
const brand = { ...keys, PUBLIC_URL: 'https://play.example.com' }
const here = 'postgres://banyan:hunter2@127.0.0.1:5432/banyan'
const needsTls =
  'DATABASE_URL must say sslmode=verify-full where PostgreSQL is on another machine, unless ALLOW_PLAIN_DATABASE is yes.'
const needsHttps = 'PUBLIC_URL must be an https address with DATABASE_URL, unless ALLOW_PLAIN_HTTP is yes.'

const plain = [
  ...[
    'db',
    'db.example.com',
    '10.0.0.5',
    '[2001:db8::5]',
    '[::ffff:127.0.0.1]',
    '[::]',
    '0.0.0.0',
    '127.1',
    'localhost.',
  ],
  ...['localhost.evil.example', '127.0.0.1.evil.example', 'db%2eexample.com', '128.0.0.1', '169.254.1.1', '[fe80::1]'],
].map((host) => `postgres://u:hunter2@${host}/banyan`)
const tricks = [
  ...[
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?sslmode=prefer',
    '?sslmode=allow',
    '?sslmode=',
    '?sslmode=VERIFY-FULL',
  ],
  ...['?ssl=false', '?ssl=0', '?ssl=', '?ssl=no', '?sslmode=verify-full&sslmode=disable', '?ssl=true&ssl=0'],
  ...['?sslmode=require&uselibpqcompat=true', '?sslmode=verify-ca&uselibpqcompat=true', '?ssl=true&sslmode=no-verify'],
  ...['?ssl=true&uselibpqcompat=true', '#sslmode=verify-full'],
].map((query) => `postgresql://u:hunter2@db.example.com/banyan${query}`)
const elsewhere = [
  'postgres://u:hunter2@localhost/banyan?host=db.example.com',
  'postgres://u:hunter2@127.0.0.1/banyan?host=localhost&host=db.example.com',
  'postgres:///banyan?host=db.example.com',
  'postgres://u:hunter2@localhost,db.example.com/banyan',
]

test.each([...plain, ...tricks, ...elsewhere].map((url) => ({ url })))(
  '[OPS-02] $url is refused: PostgreSQL of another machine without TLS',
  ({ url }) => {
    expect(() => readConfig({ ...brand, DATABASE_URL: url })).toThrow(/^DATABASE_URL must [^\n]+\.$/)
    expect(() => readConfig({ ...brand, DATABASE_URL: url })).toThrow(/^(?!.*hunter2)/)
    for (const value of ['no', ''])
      expect(() => readConfig({ ...brand, DATABASE_URL: url, ALLOW_PLAIN_DATABASE: value })).toThrow(
        'DATABASE_URL must',
      )
  },
)

test('[OPS-02] it is taken where a variable says so by name', () => {
  const given = { ...brand, DATABASE_URL: plain[0], ALLOW_PLAIN_DATABASE: 'yes' }
  expect(readConfig(given).database).toEqual({ engine: 'postgres', url: plain[0] })
  expect(() => readConfig({ ...given, ALLOW_PLAIN_DATABASE: '' })).toThrow(needsTls)
  expect(() => readConfig({ ...given, ALLOW_PLAIN_DATABASE: 'true' })).toThrow('ALLOW_PLAIN_DATABASE must be one of')
  // The one variable does not say what the other does.
  expect(() => readConfig({ ...given, PUBLIC_URL: '' })).toThrow(needsHttps)
})

test.each(
  ['?sslmode=require', '?sslmode=verify-ca', '?sslmode=verify-full', '?ssl=true', '?ssl=1']
    .concat([
      '?ssl=0&sslmode=verify-full',
      '?sslmode=disable&sslmode=verify-full',
      '?uselibpqcompat=true&sslmode=verify-full',
    ])
    .flatMap((query) => ['db.example.com', '[2001:db8::5]', '10.0.0.5'].map((host) => ({ query, host }))),
)('[OPS-02] $query at $host is TLS, and the driver then checks whom it speaks to', ({ query, host }) => {
  const url = `postgres://u:p@${host}:5432/banyan${query}`
  expect(readConfig({ ...brand, DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url })
  const { ssl } = new pg.Client({ connectionString: url }) as unknown as { ssl: unknown }
  expect(ssl).toBeTruthy()
  if (typeof ssl === 'object')
    for (const weak of ['rejectUnauthorized', 'checkServerIdentity']) expect(ssl).not.toHaveProperty(weak)
})

test.each([
  ...[here, 'postgres://u:p@localhost/b', 'postgres://u:p@LOCALHOST/b', 'postgres://u:p@[::1]:5433/b', 'postgres:///b'],
  ...['postgres://u:p@127.9.9.9/b', 'postgres://u:p@db/b?host=/run/postgresql', 'postgres://u:p@%2Frun%2Fpostgresql/b'],
])('[OPS-02] %s is this machine and needs no TLS', (url) => {
  expect(readConfig({ ...brand, DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url })
})

test('[OPS-02] an address without a host is where the driver looks then', () => {
  const given = { ...brand, DATABASE_URL: 'postgres:///b' }
  expect(() => readConfig({ ...given, PGHOST: 'db.example.com' })).toThrow(needsTls)
  expect(readConfig({ ...given, PGHOST: '/run/postgresql' }).database.engine).toBe('postgres')
})

test.each(['', 'http://play.example.com', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
  '[OPS-02] with DATABASE_URL the public address %j is refused, unless a variable says so by name',
  (address) => {
    const given = { ...keys, DATABASE_URL: here, PUBLIC_URL: address }
    expect(() => readConfig(given)).toThrow(new RegExp(`^${needsHttps.replaceAll('.', '\\.')}$`))
    expect(() => readConfig({ ...given, ALLOW_PLAIN_HTTP: 'no' })).toThrow(needsHttps)
    expect(() => readConfig({ ...given, ALLOW_PLAIN_HTTP: '1' })).toThrow('ALLOW_PLAIN_HTTP must be one of yes, no')
    expect(() => readConfig({ ...given, ALLOW_PLAIN_DATABASE: 'yes' })).toThrow(needsHttps)
    expect(readConfig({ ...given, ALLOW_PLAIN_HTTP: 'yes' }).publicUrl.protocol).toBe('http:')
  },
)

test('[OPS-02] with DATABASE_URL the keys that processes share must be given', () => {
  const read = () => readConfig({ DATABASE_URL: here, PUBLIC_URL: brand.PUBLIC_URL })
  expect(read).toThrow(/^MASTER_KEY must be set with DATABASE_URL\.\nOPERATOR_KEY must be set with DATABASE_URL\.$/)
})

test('[OPS-01] the demo is reached by http', () => {
  expect(readConfig({}).publicUrl.href).toBe('http://localhost:3000/')
})
