import { calls } from '@banyan/contract/calls.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, vendorAccount } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { setNickname } from '#/modules/accounts/accounts.ts'
import { confirmAddress, giveEmail, giveMobile } from '#/modules/accounts/contacts.ts'
import { type DeskMember, deskMember, look } from '#/modules/staff/test-world/member-desk.ts'
import { type World, world } from '#/test-world/world.ts'

/** One for all: the names of a test are its own. */
let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

const find = (query: Readonly<Record<string, string | number>>) => look(w, calls.findMembers, query)

async function foundBy(q: string, filters: Readonly<Record<string, string | number>> = {}) {
  const { rows } = (await find({ q, ...filters })).value
  return rows.map(({ username, matchedBy }) => `${username} by ${matchedBy}`)
}

test.each([
  {
    nickname: 'Nguyễn Thị Đào',
    finds: ['nguyen', 'Nguyễn Thị', 'thi d', 'đào', 'DAO'],
    misses: ['guyen', 'nguyen dao'],
  },
  { nickname: 'عائشة الخوري', finds: ['عائشه', 'عَائِشَة', 'الخو'], misses: ['خوري'] },
  { nickname: '欧阳明月', finds: ['欧', '阳明', '月'], misses: ['明欧'] },
  { nickname: 'สมหญิง ใจดี', finds: ['สมห', 'หญิง', 'ใจ'], misses: ['งส'] },
  { nickname: 'Łukasz Żółw', finds: ['lukasz', 'zolw', 'Żół'], misses: ['ukasz'] },
  { nickname: 'V\u00f5 \u00d0ình \u00f0ông', finds: ['vo dinh', 'Đình', 'dong'], misses: ['inh'] },
  { nickname: '香港 Queen', finds: ['港', 'queen'], misses: ['ueen'] },
])('[OPS-05] $nickname is found by the beginnings of its words', async ({ nickname, finds, misses }) => {
  const { id } = await deskMember(w, { username: `script${++count}`, nickname })
  for (const q of finds) {
    const row = (await find({ q })).value.rows.find((found) => found.id === id)
    expect(row, q).toMatchObject({ id, nickname, matchedBy: 'nickname' })
  }
  for (const q of misses) expect((await find({ q })).value.rows.map((found) => found.id)).not.toContain(id)
})
let count = 0

test('[OPS-05] a whole username stands first, then names that begin so, each member once', async () => {
  await deskMember(w, { username: 'sen', nickname: 'Zebra' })
  await deskMember(w, { username: 'sen.nho', nickname: 'Sen Sen Sen' })
  await deskMember(w, { username: 'mai.tr', nickname: 'Bông Sen' })
  expect(await foundBy('SEN')).toEqual(['sen by username', 'sen.nho by nickname', 'mai.tr by nickname'])
  expect(await foundBy('sen.')).toEqual(['sen.nho by username'])
})

test('[OPS-05] a whole number or mail address finds its member, however it is typed, and a part of one nobody', async () => {
  const { accountId } = await deskMember(w, { username: 'co.so' })
  await w.database.transaction(async (tx) => {
    await giveMobile(tx, w.personal, accountId, '+84912345678')
    await giveEmail(tx, w.personal, accountId, 'Co.So@mail.example.com')
  })
  for (const q of [
    ...['+84912345678', '+84 912 345 678', '0912345678', '84912345678', '0084 912 345 678', '(+84) 0912.345.678'],
    ...['٠٩١٢٣٤٥٦٧٨', '۰۹۱۲ ۳۴۵ ۶۷۸', '０９１２３４５６７８', '\u202a+84\u200b912345678\u202c', '0912/345–678'],
  ])
    expect(await foundBy(q), q).toEqual(['co.so by mobile'])
  expect(await foundBy('co.so@MAIL.example.com')).toEqual(['co.so by email'])
  for (const q of ['091234567', '912345', 'co.so@mail', '@mail.example.com']) expect(await foundBy(q), q).toEqual([])
  const [row] = (await find({ q: '0912345678' })).value.rows
  expect(row?.mobile).toBe('+84 91* *** 678')
})

test('[OPS-05] of those who claim one address the one that confirmed it stands first', async () => {
  const [claims, owns] = [await deskMember(w, { username: 'claims' }), await deskMember(w, { username: 'owns' })]
  await w.database.transaction(async (tx) => {
    await giveEmail(tx, w.personal, claims.accountId, 'one@mail.example.com')
    await giveEmail(tx, w.personal, owns.accountId, 'one@mail.example.com')
    await confirmAddress(tx, owns.accountId, w.personal.hashOfMail('one@mail.example.com'))
  })
  expect(await foundBy('one@mail.example.com')).toEqual(['owns by email', 'claims by email'])
})

