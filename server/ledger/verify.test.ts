import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { available, vendorAccount } from './chart.ts'
import { post } from './post.ts'
import type { Posting } from './posting.ts'
import { beginHold, endHold } from './posting-parts.ts'
import { bet, entryIdOf, funding, key, linh, VND } from './test-world/posting-builder.ts'
import { verifyBook } from './verify.ts'

onEachEngine('the book', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await emptyDatabase(engine)
  })

  const inBook = <T>(work: Parameters<typeof database.transaction<T>>[0]) => database.transaction(work)
  const postAll = (...postings: Posting[]) => inBook((tx) => post(tx, postings))

  /** Writes an entry with its legs, asset, sides and amount. */
  const entryWith = (moved: string, refusal = '') =>
    `insert into ledger_entries (source, kind, external_id, fingerprint, actor, refusal, legs, asset, debit_id, credit_id, amount)
     values ('test', 'test', '1', sha256(''), 'test', nullif('${refusal}', ''), ${moved})`

  describe('what is in the book stays', () => {
    const refused = (statement: string) => inBook((tx) => sql.raw(statement).execute(tx))
    test.each([
      ['update ledger_entries set actor = actor', 'never changed'],
      ['delete from ledger_entries', 'never changed'],
      ['truncate ledger_entries cascade', 'never changed'],
      ['update ledger_more_transfers set amount = 1', 'never changed'],
      ['delete from ledger_more_transfers', 'never changed'],
      ['truncate ledger_more_transfers', 'never changed'],
      ['delete from ledger_holds', 'never changed'],
      ['delete from ledger_hold_ends', 'never changed'],
      ['delete from ledger_accounts', 'never changed'],
      ["update ledger_accounts set balance = -1, version = version + 1 where kind = 'available'", 'never_negative'],
      ["update ledger_accounts set balance = 5 where kind = 'available'", 'changes in its balance alone'],
      ["update ledger_accounts set holder = '7', version = version + 1", 'changes in its balance alone'],
      [
        "insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount) values (1, 9, 'VND', 1, 1, 5)",
        'two_sides',
      ],
      [
        "insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount) values (1, 9, 'VND', 1, 2, 0)",
        'amount_is_bounded',
      ],
      [
        "insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount) values (1, 9, 'TRIAL', 1, 2, 5)",
        'another asset',
      ],
      [
        "insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount) values (1, 9, 'VND', 1, 99, 5)",
        'another asset',
      ],
      [
        "insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount) values (99, 1, 'VND', 1, 2, 5)",
        'an entry that there is not',
      ],
      [
        `insert into ledger_entries (source, kind, external_id, fingerprint, actor, legs, subject_id, subject_version, subject_balance)
         values ('test', 'test', '1', sha256(''), 'test', 0, 99, 1, 5)`,
        'an account that there is not',
      ],
      [entryWith("1, 'VND', 1, 1, 5"), 'two_sides'],
      [entryWith("1, 'VND', 1, 2, 0"), 'amount_is_bounded'],
      [entryWith("1, 'TRIAL', 1, 2, 5"), 'another asset'],
      [entryWith("1, 'VND', 1, 99, 5"), 'another asset'],
      [entryWith("0, 'VND', 1, 2, 5"), 'by_its_legs'],
      [entryWith("1, 'VND', 1, null, 5"), 'by_its_legs'],
      [entryWith("1, 'VND', 1, 2, 5", 'player_locked'), 'moves_nothing'],
    ])('[WAL-01] the database refuses: %s', async (statement, why) => {
      await postAll(funding(linh, 1_000n), bet(linh, 300n))
      await expect(refused(statement)).rejects.toThrow(why)
      expect((await verifyBook(database)).differences).toEqual([])
    })
  })

  describe('the proof', () => {
    /** Writes past every guard, as a wrong program with the owner's rights would. */
    const spoil = (statement: string) =>
      inBook(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql.raw(statement).execute(tx)
      })
    const nothingMoved = `asset = null, debit_id = null, credit_id = null, amount = null, debit_version = null,
      debit_balance = null, credit_version = null, credit_balance = null`
    const ofLinh = "(select id from ledger_accounts where holder = '5' and kind = 'available')"

    test.each([
      ['I3', `update ledger_accounts set balance = balance + 1 where id = ${ofLinh}`],
      ['I3', `update ledger_accounts set version = version + 1 where id = ${ofLinh}`],
      ['I3', `update ledger_entries set debit_balance = debit_balance + 1 where debit_id = ${ofLinh}`],
      ['I3', `update ledger_entries set legs = 0, ${nothingMoved} where debit_id = ${ofLinh}`],
      ['I3', "delete from ledger_entries where kind = 'bet'"],
      ['I4', `update ledger_entries set debit_balance = -1 where debit_id = ${ofLinh}`],
      ['I5', "update ledger_entries set legs = 2 where kind = 'bet'"],
      [
        'I5',
        `insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount) values (99, 1, 'VND', 1, 2, 5)`,
      ],
      ['I5', 'update ledger_entries set subject_id = 99'],
      [
        'I10',
        `with refused as (
           update ledger_entries set refusal = 'player_locked', legs = 0, ${nothingMoved} where kind = 'bet' returning id
         )
         insert into ledger_more_transfers (entry_id, leg, asset, debit_id, credit_id, amount)
         select id, 1, 'VND', 1, 2, 5 from refused`,
      ],
      ['I12', 'update ledger_hold_ends set captured = captured + 1'],
      ['I13', 'delete from ledger_hold_ends'],
      ['I31', `update ledger_entries set asset = 'USD' where debit_id = ${ofLinh}`],
    ])('[WAL-01] it names what breaks %s: %s', async (invariant, statement) => {
      await postAll(funding(linh, 1_000n), bet(linh, 300n))
      const common = { parameters: {}, actor: 'member:5', subject: available(linh, VND) }
      const [made] = await postAll({ ...common, key: key('hold'), ...beginHold(linh, VND, 100n) })
      const hold = { id: entryIdOf(made), memberId: linh, asset: VND, amount: 100n }
      await postAll({ ...common, key: key('release'), ...endHold(hold, 0n, vendorAccount('PG', VND)) })
      expect((await verifyBook(database)).differences).toEqual([])
      await spoil(statement)
      const { differences } = await verifyBook(database)
      expect(differences.map((each) => each.invariant)).toContain(invariant)
      expect(differences[0]?.rows[0]).toMatch(/\d/)
    })
  })
})
