import { resolve } from 'node:path'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { readConfig } from './config.ts'

const masterKey = Buffer.alloc(32, 7)
const operatorKey = 'k'.repeat(43)
const withSms = { SMS_GATEWAY_URL: 'https://sms.example.com/', SMS_GATEWAY_KEY: 'g'.repeat(32) }
const withProvider = {
  PHONE_PROVIDER_URL: 'https://phone.example.com/v0',
  PHONE_PROVIDER_KEYS_URL: 'https://phone.example.com/keys',
  PHONE_PROVIDER_KEY: 'p'.repeat(32),
  PHONE_PROVIDER_ISSUER: 'https://phone.example.com/banyan',
  PHONE_PROVIDER_AUDIENCE: 'banyan',
}
const withPostgres = {
  PUBLIC_URL: 'https://play.example.com',
  MASTER_KEY: masterKey.toString('base64'),
  OPERATOR_KEY: operatorKey,
}

test('[OPS-01] without any variable the defaults of the README hold', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    port: 3000,
    consolePort: 3001,
    publicUrl: new URL('http://localhost:3000'),
    consoleUrl: new URL('http://console.localhost:3001'),
    merchantCode: 'banyan',
    database: { engine: 'pglite', folder: resolve('data') },
    cacheFolder: resolve('data/cache'),
    masterKey: undefined,
    operatorKey: undefined,
    metricsKey: undefined,
    trustedProxies: [],
    publishApi: true,
    hosts: { links: expect.arrayContaining(['t.me', 'www.facebook.com']), images: [], games: [] },
    smsGateway: undefined,
    mailServer: undefined,
    phoneProvider: undefined,
    vendorPort: 3002,
    vendorKeys: [],
    vendorUrls: [],
    vendorSources: [],
    payments: [],
    paymentCallbackUrl: new URL('http://localhost:3002'),
    beacon: {
      chain: quicknet,
      relays: ['api.drand.sh', 'api2.drand.sh', 'api3.drand.sh', 'drand.cloudflare.com'].map(
        (host) => new URL(`https://${host}`),
      ),
    },
    resultFeeds: [],
    testMembers: [],
    socketsPerSecond: 600,
    backups: { folder: resolve('data/backups'), sealedFor: { identityFile: resolve('data/backup.key') } },
    logLevel: 'info',
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('every variable has its effect', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    CONSOLE_PORT: '8081',
    VENDOR_PORT: '8082',
    VENDOR_KEYS: `PG:k1:${'v'.repeat(32)}, *:all:${'w:'.repeat(16)}`,
    PUBLIC_URL: 'https://play.example.com',
    CONSOLE_URL: 'https://console.example.com',
    MERCHANT_CODE: 'acme-1',
    LOG_LEVEL: 'debug',
    DATA_DIR: '/srv/banyan',
    CACHE_DIR: '/var/cache/banyan',
    MASTER_KEY: masterKey.toString('base64'),
    OPERATOR_KEY: operatorKey,
    METRICS_KEY: 'm'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    PUBLISH_API: 'no',
    LINK_HOSTS: 'zalo.me,line.me',
    IMAGE_CDN_HOSTS: 'img.example.com:8443',
    VENDOR_URLS: 'PG=https://pg.example.com/api, *=http://127.0.0.1:3102',
    VENDOR_SOURCES: 'PG=203.0.113.0/24, *=10.0.0.1, PG=2001:db8::/32',
    LAUNCH_GAME_HOSTS: 'play.example.net, http://127.0.0.1:3102',
    BEACON_RELAYS: 'https://beacon.example.com/drand, http://127.0.0.1:3100/beacon',
    RESULT_FEEDS: 'xoso=https://results.example.com/v1, here=http://127.0.0.1:3100/results/feed-1',
    TEST_MEMBERS: 'linh, minh.pham',
    SOCKETS_PER_SECOND: '900',
    SMS_GATEWAY_URL: 'https://sms.example.com/v1/messages',
    SMS_GATEWAY_KEY: 'g'.repeat(32),
    MAIL_SERVER_URL: 'smtps://banyan:secret@mail.example.com:465',
    MAIL_FROM: 'play@example.com',
    BACKUP_DIR: '/srv/backups',
    BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
  })
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    consolePort: 8081,
    publicUrl: new URL('https://play.example.com'),
    consoleUrl: new URL('https://console.example.com'),
    merchantCode: 'acme-1',
    database: { engine: 'pglite', folder: '/srv/banyan' },
    logLevel: 'debug',
    cacheFolder: '/var/cache/banyan',
    masterKey,
    operatorKey,
    metricsKey: 'm'.repeat(32),
    trustedProxies: ['10.0.0.0/8', '::1'],
    publishApi: false,
    hosts: {
      links: ['zalo.me', 'line.me'],
      images: ['img.example.com:8443'],
      games: ['play.example.net', 'http://127.0.0.1:3102'],
    },
    smsGateway: { url: new URL('https://sms.example.com/v1/messages'), key: 'g'.repeat(32) },
    mailServer: { url: new URL('smtps://banyan:secret@mail.example.com:465'), from: 'play@example.com' },
    phoneProvider: undefined,
    vendorPort: 8082,
    vendorKeys: [
      { vendorCode: 'PG', id: 'k1', secret: 'v'.repeat(32) },
      { vendorCode: '*', id: 'all', secret: 'w:'.repeat(16) },
    ],
    vendorUrls: [
      { vendorCode: 'PG', url: new URL('https://pg.example.com/api') },
      { vendorCode: '*', url: new URL('http://127.0.0.1:3102') },
    ],
    vendorSources: [
      { vendorCode: 'PG', ranges: ['203.0.113.0/24', '2001:db8::/32'] },
      { vendorCode: '*', ranges: ['10.0.0.1'] },
    ],
    beacon: {
      chain: quicknet,
      relays: [new URL('https://beacon.example.com/drand'), new URL('http://127.0.0.1:3100/beacon')],
    },
    resultFeeds: [
      { name: 'xoso', url: new URL('https://results.example.com/v1') },
      { name: 'here', url: new URL('http://127.0.0.1:3100/results/feed-1') },
    ],
    testMembers: ['linh', 'minh.pham'],
    socketsPerSecond: 900,
    backups: { folder: '/srv/backups', sealedFor: { recipient: `age1${'q'.repeat(58)}` } },
    payments: [],
    paymentCallbackUrl: new URL('http://localhost:8082'),
  })
})

