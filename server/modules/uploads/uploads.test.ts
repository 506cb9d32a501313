import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { world } from '#/test-world/world.ts'
import { deleteUnattached, insertUpload, type UploadOwner, uploadOf, uploadsOfOwner } from './store/uploads.ts'
import { attachUploads } from './uploads.ts'

const deposit = (id: string): UploadOwner => ({ kind: 'deposit', id })

/** A member, and what is done for it. */
async function memberOf(database: Database) {
  const username = `player-${randomBytes(6).toString('hex')}`
  const accountId = await database.transaction((tx) => createAccount(tx, anAccount({ username })))
  return {
    accountId,
    upload: async () => {
      const id = randomBytes(16).toString('base64url')
      const upload = { id, accountId, contentType: 'image/png', sealed: Buffer.alloc(40) } as const
      await database.transaction((tx) => insertUpload(tx, upload))
      return id
    },
    attach: (ids: readonly string[], owner: UploadOwner) =>
      database.transaction((tx) => attachUploads(tx, accountId, ids, owner)),
  }
}

type Member = Awaited<ReturnType<typeof memberOf>>
const threeOf = async ({ upload }: Member) => [await upload(), await upload(), await upload()]

onEachEngine('attaching images', (engine) => {
  let database: Database
  let linh: Member
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    linh = await memberOf(database)
  })
  const idsOf = async (owner: UploadOwner) => (await uploadsOfOwner(database.db, owner)).map(({ id }) => id)

  test('[WAL-10] three images are attached in the order in which they are named', async () => {
    const [first = '', second = '', third = ''] = await threeOf(linh)
    await linh.attach([third, first], deposit('7'))
    await linh.attach([second], deposit('7'))
    expect(await idsOf(deposit('7'))).toEqual([third, first, second])
    expect(await uploadsOfOwner(database.db, deposit('8'))).toEqual([])
    expect((await uploadsOfOwner(database.db, deposit('7')))[0]).toMatchObject({ contentType: 'image/png' })
  })

  test('[WAL-10] a fourth image of an owner is refused, all at once or later, and none is attached', async () => {
    const [first = '', ...others] = await threeOf(linh)
    const four = [first, ...others, await linh.upload()]
    await expect(linh.attach(four, deposit('7'))).rejects.toMatchObject({ code: 'upload_three_at_most' })
    expect(await idsOf(deposit('7'))).toEqual([])
    await linh.attach(four.slice(0, 3), deposit('7'))
    await expect(linh.attach(four.slice(3), deposit('7'))).rejects.toMatchObject({ code: 'upload_three_at_most' })
    await linh.attach(four.slice(3), deposit('8'))
  })

  test('[WAL-10] what is not there, or another account’s, is refused alike, and nothing is attached with it', async () => {
    const minh = await memberOf(database)
    const [own, foreign] = [await linh.upload(), await minh.upload()]
    for (const id of [foreign, 'A'.repeat(22)])
      await expect(linh.attach([own, id], deposit('7'))).rejects.toMatchObject({ code: 'upload_not_found' })
    expect(await idsOf(deposit('7'))).toEqual([])
  })

  test('[WAL-10] an image is attached once', async () => {
    const [own, other] = [await linh.upload(), await linh.upload()]
    await expect(linh.attach([own, own], deposit('7'))).rejects.toMatchObject({ code: 'upload_used' })
    await linh.attach([own], deposit('7'))
    for (const ids of [[own], [other, own]])
      await expect(linh.attach(ids, deposit('8'))).rejects.toMatchObject({ code: 'upload_used' })
    expect(await idsOf(deposit('8'))).toEqual([])
  })

  test('[WAL-10] attaching nothing changes nothing', async () => {
    await linh.attach([], deposit('7'))
    expect(await idsOf(deposit('7'))).toEqual([])
  })
})

onPostgres('images that several want at once', () => {
  test('[WAL-10] of ten that attach an image one does, and of attaching and removing one', async () => {
    const database = await emptyDatabase('postgres')
    const linh = await memberOf(database)
    const id = await linh.upload()
    const tries = Array.from({ length: 10 }, (_, place) => linh.attach([id], deposit(String(place))))
    const ends = (await Promise.allSettled(tries)).map((end) => (end.status === 'rejected' ? end.reason.code : 'done'))
    expect(ends.toSorted()).toEqual(['done', ...Array(9).fill('upload_used')])

    for (let round = 0; round < 5; round++) {
      const next = await linh.upload()
      const remove = () => database.transaction((tx) => deleteUnattached(tx, linh.accountId, next))
      const [attached, removed] = await Promise.allSettled([linh.attach([next], deposit(`r${round}`)), remove()])
      const isAttached = attached.status === 'fulfilled'
      expect(removed).toMatchObject({ value: !isAttached })
      expect((await uploadOf(database.db, next)) !== undefined).toBe(isAttached)
    }
  })
})

test('[WAL-10] images that were attached to nothing for a day are removed; others stay', async () => {
  await using w = await world()
  const linh = await memberOf(w.database)
  const [old, used] = [await linh.upload(), await linh.upload()]
  await linh.attach([used], deposit('7'))
  await w.moveClock(23 * 3_600)
  const young = await linh.upload()
  await w.app.work.runDue('prune-uploads')
  const there = async () => {
    const found = await Promise.all([old, used, young].map((id) => uploadOf(w.database.db, id)))
    return found.map((upload) => upload !== undefined)
  }
  expect(await there()).toEqual([true, true, true])
  await w.moveClock(25 * 3_600)
  await w.app.work.runDue('prune-uploads')
  expect(await there()).toEqual([false, true, true])
})
