import type { CallDefinition, ValueOf } from '@banyan/contract/call.ts'
import { lotteryResultCalls as calls } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { approvalCalls } from '@banyan/contract/staff/approval-calls.ts'
import type { PublishedResult } from '@banyan/rules/lottery/imported-result.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'
import type { FeedAnswer, ResultFeed } from '../results-port.ts'
import { insertIssues } from '../store/issues.ts'
import { everyPoll, playerOf, type Told } from './lottery-world.ts'

/** The number of the issue that is made; it has opened ten seconds ago, closes in 45 and is drawn in 50. */
const importedIssue = '20261120'
const day = '2026-11-20'
export const drawnAfterSeconds = 51

type Record = ValueOf<typeof calls.lotteryIssue>

/** A feed that says what a test tells it to; without a word it knows nothing yet. */
class TestFeed implements ResultFeed {
  readonly name: string
  says: PublishedResult | undefined
  asked = 0

  constructor(name: string) {
    this.name = name
  }

  async resultOf(): Promise<FeedAnswer> {
    this.asked++
    if (!this.says) return { is: 'not_yet' }
    const payloadHash = Buffer.from(JSON.stringify(this.says)).toString('hex').padEnd(64, '0').slice(0, 64)
    return { is: 'published', published: this.says, sourceUrl: undefined, payloadHash }
  }
}

/** An operator and what its browser asks. */
export interface DeskOperator {
  readonly id: bigint
  enter(
    published: PublishedResult,
    placeholderReason?: string,
  ): Promise<Told<{ report: string; step: string; settlesAt: string | null }>>
  confirm(report: string, differenceSeen?: string, placeholderReason?: string): Promise<Told<{ step: string }>>
  stop(): Promise<Told<object>>
  askVoid(): Promise<Told<{ approval: string }>>
  askCorrection(published: PublishedResult): Promise<Told<{ approval: string }>>
  list(query: Texts): Promise<Told<object>>
  record(numero: string): Promise<Told<object>>
  approve(request: { readonly value: { readonly approval: string } }): Promise<Told<object>>
}

/** Makes an issue of an imported game that is on sale. */
async function makeImportedIssue(w: Pick<World, 'database'>, game: string): Promise<void> {
  const now = Math.floor((await databaseNow(w.database.db)).getTime() / 1_000)
  const planned = { issue: importedIssue, openAt: now - 10, saleCloseAt: now + 45, drawAt: now + 50, fair: undefined }
  await w.database.transaction((tx) => insertIssues(tx, game, day, [planned]))
}

/** What a console asks at the operators' port; `limit` is the field that a refusal names. */
export function deskSender(w: Pick<World, 'app'>) {
  return async <Value>(call: CallDefinition, headers: Readonly<Texts>, given: object): Promise<Told<Value>> => {
    const isRead = call.method === 'GET'
    const query = isRead ? `?${new URLSearchParams(given as Texts)}` : ''
    const answer = await w.app.operator.inject({
      ...{ method: call.method, url: call.path + query, headers: { ...headers }, remoteAddress: anotherAddress() },
      ...(!isRead && { payload: given }),
    })
    const { success, code, value } = answer.json()
    return { code: success ? 'ok' : code, value, limit: value?.fields?.[0]?.path }
  }
}

/** A world with an issue of an imported game on sale, two feeds that know nothing, and a clock that a test moves. */
export async function importedWorld(game: string, mode: LotteryMode, options: WorldOptions = {}) {
  const feeds = [new TestFeed('first'), new TestFeed('second')] as const
  const w = await world({ resultFeeds: feeds, ...options })
  await makeImportedIssue(w, game)
  const named = { gameCode: game, numero: importedIssue }
  let slips = 0
  let people = 0
  const send = deskSender(w)
  return {
    ...{ w, feeds, send },
    async run() {
      for (const poll of everyPoll) await w.app.work.polled(poll)
    },
    moveTo: (seconds: number) => w.moveClock(seconds),
    player: (funds = 100_000_000n) =>
      playerOf(w, { game, mode, numbers: [importedIssue], funds, nextSlip: () => `slip-of-test-${++slips}` }),
    async operator(): Promise<DeskOperator> {
      const { accountId, consoleHeaders } = await w.signIn({
        username: `desk.${++people}`,
        type: accountTypes.operator,
      })
      const ask = <Value>(call: CallDefinition, given: object) => send<Value>(call, consoleHeaders, given)
      const reason = 'The station says so'
      return {
        id: accountId,
        enter: (published, placeholderReason) =>
          ask(calls.enterLotteryResult, { ...named, published, ...(placeholderReason && { placeholderReason }) }),
        confirm: (report, differenceSeen, placeholderReason) =>
          ask(calls.confirmLotteryResult, {
            ...named,
            report,
            ...(differenceSeen !== undefined && { differenceSeen }),
            ...(placeholderReason && { placeholderReason }),
          }),
        stop: () => ask(calls.stopLotteryResult, { ...named, reason }),
        askVoid: () => ask(calls.voidLotteryIssue, { ...named, reason }),
        askCorrection: (published) => ask(calls.correctLotteryResult, { ...named, published, reason }),
        list: (query) => ask(calls.lotteryIssues, query),
        record: (numero) => ask(calls.lotteryIssue, { gameCode: game, numero }),
        approve: ({ value }) => ask(approvalCalls.approveRequest, { id: value.approval }),
      }
    },
    async record(): Promise<Record> {
      return (await send<Record>(calls.lotteryIssue, w.operatorHeaders, named)).value
    },
    async list(query: Readonly<Texts> = {}) {
      const { value } = await send<ValueOf<typeof calls.lotteryIssues>>(calls.lotteryIssues, w.operatorHeaders, query)
      return value
    },
    async proveBook() {
      return (await verifyBook(w.database)).differences
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  }
}

type Texts = { [name: string]: string }
