// @vitest-environment node
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Catalogue } from './compile-catalogue.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['contract/texts']
for await (const file of glob('portal/src/**/texts/en.json', { cwd: repository })) folders.push(join(file, '..'))

async function textsIn(tag: string): Promise<Map<string, string>> {
  const catalogues = folders.map(
    async (folder): Promise<Catalogue> => JSON.parse(await readFile(join(repository, folder, `${tag}.json`), 'utf8')),
  )
  return new Map((await Promise.all(catalogues)).flatMap((catalogue) => Object.entries(catalogue)))
}

/**
 * Words per language wherever the English text matches `when`. A text about money must not use the word for
 * another thing, such as Arabic’s word for the stake instead of the wagering requirement.
 */
const words: readonly {
  readonly thing: string
  readonly tag: string
  readonly when: RegExp
  readonly says?: RegExp
  readonly never?: RegExp
}[] = [
  {
    thing: 'payment provider',
    tag: 'vi',
    when: /\bproviders?\b/i,
    says: /đối tác thanh toán/i,
    never: /nhà cung cấp/i,
  },
  { thing: 'payment provider', tag: 'ar', when: /\bproviders?\b/i, says: /مزوّدو? الدفع/ },
  { thing: 'payment provider', tag: 'zh-Hans', when: /\bproviders?\b/i, says: /支付服务商/ },
  { thing: 'game vendor', tag: 'vi', when: /\bvendors?\b/i, never: /đối tác thanh toán/i },
  { thing: 'game vendor', tag: 'ar', when: /\bvendors?\b/i, never: /مزوّدو? الدفع/ },
  {
    thing: 'wagering',
    tag: 'ar',
    when: /\bwager(ing)?\b|\bturnover\b/i,
    says: /متطلبات الرهان|المراهنة|يلزم الرهان/,
    never: /مبلغ الرهان/,
  },
  {
    thing: 'wagering',
    tag: 'vi',
    when: /\bwager(ing)?\b|\bturnover\b/i,
    says: /vòng cược|phải cược thêm/i,
    never: /doanh thu/i,
  },
  { thing: 'wagering', tag: 'zh-Hans', when: /\bwager(ing)?\b|\bturnover\b/i, says: /流水/ },
]

test.each(words)('$tag has one word for a $thing', async ({ tag, when, says, never }) => {
  const english = await textsIn('en')
  const told = [...(await textsIn(tag))].filter(([key]) => when.test(english.get(key) ?? ''))
  expect(told.length).toBeGreaterThan(3)
  if (says) expect(told.filter(([, text]) => !says.test(text))).toEqual([])
  if (never) expect(told.filter(([, text]) => never.test(text))).toEqual([])
})

test('Chinese counts lines by 注 and bets by 笔', async () => {
  const english = await textsIn('en')
  const counted = [...(await textsIn('zh-Hans'))].filter(([, text]) => /[#}] 注|该注|单注超/.test(text))
  expect(counted.length).toBeGreaterThan(3)
  expect(counted.filter(([key]) => !/\bline/i.test(english.get(key) ?? ''))).toEqual([])
})

test.each(['en', 'vi', 'ar', 'zh-Hans'])(
  'the fallback for unknown errors promises nothing about money: %s',
  async (tag) => {
    expect((await textsIn(tag)).get('errors.unknown_error')).not.toMatch(
      /nothing|không có gì thay đổi|لم يتغيّر|未作|没有任何/i,
    )
  },
)

test.each([
  ['en', /cleared/i],
  ['vi', /giải phóng/],
  ['ar', /مُصفّاة/],
] as const)('a bonus that ended for want of balance does not read as fulfilled: %s', async (tag, fulfilled) => {
  expect((await textsIn(tag)).get('records.bonusState.cleared')).not.toMatch(fulfilled)
})

test.each([
  ['en', /security cent/i],
  ['vi', /trung tâm bảo mật/i],
  ['ar', /مركز الأمان/],
  ['zh-Hans', /安全中心/],
] as const)('the page Security has one name: %s', async (tag, other) => {
  expect([...(await textsIn(tag))].filter(([, text]) => other.test(text))).toEqual([])
})
