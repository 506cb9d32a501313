// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { frameMessageIn } from './frame-message.ts'
import { isGameAddress } from './game-address.ts'

const address = 'http://127.0.0.1:3102/play/x'
const frame = {} as Window
const event = (fields: object) => ({
  source: frame,
  origin: 'http://127.0.0.1:3102',
  data: { banyan: 1, kind: 'leave' },
  ...fields,
})

test.each(['ready', 'balanceChanged', 'leave'])('[PLAY-03] the game says %s', (kind) => {
  expect(frameMessageIn(event({ data: { banyan: 1, kind } }), frame, address)).toBe(kind)
})

test.each([
  ['another window', { source: {} as Window }],
  ['no window', { source: null }],
  ['another port', { origin: 'http://127.0.0.1:3103' }],
  ['another scheme', { origin: 'https://127.0.0.1:3102' }],
  ['nowhere', { origin: 'null' }],
  ['another protocol', { data: { banyan: 2, kind: 'leave' } }],
  ['an unknown kind', { data: { banyan: 1, kind: 'login' } }],
  ['a kind of the prototype', { data: { banyan: 1, kind: 'toString' } }],
  ['a text', { data: '{"banyan":1,"kind":"leave"}' }],
  ['nothing', { data: null }],
])('[PLAY-03] what comes from %s is nothing that a game said', (_who, fields) => {
  expect(frameMessageIn(event(fields), frame, address)).toBeUndefined()
})

test('before there is a frame nobody is heard', () => {
  expect(frameMessageIn(event({ source: null }), null, address)).toBeUndefined()
})

const cdns = ['https://play.example/', 'http://127.0.0.1:3102']
test.each([
  ['https://play.example/x?y', true],
  ['http://127.0.0.1:3102/play/x', true],
  ['http://play.example/x', false],
  ['https://play.example.evil.example/', false],
  ['https://play.example:444/', false],
  ['https://evil.example/https://play.example/', false],
  ['https://play.example@evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//play.example/x', false],
  ['', false],
])('[PLAY-03] a game may lie at %s: %s', (url, may) => {
  expect(isGameAddress(url, cdns)).toBe(may)
  expect(isGameAddress(url, ['nonsense'])).toBe(false)
})

test('[PLAY-03] no game lies at the portal itself', () => {
  expect(isGameAddress(`${location.origin}/play`, [location.origin])).toBe(false)
})
