import { lotteryResultCalls as calls } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { type OperatorParts, sharesAuthenticator } from '#/modules/sign-in/operators.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type Binding, bind, bindAction, bindFourEyes, type Principal } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import type { Recorder } from '#/platform/http/recorded-action.ts'
import { Refusal } from '#/platform/refusal.ts'
import { correctResult, stopResult, voidByOperator } from '../draws/change-issue.ts'
import { confirmResult, enterResult, type IssueName, type Reported, type Reporter } from '../draws/enter-result.ts'
import { presentIssues, presentRecord } from '../draws/present-desk.ts'
import type { Seeds } from '../draws/seeds.ts'
import { listedIssues, waitingIssues } from '../store/operator-issues.ts'
import type { Report } from '../store/reports.ts'

export interface ResultDeskParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly seeds: Seeds
  readonly keys: OperatorParts['keys']
}

/** What operators see of issues, and say of imported results. */
export function resultDeskBindings(parts: ResultDeskParts): Binding[] {
  return [...readBindings(parts), ...reportBindings(parts), ...changeBindings(parts)]
}

function readBindings({ database: { db }, seeds }: ResultDeskParts): Binding[] {
  return [
    bind(calls.lotteryIssues, async ({ query: { after, size, ...filter } }) => {
      const { day, gameCode } = filter
      if (gameCode !== undefined && !lotteryGame(gameCode)) throw new Refusal('lottery_game_unknown')
      if (day !== undefined && !momentOf(`${day}T00:00:00Z`))
        throw new InvalidInput([{ path: '/query/day', rule: 'moment' }])
      const [drawAt, id] = readCursor(after, ['moment', 'number']) ?? []
      const before = drawAt !== undefined && id !== undefined ? { drawAt, id: BigInt(id) } : undefined
      const [found, waiting, now] = await Promise.all([
        listedIssues(db, filter, { before, atMost: size + 1 }),
        waitingIssues(db),
        databaseNow(db),
      ])
      const { rows, next } = pageFrom(found, size, (row) => [row.drawAt.toISOString(), String(row.id)])
      return { rows: await presentIssues(db, rows), next, waiting, serverTime: now.toISOString() }
    }),
    bind(calls.lotteryIssue, ({ query: { gameCode, numero } }) => presentRecord(db, seeds, gameCode, numero)),
  ]
}

interface Named {
  readonly gameCode: string
  readonly numero: string
}

const nameOf = ({ gameCode, numero }: Named): IssueName => ({ game: gameCode, issue: numero })
const audited = ({ gameCode, numero }: Named) => `issue ${gameCode} ${numero}`

function reportBindings({ database: { db }, settings, seeds, keys }: ResultDeskParts): Binding[] {
  const report = (
    named: Named,
    principal: Principal,
    record: Recorder,
    work: (tx: Tx, by: Reporter, delaySeconds: number) => Promise<Reported>,
    reason?: string,
  ) =>
    record(async (tx) => {
      const done = await work(tx, reporterOf(tx, keys, principal), settings.current('lottery').settleAfterSeconds)
      const settlesAt = done.settlesAt?.toISOString() ?? null
      return {
        value: { report: String(done.report), settlesAt },
        object: audited(named),
        before: { reports: done.before.map(auditedReport) },
        after: { report: auditedReport(done.kept), settlesAt },
        ...(reason !== undefined && { reason }),
      }
    })
  /** The step is read when the report is kept: then it is what everybody sees. */
  const stepNow = async ({ gameCode, numero }: Named) => (await presentRecord(db, seeds, gameCode, numero)).issue.step
  return [
    bindAction(calls.enterLotteryResult, async ({ body }, { principal }, record) => {
      const enter = (tx: Tx, by: Reporter, delay: number) => enterResult(tx, nameOf(body), body, by, delay)
      const done = await report(body, principal, record, enter, body.placeholderReason)
      return done.as({ ...done.value, step: await stepNow(body) })
    }),
    bindAction(calls.confirmLotteryResult, async ({ body }, { principal }, record) => {
      const { differenceSeen, placeholderReason } = body
      const confirming = { report: BigInt(body.report), differenceSeen, placeholderReason }
      const confirm = (tx: Tx, by: Reporter, delay: number) => confirmResult(tx, nameOf(body), confirming, by, delay)
      const done = await report(body, principal, record, confirm, differenceSeen ?? placeholderReason)
      return done.as({ ...done.value, step: await stepNow(body) })
    }),
    bindAction(calls.stopLotteryResult, ({ body }, { principal }, record) =>
      record(async (tx) => {
        const change = await stopResult(tx, nameOf(body), { by: principal.name, reason: body.reason })
        return { value: {}, object: audited(body), ...change, reason: body.reason }
      }),
    ),
  ]
}

function auditedReport({ id, sourceName, published, confirms }: Omit<Report, 'madeAt'>) {
  return { id: String(id), source: sourceName, published, ...(confirms !== null && { confirms: String(confirms) }) }
}

/** Who reports: a person, since two have to agree; a key is nobody. */
function reporterOf(tx: Tx, keys: OperatorParts['keys'], { account, name }: Principal): Reporter {
  if (!account) throw new Refusal('role_forbids')
  const { id } = account
  return { id, name, isSamePersonAs: (other) => sharesAuthenticator(tx, keys, id, other) }
}

/** What two operators do together: it moves money back, or gives none where some was hoped for. */
function changeBindings({ seeds }: ResultDeskParts): Binding[] {
  return [
    bindFourEyes(
      calls.voidLotteryIssue,
      async (tx, { reason, ...named }, { by }) => ({
        object: audited(named),
        ...(await voidByOperator(tx, seeds, nameOf(named), { by, reason })),
      }),
      { askedOnce: 'carriedOut' },
    ),
    bindFourEyes(
      calls.correctLotteryResult,
      async (tx, { reason, published, sourceUrl, ...named }, { by }) => ({
        object: audited(named),
        ...(await correctResult(tx, nameOf(named), { published, sourceUrl }, { by, reason })),
      }),
      { askedOnce: 'sameReason' },
    ),
  ]
}
