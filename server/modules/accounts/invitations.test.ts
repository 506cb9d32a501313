import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'
import { createAccount } from './accounts.ts'
import { mintAffiliateCode } from './invitations.ts'
import { anAccount } from './test-world/account-builder.ts'

test('[ACC-11] an agent’s code is drawn without lookalikes, another one each time', async () => {
  await using w = await world()
  const codes = await w.database.transaction(async (tx) => {
    const ownerId = await createAccount(tx, anAccount({ username: 'agent', type: 2 }))
    const minted = []
    for (let at = 0; at < 50; at++) minted.push(await mintAffiliateCode(tx, { ownerId, kind: 'player' }))
    return minted
  })
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
})

test('[ACC-11] a code that is given is somebody’s once', async () => {
  await using w = await world()
  const wish = { kind: 'agent', code: 'AGENT2', domain: 'a.example.com', remark: 'street fair', maxUses: 3 } as const
  const answers = await w.database.transaction(async (tx) => {
    const ownerId = await createAccount(tx, anAccount({ username: 'agent', type: 1 }))
    return [await mintAffiliateCode(tx, { ownerId, ...wish }), await mintAffiliateCode(tx, { ownerId, ...wish })]
  })
  expect(answers).toEqual(['AGENT2', undefined])
  expect(await w.database.db.selectFrom('affiliate_codes').selectAll().execute()).toMatchObject([
    { kind: 'agent', domain: 'a.example.com', remark: 'street fair', max_uses: 3, uses: 0, state: 'active' },
  ])
})

test.each(['AGENT', 'AGENT2345', 'AGENT0', 'AGENTI', 'agent2'])('[ACC-11] %s is no code', async (code) => {
  await using w = await world()
  const minting = w.database.transaction(async (tx) => {
    const ownerId = await createAccount(tx, anAccount({ username: 'agent', type: 1 }))
    return await mintAffiliateCode(tx, { ownerId, kind: 'player', code })
  })
  await expect(minting).rejects.toThrow('affiliate_code_has_no_lookalikes')
})

test.each([0, 4, 9] as const)('[ACC-11] an account of type %i has no code', async (type) => {
  await using w = await world()
  const minting = w.database.transaction(async (tx) => {
    const ownerId = await createAccount(tx, anAccount({ username: 'nobody', type }))
    return await mintAffiliateCode(tx, { ownerId, kind: 'player' })
  })
  await expect(minting).rejects.toThrow('is no agent')
})
