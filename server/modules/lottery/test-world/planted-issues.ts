import { accountTypes } from '#/modules/accounts/account-types.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { inOrder } from '#/platform/db/turns.ts'
import type { World } from '#/test-world/world.ts'
import { insertImportedDraw } from '../store/held-issue.ts'
import { closeIssue, insertIssues } from '../store/issues.ts'
import { insertReport } from '../store/reports.ts'
import { endSettlement, takeUnsettled, unsettledIssues } from '../store/settlements.ts'

const game = 'TH_GOV'
const others = { b2: '22', front3: ['333', '444'], back3: ['555', '666'] }
let planted = 0

/**
 * An issue of Thailand's lottery past its draw: `closed` without a word about its result, `reported` by an operator,
 * `delayed` until its result is settled, or `settled`.
 */
export async function plantIssue(w: World, state: 'closed' | 'reported' | 'delayed' | 'settled') {
  const number = String(20_200_101 + planted++)
  // Each draw has its own numbers: the same twice would be a placeholder.
  const numbers = { first: String(100_000 + planted), ...others }
  const result = { family: 'SEA', ...numbers } as const
  const now = await databaseNow(w.database.db)
  const [day = ''] = now.toISOString().split('T')
  const drawAt = Math.floor(now.getTime() / 1_000) - 60 - planted
  const times = { openAt: drawAt - 600, saleCloseAt: drawAt - 60, drawAt }
  const { accountId } = await w.signIn({ type: accountTypes.operator })
  return await w.database.transaction(async (tx) => {
    await insertIssues(tx, game, day, [{ issue: number, ...times, fair: undefined }])
    const { id } = await tx
      .selectFrom('lottery_issues')
      .select('id')
      .where('game_code', '=', game)
      .where('issue', '=', number)
      .executeTakeFirstOrThrow()
    await closeIssue(tx, id)
    if (state === 'closed') return { name: { gameCode: game, numero: number }, day, report: undefined }
    const report = await insertReport(tx, {
      ...{ issueId: id, operatorId: accountId, feed: null, sourceName: 'a colleague', published: numbers, result },
      ...{ sourceUrl: null, payloadHash: null, confirms: null, differenceSeen: null, placeholderReason: null },
    })
    if (state === 'delayed' || state === 'settled') {
      const delaySeconds = state === 'settled' ? 0 : 600
      await insertImportedDraw(tx, { id, version: 0 }, result, { source: 'import by a test', delaySeconds })
    }
    if (state === 'settled') {
      const issue = (await unsettledIssues(tx, { ids: [], until: [] }, 10)).find((one) => one.id === id)
      if (!issue || (await takeUnsettled(tx, issue)) === undefined) throw new Error('another issue is to be settled')
      await inOrder(tx, endSettlement(issue))
    }
    return { name: { gameCode: game, numero: number }, day, report }
  })
}