test('[OPS-01] DATABASE_URL chooses PostgreSQL', () => {
  const url = 'postgres://banyan:secret@localhost:5432/banyan'
  expect(readConfig({ ...withPostgres, DATABASE_URL: url, DATA_DIR: '/ignored' }).database).toEqual({
    engine: 'postgres',
    url,
  })
})

test('[OPS-01] PostgreSQL belongs to a brand of its own: no host and no address of the demo comes with it', () => {
  const url = 'postgres://banyan:secret@localhost:5432/banyan'
  expect(readConfig({ ...withPostgres, DATABASE_URL: url }).hosts).toEqual({ links: [], images: [], games: [] })
  const withMail = { ...withPostgres, DATABASE_URL: url, MAIL_SERVER_URL: 'smtps://mail.example.com' }
  expect(() => readConfig(withMail)).toThrow('MAIL_FROM')
  expect(readConfig({ ...withMail, MAIL_FROM: 'play@example.com' }).mailServer?.from).toBe('play@example.com')
})

test.each([
  { variable: 'PORT', values: ['http', '65536', '-1', '3000.5', '1e3', ' ', '０', '99999999999999999999'] },
  { variable: 'CONSOLE_PORT', values: ['x', '65536', '3000'] },
  { variable: 'VENDOR_PORT', values: ['x', '65536', '3000', '3001'] },
  { variable: 'HOST', values: ['bad host', 'a/b', 'x'.repeat(300), '<script>'] },
  {
    variable: 'PUBLIC_URL',
    values: ['play.example.com', 'ftp://a', 'http://a/path', 'https://a?x=1', 'https://u:p@a', 'javascript:1', '::'],
  },
  { variable: 'MERCHANT_CODE', values: ['A', 'x'.repeat(31), 'a b', 'é', '../x'] },
  { variable: 'LOG_LEVEL', values: ['loud', 'INFO', '3'] },
  { variable: 'DATABASE_URL', values: ['db', 'mysql://a/b', 'http://a', 'postgres'] },
  { variable: 'DATA_DIR', values: ['a\0b'] },
  { variable: 'CACHE_DIR', values: ['a\0b'] },
  {
    variable: 'MASTER_KEY',
    values: ['short', 'x'.repeat(44), Buffer.alloc(31).toString('base64'), `${'A'.repeat(43)}!`],
  },
  { variable: 'OPERATOR_KEY', values: ['short', `${'a'.repeat(40)} b`, 'é'.repeat(40)] },
  { variable: 'METRICS_KEY', values: ['short', `${'a'.repeat(40)} b`] },
  { variable: 'TRUSTED_PROXIES', values: ['true', '10.0.0.0/33', '1.2.3', 'proxy.local', '10.0.0.1,', '::1/129'] },
  { variable: 'PUBLISH_API', values: ['true', '1', 'maybe'] },
  { variable: 'TEST_MEMBERS', values: ['linh,', 'a b', 'x'.repeat(61)] },
  { variable: 'LINK_HOSTS', values: ['*', 'https://t.me', 't.me/x', 'a b'] },
  { variable: 'IMAGE_CDN_HOSTS', values: ['*.example.com'] },
  {
    variable: 'LAUNCH_GAME_HOSTS',
    values: [
      ...["'unsafe-inline'", '*', 'https://play.example.net', 'http://play.example.net', 'http://127.0.0.1:3102/'],
      ...['http://127.0.0.1:99999', 'http://127.0.0.1:80', 'http://[::1]:3102', 'http://localhost.evil.example'],
      ...['http://127.0.0.1:3102;script-src', 'http:', 'data:'],
    ],
  },
  {
    variable: 'SMS_GATEWAY_URL',
    values: ['sms.example.com', 'http://sms.example.com/', 'https://u:p@sms.example.com/', 'ftp://127.0.0.1/', '::'],
  },
  { variable: 'SMS_GATEWAY_KEY', values: ['short', `${'a'.repeat(40)} b`] },
  { variable: 'MAIL_SERVER_URL', values: ['mail.example.com', 'https://mail.example.com', 'smtp:', 'smtp://', '::'] },
  {
    variable: 'PHONE_PROVIDER_URL',
    values: ['phone.example.com', 'http://phone.example.com/', 'https://u:p@phone.example.com'],
  },
  { variable: 'PHONE_PROVIDER_KEYS_URL', values: ['http://phone.example.com/keys', 'ftp://127.0.0.1/', '::'] },
  { variable: 'PHONE_PROVIDER_KEY', values: ['short', `${'a'.repeat(40)} b`] },
  { variable: 'PHONE_PROVIDER_ISSUER', values: ['two words', 'é', 'x'.repeat(301)] },
  { variable: 'PHONE_PROVIDER_AUDIENCE', values: ['two words'] },
  { variable: 'MAIL_FROM', values: ['play', 'a@b c', 'a@b\r\nBcc: c@d', 'Play <a@b.example>', '@b', 'a@'] },
])('nonsense in $variable is one clear line that names it', ({ variable, values }) => {
  for (const value of values) {
    const read = () => readConfig({ ...withPostgres, ...withSms, ...withProvider, [variable]: value })
    expect(read, value).toThrow(StartError)
    try {
      read()
    } catch (error) {
      const { message } = error as Error
      expect(message).toMatch(new RegExp(`^${variable} must .+\\.$`))
    }
  }
})

