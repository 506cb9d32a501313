import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '#/platform/start-error.ts'
import { readConfig } from './config.ts'

test('[OPS-01] without any variable the defaults of the README hold', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    port: 3000,
    consolePort: 3001,
    publicUrl: new URL('http://localhost:3000'),
    merchantCode: 'banyan',
    database: { engine: 'pglite', folder: resolve('data') },
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
    PUBLIC_URL: 'https://play.example.com',
    MERCHANT_CODE: 'acme-1',
    LOG_LEVEL: 'debug',
    DATA_DIR: '/srv/banyan',
  })
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    consolePort: 8081,
    publicUrl: new URL('https://play.example.com'),
    merchantCode: 'acme-1',
    database: { engine: 'pglite', folder: '/srv/banyan' },
    logLevel: 'debug',
  })
})

test('[OPS-01] DATABASE_URL chooses PostgreSQL', () => {
  const url = 'postgres://banyan:secret@db:5432/banyan'
  expect(readConfig({ DATABASE_URL: url, DATA_DIR: '/ignored' }).database).toEqual({ engine: 'postgres', url })
})

test.each([
  { variable: 'PORT', values: ['http', '65536', '-1', '3000.5', '1e3', ' ', '０', '99999999999999999999'] },
  { variable: 'CONSOLE_PORT', values: ['x', '65536', '3000'] },
  { variable: 'HOST', values: ['bad host', 'a/b', 'x'.repeat(300), '<script>'] },
  {
    variable: 'PUBLIC_URL',
    values: ['play.example.com', 'ftp://a', 'http://a/path', 'https://a?x=1', 'https://u:p@a', 'javascript:1', '::'],
  },
  { variable: 'MERCHANT_CODE', values: ['A', 'x'.repeat(31), 'a b', 'é', '../x'] },
  { variable: 'LOG_LEVEL', values: ['loud', 'INFO', '3'] },
  { variable: 'DATABASE_URL', values: ['db', 'mysql://a/b', 'http://a', 'postgres'] },
  { variable: 'DATA_DIR', values: ['a\0b'] },
])('nonsense in $variable is one clear line that names it', ({ variable, values }) => {
  for (const value of values) {
    const read = () => readConfig({ [variable]: value })
    expect(read, value).toThrow(StartError)
    try {
      read()
    } catch (error) {
      const { message } = error as Error
      expect(message).toMatch(new RegExp(`^${variable} must .+\\.$`))
    }
  }
})

test('a password in a variable is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/)
})

test('one start names every mistake', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'z' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/,
  )
})
