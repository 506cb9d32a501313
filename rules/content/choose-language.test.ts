import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const offered = [
  { code: 'EN', tag: 'en' },
  { code: 'TY', tag: 'vi' },
  { code: 'AR', tag: 'ar' },
  { code: 'CN', tag: 'zh-Hans' },
]

const chosen = (wishes: Partial<Parameters<typeof chooseLanguage>[1]>) =>
  chooseLanguage(offered, { address: null, stored: null, preferred: [], ...wishes }).code

test('the address goes before the storage, and the storage before the browser', () => {
  expect(chosen({ address: 'AR', stored: 'TY', preferred: ['zh-CN'] })).toBe('AR')
  expect(chosen({ stored: 'TY', preferred: ['zh-CN'] })).toBe('TY')
  expect(chosen({ preferred: ['zh-CN'] })).toBe('CN')
})

test('a wish that is not offered is passed over', () => {
  expect(chosen({ address: 'XX', stored: '', preferred: ['de-DE', 'vi-VN'] })).toBe('TY')
  expect(chosen({ preferred: ['not a tag', 'ar-EG'] })).toBe('AR')
})

test('traditional Chinese is not served in simplified signs', () => {
  expect(chosen({ preferred: ['zh-TW'] })).toBe('EN')
})

test('of two of one language the browser gets the one that it names', () => {
  const portuguese = [
    { code: 'PT', tag: 'pt-PT' },
    { code: 'BR', tag: 'pt-BR' },
  ]
  const chosen = (tag: string) => chooseLanguage(portuguese, { address: null, stored: null, preferred: [tag] }).code
  expect([chosen('pt-BR'), chosen('pt-PT'), chosen('pt-AO')]).toEqual(['BR', 'PT', 'PT'])
})

test("without any wish it is the merchant's default", () => {
  expect(chosen({})).toBe('EN')
})
