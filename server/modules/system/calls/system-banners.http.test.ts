import { calls } from '@banyan/contract/calls.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

type Banner = SettingsSections['banners']['list'][number]

function aBanner(id: string, given: Partial<Banner> = {}): Banner {
  return {
    id,
    url: '',
    linkageType: 'NONE',
    groupName: 'w_home',
    imageUrl: '/scenes/fair.svg',
    eyebrow: null,
    title: { en: 'Fair', vi: 'Hội' },
    text: { en: 'Come in' },
    button: null,
    from: null,
    until: null,
    ...given,
  }
}

async function banners(w: World, query: Record<string, string> = {}) {
  return (await w.app.portal.inject({ url: calls.systemBanners.path, query })).json().value.list
}

async function change(w: World, list: unknown[]) {
  const { path: url } = calls.changeBanners
  const { version } = w.settings.section('banners')
  const payload = { version, value: { list } }
  return (await w.app.operator.inject({ method: 'PUT', url, headers: { ...w.operatorHeaders }, payload })).json()
}

test('banners come by group, in the merchant’s order, in the asked language and else in English', async () => {
  await using w = await world()
  await w.set('banners', {
    list: [
      aBanner('b', { linkageType: 'ROUTE', url: '/rng' }),
      aBanner('side', { groupName: 'w_leftmenu' }),
      aBanner('a'),
    ],
  })
  expect((await banners(w)).map(({ id }: Banner) => id)).toEqual(['b', 'side', 'a'])
  const home = await banners(w, { groupName: 'w_home', language: 'TY' })
  expect(home.map(({ id }: Banner) => id)).toEqual(['b', 'a'])
  expect(home[0]).toEqual({
    id: 'b',
    url: '/rng',
    linkageType: 'ROUTE',
    groupName: 'w_home',
    imageUrl: '/scenes/fair.svg',
    eyebrow: '',
    title: 'Hội',
    text: 'Come in',
    button: '',
  })
})

test('a banner is there from its beginning to its end', async () => {
  await using w = await world()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await w.set('banners', {
    list: [
      aBanner('always'),
      aBanner('over', { from: day(-2), until: day(-1) }),
      aBanner('now', { from: day(-1), until: day(1) }),
      aBanner('soon', { from: day(1) }),
    ],
  })
  expect((await banners(w)).map(({ id }: Banner) => id)).toEqual(['always', 'now'])
})

test('the demo begins with banners in every group', async () => {
  await using w = await world()
  const count = async (groupName: string) => (await banners(w, { groupName })).length
  expect([await count('w_home'), await count('w_leftmenu'), await count('w_reg')]).toEqual([4, 2, 2])
  expect((await change(w, w.settings.current('banners').list as unknown[])).success).toBe(true)
})

describe('what an operator writes', () => {
  let w: World
  beforeAll(async () => {
    w = await world()
  })
  afterAll(() => w[Symbol.asyncDispose]())

  test.each<{ given: Partial<Banner>; field: string; rule: string }>([
    { given: { linkageType: 'ROUTE', url: 'https://t.me/x' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'ROUTE', url: '//evil.example' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'ROUTE', url: '' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'ROUTE', url: '/pointMall?from=banner' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'GAME', url: 'koi' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'PROMOTION', url: '/promotions' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'PROMOTION', url: 'VIP_5' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'EXTERNAL', url: '/rng' }, field: 'url', rule: 'linkage' },
    { given: { linkageType: 'NONE', url: '/rng' }, field: 'url', rule: 'linkage' },
    { given: { id: 'first' }, field: 'id', rule: 'duplicate' },
    { given: { from: '2026-13-01T00:00Z' }, field: 'from', rule: 'moment' },
    { given: { from: '2026-12-02T00:00Z', until: '2026-12-01T00:00Z' }, field: 'until', rule: 'after_from' },
  ])('$given is refused at $field', async ({ given, field, rule }) => {
    expect(await change(w, [aBanner('first'), aBanner('second', given)])).toMatchObject({
      code: 'invalid_input',
      value: { fields: [{ path: `/body/value/list/1/${field}`, rule }] },
    })
  })

  test('one more than there may be, and a text that is too long or not in English, are refused', async () => {
    const ruleOf = async (list: Banner[]) => (await change(w, list)).value.fields[0]
    expect(await ruleOf(Array.from({ length: 61 }, (_, at) => aBanner(`b${at}`)))).toMatchObject({
      ...{ path: '/body/value/list', rule: 'maxItems' },
    })
    expect(await ruleOf([aBanner('long', { title: { en: 'x'.repeat(81) } })])).toMatchObject({
      ...{ path: '/body/value/list/0/title/en', rule: 'maxLength' },
    })
    const onlyVietnamese = { vi: 'Chào' } as unknown as Banner['title']
    expect((await ruleOf([aBanner('vi', { title: onlyVietnamese })])).path).toMatch(/^\/body\/value\/list\/0\/title/)
  })

  test.each<{ given: Partial<Banner>; code: string | undefined }>([
    { given: { linkageType: 'EXTERNAL', url: 'https://evil.example/' }, code: 'host_not_allowed' },
    { given: { linkageType: 'EXTERNAL', url: 'https://t.me/banyan' }, code: undefined },
    { given: { imageUrl: 'https://evil.example/x.png' }, code: 'host_not_allowed' },
    { given: { imageUrl: 'https://images.example.com/x.png' }, code: undefined },
    { given: { linkageType: 'GAME', url: '12' }, code: undefined },
    { given: { linkageType: 'PROMOTION', url: 'vip-5' }, code: undefined },
  ])('$given: $code', async ({ given, code }) => {
    expect((await change(w, [aBanner('only', given)])).code).toBe(code)
  })
})
