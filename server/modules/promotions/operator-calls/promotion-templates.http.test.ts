import { readFileSync } from 'node:fs'
import { operatorPromotionCalls as calls } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { look } from '#/modules/staff/test-world/member-desk.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'
import { plantPromotion, promotionDraft } from '../test-world/promotion-bodies.ts'

/** One for all: each test has promotions of its own. */
let w: World
let mai: Readonly<Record<string, string>>
beforeAll(async () => {
  w = await world()
  mai = (await w.signIn({ username: 'mai', type: accountTypes.operator })).consoleHeaders
})
afterAll(() => w[Symbol.asyncDispose]())

const reason = 'the campaign of the month'

/** The value, what is wrong with the fields, or the code of the refusal. */
async function post(call: { readonly path: string }, payload: object) {
  const sent = { method: 'POST', url: call.path, payload, headers: mai, remoteAddress: anotherAddress() } as const
  const answer = (await w.app.operator.inject(sent)).json()
  return answer.success ? answer.value : (answer.value?.fields ?? answer.code)
}
const withOwn = (kind: string, own: object) => {
  const draft = promotionDraft(kind)
  return { ...draft, rule: { ...draft.rule, own: { ...draft.rule.own, ...own } } }
}
const withCommon = (common: object) => {
  const draft = promotionDraft()
  return { ...draft, rule: { ...draft.rule, common: { ...draft.rule.common, ...common } } }
}

const prize = (ppm: number, stock = 0) => ({ name: { en: 'Prize' }, amount: '1000.00', ppm, stock })
const end = { startsAt: '2026-06-02T00:00:00Z', endsAt: '2026-06-01T00:00:00Z' }
const [even, odd] = ['1000.00', '1050.00']

test.each([
  [
    'odds below a whole',
    () => withOwn('wheel', { prizes: [prize(1), prize(2)] }),
    '/body/rule/own/prizes',
    'oddsComeToAll',
  ],
  [
    'odds above a whole',
    () => withOwn('wheel', { prizes: [prize(999_999), prize(2)] }),
    '/body/rule/own/prizes',
    'oddsComeToAll',
  ],
  [
    'a last prize that runs out',
    () => withOwn('wheel', { prizes: [prize(500_000), prize(500_000, 1)] }),
    '/body/rule/own/prizes/1/stock',
    'alwaysThere',
  ],
  [
    'tiers out of order',
    () =>
      withOwn('rescue', {
        tiers: [
          { from: '200.00', ppm: 1 },
          { from: '100.00', ppm: 2 },
        ],
      }),
    '/body/rule/own/tiers/1/from',
    'order',
  ],
  [
    'tiers twice alike',
    () =>
      withOwn('rescue', {
        tiers: [
          { from: '200.00', ppm: 1 },
          { from: '200.00', ppm: 2 },
        ],
      }),
    '/body/rule/own/tiers/1/from',
    'order',
  ],
  ['most below least', () => withOwn('red_packet', { least: '2000.00', most: even }), '/body/rule/own/most', 'limits'],
  [
    'a pool below a packet',
    () => withOwn('red_packet', { most: '9000.00', pool: even }),
    '/body/rule/own/pool',
    'limits',
  ],
  ['packets in odd sums', () => withOwn('red_packet', { least: odd }), '/body/rule/own/least', 'step'],
  ['an end before the start', () => ({ ...promotionDraft(), ...end }), '/body/endsAt', 'order'],
  [
    'a day’s budget above the whole',
    () => ({ ...promotionDraft(), budget: '10.00', budgetPerDay: '10.01' }),
    '/body/budgetPerDay',
    'limits',
  ],
  ['an unknown field', () => withOwn('reload', { bonus: 1 }), '/body/rule/own', 'additionalProperties'],
  ['a missing field', () => withOwn('reload', { least: undefined }), '/body/rule/own', 'required'],
  ['an amount of nothing', () => withOwn('reload', { least: '0.00' }), '/body/rule/own/least', 'pattern'],
  ['a part beyond its bound', () => withOwn('reload', { ppm: 1_000_001 }), '/body/rule/own/ppm', 'maximum'],
  ['a common rule of nonsense', () => withCommon({ vipFrom: -1 }), '/body/rule/common/vipFrom', 'minimum'],
  ['a bound of nonsense', () => withCommon({ mostPerMember: '-1.00' }), '/body/rule/common/mostPerMember', 'pattern'],
  ['a group of nonsense', () => withCommon({ exclusiveGroup: 'A b' }), '/body/rule/common/exclusiveGroup', 'pattern'],
  ['a kind that there is not', () => ({ ...promotionDraft(), kind: 'lottery' }), '/body/kind', 'enum'],
] as const)(
  '[OPS-05] [PRO-01] a template with %s is refused, and names its field',
  async (_what, draft, path, rule) => {
    const made = draft()
    expect(await post(calls.makePromotion, made)).toContainEqual(expect.objectContaining({ path, rule }))
    expect((await look(w, calls.readPromotion, { code: made.code })).code).toBe('promotion_not_found')
  },
)

test('[OPS-05] a change of the same nonsense is refused before it is asked for, and a kind stays', async () => {
  const running = { ...(await plantPromotion(w, 'running', promotionDraft('wheel'))), version: 1, reason }
  const own = { ...running.rule.own, prizes: [prize(1), prize(2)] }
  expect(await post(calls.changePromotion, { ...running, rule: { ...running.rule, own } })).toMatchObject([
    { path: '/body/rule/own/prizes', rule: 'oddsComeToAll' },
  ])
  const other = promotionDraft('reload')
  expect(await post(calls.changePromotion, { ...running, kind: 'reload', rule: other.rule })).toMatchObject([
    { path: '/body/kind', rule: 'const' },
  ])
})

test('[OPS-05] [PRO-01] each kind begins with a rule that its own form takes, and its terms stand in four languages', async () => {
  const { kinds, common } = (await look(w, calls.promotionKinds, {})).value
  expect(kinds.length).toBeGreaterThan(8)
  expect(Object.keys(common.properties as object)).toContain('wagering')
  for (const { kind, schema, initial } of kinds) {
    expect(Object.keys(schema.properties as object)).toEqual(Object.keys(initial.own))
    const draft = promotionDraft(kind)
    expect([kind, await post(calls.makePromotion, draft)]).toEqual([kind, {}])
    const { languages } = (await look(w, calls.previewPromotion, { code: draft.code })).value
    expect(languages.map(({ tag }) => tag)).toEqual(['en', 'vi', 'ar', 'zh-Hans'])
    for (const { terms, example } of languages) for (const line of [...terms, example]) expect(line).not.toMatch(/[{}]/)
    expect(new Set(languages.map(({ terms }) => terms.length)).size).toBe(1)
  }
})

test('the fixture that the console’s tests read has every kind as it is', async () => {
  const file = new URL('../contract/fixtures/promotion-kinds.json', serverFolder)
  const { value } = (await w.app.operator.inject({ url: calls.promotionKinds.path, headers: mai })).json()
  expect(JSON.parse(readFileSync(file, 'utf8')).common).toEqual(value.common)
  const named = (kinds: readonly { readonly name: string }[]) => kinds.map(({ name: _name, ...kind }) => kind)
  expect(named(value.kinds)).toEqual(named(JSON.parse(readFileSync(file, 'utf8')).kinds))
})
