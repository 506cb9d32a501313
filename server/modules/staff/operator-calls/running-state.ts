import { overviewCalls } from '@banyan/contract/staff/overview-calls.ts'
import { waitingDeposits } from '#/modules/cashier/deposits.ts'
import { waitingWithdrawals } from '#/modules/cashier/withdrawals.ts'
import { waitingIssues } from '#/modules/lottery/waiting-issues.ts'
import { waitingReviews } from '#/modules/promotions/manage-promotions.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { lastRuns } from '#/platform/jobs/run-due.ts'
import { countParked } from '#/platform/outbox/parked.ts'
import { waitingApprovals } from '../store/approvals.ts'
import { type SeenProcess, seenProcesses } from '../store/processes.ts'

const processesAtMost = 100

export function runningStateCall({ db }: Pick<Database, 'db'>) {
  return bind(overviewCalls.runningState, async () => {
    const [approvals, parked, deposits, withdrawals, issues, rewards, processes, jobs] = await Promise.all([
      waitingApprovals(db),
      countParked(db),
      waitingDeposits(db),
      waitingWithdrawals(db),
      waitingIssues(db),
      waitingReviews(db),
      seenProcesses(db, processesAtMost),
      lastRuns(db),
    ])
    return {
      waiting: {
        ...{ approvals: Number(approvals), parkedEvents: Number(parked) },
        ...{ deposits: deposits.reviews, payments: deposits.unmatched },
        ...{ withdrawals: withdrawals.reviews, disputes: withdrawals.disputes },
        ...{ lotteryResults: issues.results, lotteryOverdue: issues.overdue, rewards },
      },
      ...{ processes: processes.map(presentProcess), jobs: jobs.map(presentRun) },
    }
  })
}

type Run = Awaited<ReturnType<typeof lastRuns>>[number]

function presentRun({ job, slot, doneAt }: Run) {
  return { job, slot: slot.toISOString(), doneAt: doneAt.toISOString() }
}

function presentProcess({ id: _id, roles, memoryBytes, startedAt, seenAt, ...rest }: SeenProcess) {
  return {
    ...rest,
    roles: roles as ('web' | 'realtime' | 'worker')[],
    memoryBytes: Number(memoryBytes),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }
}