test.each([
  'http://127.0.0.1:3100/sms/messages',
  'http://localhost:3100/',
  'http://[::1]:3100/',
  'https://sms.example.com/',
])('messages may be handed to %s', (url) => {
  expect(readConfig({ ...withSms, SMS_GATEWAY_URL: url }).smsGateway?.url.href).toBe(url)
})

test.each([
  { given: 'SMS_GATEWAY_URL', missing: 'SMS_GATEWAY_KEY' },
  { given: 'SMS_GATEWAY_KEY', missing: 'SMS_GATEWAY_URL' },
] as const)('$given without $missing is a mistake', ({ given, missing }) => {
  expect(() => readConfig({ [given]: withSms[given] })).toThrow(`${missing} must be set with ${given}.`)
})

test('[ACC-14] a phone-verification provider is named by five variables together', () => {
  expect(readConfig(withProvider).phoneProvider).toEqual({
    url: new URL(withProvider.PHONE_PROVIDER_URL),
    keysUrl: new URL(withProvider.PHONE_PROVIDER_KEYS_URL),
    key: withProvider.PHONE_PROVIDER_KEY,
    issuer: withProvider.PHONE_PROVIDER_ISSUER,
    audience: withProvider.PHONE_PROVIDER_AUDIENCE,
  })
  for (const name of Object.keys(withProvider))
    expect(() => readConfig({ ...withProvider, [name]: '' })).toThrow(new RegExp(`^${name} must be set with PHONE_`))
})

test('a password in a variable is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/)
})

test.each(['9', '10001', '1e3', '-300', '3.5', 'many'])('%s websockets a second are refused', (value) => {
  expect(() => readConfig({ SOCKETS_PER_SECOND: value })).toThrow(
    'SOCKETS_PER_SECOND must be a whole number from 10 to 10000',
  )
})

test('one start names every mistake', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'z' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/,
  )
})
