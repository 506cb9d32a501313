import { dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import { pollInLanes } from '#/platform/jobs/in-lanes.ts'
import type { Job } from '#/platform/jobs/job.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import { changeDeposit } from '../deposits/change-deposit.ts'
import { type InquiryParts, inquire } from '../deposits/inquiries.ts'
import { reconcile } from '../deposits/reconcile.ts'
import {
  askNow,
  beginInquiry,
  claimsToAskAbout,
  dueToAsk,
  dueToExpire,
  isPast,
  lockDeposit,
} from '../store/deposits.ts'

/** Orders that one run looks at; the next run comes a minute later. */
const atMost = 500

/** Ends orders that were not paid in time; a provider that can be asked is asked once more. */
export function expireDeposits({ db }: Database): Job {
  return {
    name: 'expire-deposits',
    everyMinutes: 1,
    atMinute: 0,
    missed: 'last',
    async run({ once }) {
      for (const number of await dueToExpire(db, atMost))
        await once(number, async (tx) => {
          const deposit = await lockDeposit(tx, number)
          if (!deposit || !['unknown', 'created', 'submitted'].includes(deposit.state)) return undefined
          if (!(await isPast(tx, deposit.expires_at))) return undefined
          await changeDeposit(tx, deposit, 'expired', { actor: 'clock' })
          if (deposit.kind === 'hosted' || deposit.kind === 'scratchCard') await askNow(tx, number)
          return undefined
        })
    },
  }
}

/** Asks providers about orders of which they said nothing. */
export function askProviders(parts: InquiryParts): Job {
  return {
    name: 'ask-providers',
    everyMinutes: 1,
    atMinute: 0,
    missed: 'last',
    async run() {
      // What is asked twice is answered twice alike: a fact counts once.
      for (const asked of await dueToAsk(parts.database.db, atMost)) await inquire(parts, asked)
    },
  }
}

/** Messages that one look works off. */
const claimsAtMost = 50

/** Asks providers about orders for which a message came that proves nothing by itself. */
export function askAboutClaims(parts: InquiryParts): Poll {
  const { database } = parts
  return pollInLanes({
    name: 'ask-about-claims',
    due: () => claimsToAskAbout(database.db, claimsAtMost),
    laneOf: ({ provider }) => provider,
    async work(asked) {
      const isOurs = await database.transaction((tx) => beginInquiry(tx, asked.number))
      if (isOurs) await inquire(parts, asked)
    },
  })
}

const dayMs = 86_400_000

/** Compares the payments of each day with the file of each provider that has one, at three in the merchant's night. */
export function reconcileDays(parts: InquiryParts): Job {
  return {
    name: 'reconcile-payments',
    everyMinutes: 1_440,
    // 20:00 UTC is 3:00 in Vietnam: files of the day before are complete.
    atMinute: 20 * 60,
    missed: 'each',
    async run({ slot }) {
      const day = isoDay(dayIn(merchantTimeZone, new Date(slot.getTime() - dayMs)))
      const missing: string[] = []
      for (const [provider, gateway] of parts.gateways) {
        if (!gateway.dayFile) continue
        const lines = await gateway.dayFile(day)
        if (lines) await reconcile(parts.database, { provider, day, lines }, parts)
        else missing.push(provider)
      }
      // A file that did not come whole says nothing: the run fails and is repeated, the others are compared meanwhile.
      if (missing.length > 0) throw new Error(`the day files of ${missing.join(', ')} did not come`)
    },
  }
}
