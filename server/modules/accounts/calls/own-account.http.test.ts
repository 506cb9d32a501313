import { calls } from '@banyan/contract/calls.ts'
import { avatars } from '@banyan/contract/identity/account.ts'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'
import { accountTypes, agentTypes } from '../account-types.ts'

test.each([accountTypes.member, accountTypes.trial, ...agentTypes])(
  '[ACC-20] an account of type %i reads who it is',
  async (type) => {
    await using w = await world()
    const { headers } = await w.signIn({ username: ' Linh ', nickname: 'Sen', type, language: 'AR' })
    const answer = await w.app.portal.inject({ url: calls.memberInfo.path, headers })
    expect(answer.json().value).toEqual({
      nickname: 'Sen',
      account: 'Linh',
      id: expect.stringMatching(/^[\w-]{22}$/),
      type,
      language: 'AR',
      icon: avatars[0],
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('[ACC-20] the avatar is the default until one is chosen, and again when the chosen one is gone', async () => {
  await using w = await world()
  const { headers, accountId } = await w.signIn()
  const icon = async () =>
    (await w.app.portal.inject({ url: calls.memberIcon.path, headers })).json().value.icon as string
  const choose = async (name: string) =>
    await w.app.portal.inject({ method: 'PUT', url: calls.changeMemberIcon.path, headers, payload: { icon: name } })
  expect(await icon()).toBe(avatars[0])
  expect((await choose('koi')).json()).toEqual({ success: true, value: {} })
  expect(await icon()).toBe('koi')
  expect((await choose('dragon')).json()).toMatchObject({ code: 'invalid_input' })
  expect(await icon()).toBe('koi')
  await w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ avatar: 'withdrawn' }).where('id', '=', accountId).execute(),
  )
  expect(await icon()).toBe(avatars[0])
})

test('[ACC-06] a trial account has no avatar to choose', async () => {
  await using w = await world()
  const { headers } = await w.signIn({ type: accountTypes.trial })
  const change = { method: 'PUT', url: calls.changeMemberIcon.path, headers, payload: { icon: 'koi' } } as const
  expect((await w.app.portal.inject(change)).json()).toMatchObject({ code: 'in_need_true_account' })
})

test('[SYS-10] the language is kept with the account; one that is not offered is refused', async () => {
  await using w = await world()
  const { headers } = await w.signIn()
  const language = async () =>
    (await w.app.portal.inject({ url: calls.memberInfo.path, headers })).json().value.language as string | null
  const choose = async (code: string) =>
    await w.app.portal.inject({ method: 'PUT', url: calls.changeLanguage.path, headers, payload: { language: code } })
  expect(await language()).toBeNull()
  expect((await choose('AR')).statusCode).toBe(200)
  expect(await language()).toBe('AR')
  expect((await choose('JP')).json()).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path: '/body/language', rule: 'enum' }] },
  })
  expect(await language()).toBe('AR')
})
