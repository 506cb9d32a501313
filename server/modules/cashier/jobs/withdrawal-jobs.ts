import { dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Job } from '#/platform/jobs/job.ts'
import { isAnswerDue, legsToReceive, noteReminders } from '../store/withdrawal-legs.ts'
import { lockWithdrawal, noteNews } from '../store/withdrawals.ts'
import { changeLeg } from '../withdrawals/change-leg.ts'
import { tellWithdrawal } from '../withdrawals/change-withdrawal.ts'
import { legAt } from '../withdrawals/decide-withdrawal.ts'
import { reconcilePayouts } from '../withdrawals/reconcile-payouts.ts'
import type { SendingParts } from '../withdrawals/send-legs.ts'

/** Payouts that one run looks at; the next run comes a minute later. */
const atMost = 200

const everyMinute = { everyMinutes: 1, atMinute: 0, missed: 'last' } as const

/** Counts payouts as received whose time for an answer is over, and reminds members of the others. */
export function receivePayouts({ db }: Pick<Database, 'db'>, minutesBefore: () => readonly number[]): Job {
  return {
    ...everyMinute,
    name: 'receive-payouts',
    async run({ slot, once }) {
      for (const { number, place, payout_id: payoutId } of await legsToReceive(db, atMost))
        await once(payoutId, async (tx) => {
          const withdrawal = await lockWithdrawal(tx, number)
          const leg = withdrawal && (await legAt(tx, withdrawal, place))
          // The member may have answered meanwhile.
          if (!withdrawal || leg?.state !== 'sent' || !(await isAnswerDue(tx, leg))) return undefined
          await changeLeg(tx, withdrawal, leg, 'lapsed', { actor: 'clock' })
          return undefined
        })
      await once(`reminders of ${slot.toISOString()}`, async (tx) => {
        for (const { id, account_id } of await noteReminders(tx, minutesBefore())) {
          await noteNews(tx, { id, account_id }, 'reminded')
          await tellWithdrawal(tx, { account_id })
        }
        return undefined
      })
    },
  }
}

const dayMs = 86_400_000

/** Compares the payouts of each day with the file of each provider that has one, at three in the merchant's night. */
export function reconcilePayoutDays(parts: SendingParts): Job {
  return {
    name: 'reconcile-payouts',
    everyMinutes: 1_440,
    // 20:00 UTC is 3:00 in Vietnam: files of the day before are complete.
    atMinute: 20 * 60,
    missed: 'each',
    async run({ slot }) {
      const day = isoDay(dayIn(merchantTimeZone, new Date(slot.getTime() - dayMs)))
      const missing: string[] = []
      for (const [provider, gateway] of parts.gateways) {
        if (!gateway.payoutFile) continue
        const lines = await gateway.payoutFile(day)
        if (lines) await reconcilePayouts(parts, { provider, day, lines })
        else missing.push(provider)
      }
      // A file that did not come whole says nothing: the run fails and is repeated.
      if (missing.length > 0) throw new Error(`the day files of ${missing.join(', ')} did not come`)
    },
  }
}