test('[OPS-05] an account id, an entry of the ledger and a round of a vendor find their member', async () => {
  const { accountId, id } = await deskMember(w, { username: 'traced' })
  const subject = available(accountId, 'VND')
  const { entryId } = (await w.database.transaction((tx) =>
    postOne(tx, {
      key: { source: 'vendor:PG', kind: 'win', externalId: 'a win' },
      ...{ parameters: {}, actor: 'vendor:PG', subject },
      legs: [{ debit: vendorAccount('PG', 'VND'), credit: subject, amount: 12_345n }],
    }),
  )) as { entryId: bigint }
  await w.database.transaction((tx) =>
    sql`insert into game_rounds (vendor_code, round_id, account_id, asset)
      values ('JDB', 'other-1', ${accountId}, 'VND'), ('PG', 'R-77', ${accountId}, 'VND')`.execute(tx),
  )
  expect(await foundBy(id)).toEqual(['traced by id'])
  expect(await foundBy(`#${entryId}`)).toEqual(['traced by entry'])
  expect(await foundBy(String(entryId))).toEqual(['traced by entry'])
  expect(await foundBy(`\u200f${new Intl.NumberFormat('fa', { useGrouping: false }).format(entryId)}`)).toEqual([
    'traced by entry',
  ])
  expect(await foundBy('R-77')).toEqual(['traced by round'])
  expect((await find({ q: 'traced' })).value.rows[0]?.balance).toBe('123.45')
})

test('[OPS-05] type and state narrow what is found, exact matches too', async () => {
  const agent = await deskMember(w, { username: 'lan.agent', type: 41 })
  const member = await deskMember(w, { username: 'lan.member' })
  await w.database.transaction((tx) =>
    tx.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', member.accountId).execute(),
  )
  expect(await foundBy('lan.', { type: 41 })).toEqual(['lan.agent by username'])
  expect(await foundBy('lan.', { state: 'suspended' })).toEqual(['lan.member by username'])
  expect(await foundBy('lan.member', { state: 'active' })).toEqual([])
  expect(await foundBy(agent.id, { type: 0 })).toEqual([])
})

test('[OPS-05] trial accounts and operators are never found', async () => {
  for (const type of [accountTypes.trial, accountTypes.operator]) {
    const { id } = await deskMember(w, { username: `hidden${type}`, type })
    for (const q of [id, `hidden${type}`, 'hidden']) expect(await foundBy(q), q).toEqual([])
  }
})

test('[OPS-05] a new nickname is found, and the one before no longer', async () => {
  const { accountId } = await deskMember(w, { username: 'renamed', nickname: 'Trước' })
  await w.database.transaction((tx) => setNickname(tx, accountId, 'Sau này'))
  expect(await foundBy('truoc')).toEqual([])
  expect(await foundBy('nay')).toEqual(['renamed by nickname'])
})

test('[OPS-05] accounts that were made without words are found after the job', async () => {
  await w.database.transaction((tx) =>
    sql`insert into accounts (type, username, username_key, nickname) values (0, 'inBulk', 'inbulk', 'Đại Lượng')`.execute(
      tx,
    ),
  )
  expect(await foundBy('luong')).toEqual([])
  await w.app.work.runDue('index-names')
  expect(await foundBy('luong')).toEqual(['inBulk by nickname'])
})

test('[OPS-05] pages of any size hold every member once, in one order', async () => {
  const made: DeskMember[] = []
  for (let i = 0; i < 45; i++)
    made.push(
      await deskMember(w, { username: `page${i % 7}.${i}`, nickname: `Trang ${'神'.repeat(i % 4)} Trang ${i}` }),
    )
  const all = (await find({ q: 'trang', size: 200 })).value.rows.map(({ id }) => id)
  expect(all.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: 60 }), fc.constantFrom('trang', 'page', '神'), async (size, q) => {
      const whole = (await find({ q, size: 200 })).value.rows.map(({ id }) => id)
      const paged: string[] = []
      let after: string | null | undefined
      while (after !== null) {
        const page: Awaited<ReturnType<typeof find>> = await find({ q, size, ...(after !== undefined && { after }) })
        expect(page.value.rows.length).toBeLessThanOrEqual(size)
        paged.push(...page.value.rows.map(({ id }) => id))
        after = page.value.next
      }
      expect(paged).toEqual(whole)
    }),
    { numRuns: 10, seed: 7 },
  )
})

test.each([
  { why: 'no text', query: { q: '' } },
  { why: 'a long text', query: { q: 'x'.repeat(101) } },
  { why: 'a page too small', query: { q: 'x', size: 9 } },
  { why: 'a page too large', query: { q: 'x', size: 201 } },
  { why: 'a type that is no member', query: { q: 'x', type: 9 } },
  { why: 'an unknown state', query: { q: 'x', state: 'gone' } },
  { why: 'a cursor of nobody', query: { q: 'x', after: 'made-up' } },
  { why: 'a cursor with other parts', query: { q: 'x', after: Buffer.from('["a","-1"]').toString('base64url') } },
  { why: 'a cursor with NUL', query: { q: 'x', after: Buffer.from('["a\\u0000","1"]').toString('base64url') } },
  { why: 'NUL', query: { q: 'a\0b' } },
  { why: 'an unknown field', query: { q: 'x', password: 'x' } },
])('[OPS-05] a search with $why is refused', async ({ query }) => {
  expect((await find(query)).code).toBe('invalid_input')
})

test.each([
  ['%'],
  ['_'],
  ["' or 1=1 --"],
  ['\\'],
  ['\u{10FFFF}'],
  ['#99999999999999999999'],
  ['9223372036854775808'],
  ['\u202e'],
  ['🀄'],
])('[OPS-05] %s is looked for as it is', async (q) => {
  expect((await find({ q })).value.rows).toEqual([])
})
