import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

let w: World
let member: Readonly<Record<string, string>>
beforeAll(async () => {
  w = await world()
  member = { ...(await w.signIn()).headers }
})
afterAll(() => w[Symbol.asyncDispose]())

type Texts = Readonly<Record<string, string>>

async function codeOf({ method, path: url }: CallDefinition, query: Texts, headers: Texts = {}) {
  const given = { query: { ...query }, headers: { ...member, ...headers } }
  const answer = await w.app.portal.inject({ method, url, ...given })
  const { success, code, value } = answer.json()
  return success ? 'ok' : `${code} ${value?.fields?.[0]?.path}`
}

const platforms = ['flash', 'html5-desktop']
const { gameList, hotGames, gameVendors, favouriteGames, recentGames, announcements } = calls

/** Each call of the specification with a field that has only these values, and some that it has not. */
test.each<[CallDefinition, string, readonly string[], readonly string[]]>([
  [gameList, 'platform', platforms, ['W', 'WEB', 'Flash', '']],
  [hotGames, 'platform', platforms, ['W', 'html5', '']],
  [gameVendors, 'platform', platforms, ['W', 'html5-mobile', '']],
  [favouriteGames, 'platform', platforms, ['W', 'android', '']],
  [announcements, 'platform', ['W'], ['WEB', 'flash', 'html5-desktop', '']],
  [gameList, 'clientType', ['3'], ['1', '2', '4', '']],
  [favouriteGames, 'clientType', ['3'], ['1', '']],
  [recentGames, 'clientType', ['3'], ['1', '']],
  [hotGames, 'isPlatform', ['2'], ['1', '3', '']],
  [gameList, 'merchant', ['banyan'], ['other', 'Banyan', 'banyan2', '']],
  [hotGames, 'merchantCode', ['banyan'], ['other', 'BANYAN', '']],
])('[SYS-20] $id takes of $1 the values of this deployment alone', async (call, field, right, wrong) => {
  const needed: Texts = call.id === 'announcements' ? { types: 'B' } : {}
  for (const value of right) expect(await codeOf(call, { ...needed, [field]: value }), value).toBe('ok')
  for (const value of wrong)
    expect(await codeOf(call, { ...needed, [field]: value }), value).toBe(`invalid_input /query/${field}`)
})

test.each([
  ['merchant', 'banyan', 'other'],
  ['platform', 'WEB', 'W'],
  ['lotteryType', 'Lott', 'LOTT'],
])('[SYS-20] a request says of %s that it is %s, or nothing', async (name, right, wrong) => {
  for (const call of [gameList, hotGames, recentGames, calls.memberInfo]) {
    expect(await codeOf(call, {}, { [name]: right })).toBe('ok')
    // The second time its answer is known, and is given by the short cut.
    for (let time = 0; time < 2; time++) {
      expect(await codeOf(call, {})).toBe('ok')
      expect(await codeOf(call, {}, { [name]: wrong })).toBe(`invalid_input /headers/${name.toLowerCase()}`)
    }
  }
})

test('[SYS-20] free play takes the platform W alone', async () => {
  const paths = async (platform: string) => {
    const { method, path: url } = calls.freePlay
    const payload = { os: 'web', platform, random: 'x', gatewayVersion: 3 }
    const { code, value } = (await w.app.portal.inject({ method, url, payload })).json()
    return [code, value.fields.some(({ path }: { path: string }) => path === '/body/platform')]
  }
  for (const platform of ['WEB', 'flash', '']) expect(await paths(platform)).toEqual(['invalid_input', true])
  expect(await paths('W')).toEqual(['invalid_input', false])
})
