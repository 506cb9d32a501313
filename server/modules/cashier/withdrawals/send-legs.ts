import { inBook } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { claimInquiry } from '#/platform/outbox/inquiries.ts'
import type { Gateway } from '../gateway/gateway-port.ts'
import type { OpenPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { payoutAccountsOf } from '../store/payout-accounts.ts'
import { type DueLeg, type LegRow, noteLegInquiry, notePayoutCall, postponeLeg } from '../store/withdrawal-legs.ts'
import { lockWithdrawal, type WithdrawalRow } from '../store/withdrawals.ts'
import { changeLeg, type LegChange } from './change-leg.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { legAt } from './decide-withdrawal.ts'
import { type PayoutFactParts, takePayout } from './take-payout.ts'

export interface SendingParts extends PayoutFactParts {
  readonly database: Database
  /** By the provider's code. */
  readonly gateways: ReadonlyMap<string, Gateway>
  /** Where the provider tells what became of a payout. */
  callbackUrl(provider: string): URL
  /** The account that a withdrawal goes to, in the clear. */
  openAccount(payoutAccountId: bigint): Promise<OpenPayoutAccount | undefined>
  /** What the receiver's bank shows. */
  content(number: string): string
}

/** Longer than an inquiry and the order that may follow it, each of which waits ten seconds for the provider. */
const claimSeconds = 60
/** A leg that could not be taken up is in nobody's way meanwhile. */
const postponedSeconds = 60

/**
 * Asks the provider for a payout. That it is being asked is committed first: a process that ends, or an answer that is
 * lost, leaves the leg unknown, and the provider is asked about it by the same id.
 */
export async function sendLeg(parts: SendingParts, due: DueLeg): Promise<void> {
  const { database, gateways } = parts
  // A provider that is not configured here may be so in a moment.
  if (!gateways.get(due.provider)?.payOut) return
  const isOurs = await inBook(database, (tx) => takeUp(tx, due)).catch(async (error: unknown) => {
    await database.transaction((tx) => postponeLeg(tx, due.id, postponedSeconds))
    throw error
  })
  if (isOurs) await askToPay(parts, due)
}

/** Notes that the provider is asked now; false where another process did so, or nothing is to be paid. */
async function takeUp(tx: Tx, due: DueLeg): Promise<boolean> {
  const withdrawal = await lockWithdrawal(tx, due.number)
  const leg = withdrawal && (await legAt(tx, withdrawal, due.place))
  if (!withdrawal || leg?.state !== 'queued') return false
  const isFirst = withdrawal.state === 'approved'
  const paying = isFirst ? await changeWithdrawal(tx, withdrawal, 'sent', { actor: 'clock' }) : withdrawal
  const asked = await changeLeg(tx, paying, leg, 'asked', { actor: 'clock' })
  const accounts = await payoutAccountsOf(tx, paying.account_id)
  if (accounts.some(({ id }) => id === paying.payout_account_id)) return true
  // An operator took the account away since it was approved: nobody was asked, so nobody has paid.
  const refused = { actor: 'clock', changes: { reason: 'account_removed' } }
  await changeLeg(tx, asked, await legAt(tx, asked, due.place), 'refused', refused)
  return false
}

/** Asks the provider to pay a leg that is unknown; the same again, however often, is the same payout to it. */
async function askToPay(parts: SendingParts, { number, place, provider, payout_id: payoutId }: DueLeg): Promise<void> {
  const { database, gateways } = parts
  const found = await database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, number)
    return withdrawal && { withdrawal, leg: await legAt(tx, withdrawal, place) }
  })
  if (found?.leg.state !== 'unknown') return
  const { withdrawal, leg } = found
  const to = await parts.openAccount(withdrawal.payout_account_id)
  if (!to) throw new Error(`the payout account of ${number} is not there`)
  const answer = await gateways.get(provider)?.payOut?.({
    ...{ payoutId, amountMinor: leg.amount, asset: withdrawal.asset, to, content: parts.content(number) },
    callbackUrl: parts.callbackUrl(provider),
  })
  const outcome = answer?.is ?? 'unknown'
  await inBook(database, async (tx) => {
    if (answer?.is === 'accepted')
      await changeIf(tx, { number, place }, 'unknown', 'accepted', {
        actor: `provider:${provider}`,
        changes: { reference: answer.reference },
      })
    if (answer?.is === 'refused')
      await changeIf(tx, { number, place }, 'unknown', 'refused', {
        actor: `provider:${provider}`,
        changes: { reason: answer.reason.slice(0, 500) },
      })
    await notePayoutCall(tx, leg.id, {
      kind: 'payout',
      outcome: answer?.is === 'refused' ? `${outcome}: ${answer.reason}` : outcome,
    })
  })
}

/** Its callback may have come before our answer: then there is nothing to change. */
async function changeIf(
  tx: Tx,
  { number, place }: { readonly number: string; readonly place: number },
  state: LegRow['state'],
  event: 'accepted' | 'refused',
  change: LegChange,
): Promise<WithdrawalRow | undefined> {
  const withdrawal = await lockWithdrawal(tx, number)
  const leg = withdrawal && (await legAt(tx, withdrawal, place))
  return withdrawal && leg?.state === state ? await changeLeg(tx, withdrawal, leg, event, change) : undefined
}

/** Seconds until the provider is asked again: soon, then less and less often, and for as long as it does not know. */
const againInSeconds = [60, 120, 420, 1_200, 3_600]

/**
 * Asks the provider what became of a payout, unless another process does; one that it never heard of is asked for again,
 * under the same id.
 */
export async function inquireLeg(parts: SendingParts, due: DueLeg): Promise<void> {
  const { database, gateways } = parts
  if (!(await database.transaction((tx) => claimInquiry(tx, 'withdrawal_legs', due, claimSeconds)))) return
  const { provider, payout_id: payoutId, reference, inquiries } = due
  const answer = await gateways.get(provider)?.inquirePayout?.({ payoutId, reference: reference ?? undefined })
  await inBook(database, async (tx) => {
    if (answer?.is === 'fact') await takePayout(tx, { provider, kind: 'inquiry', fact: answer.fact }, parts)
    else await notePayoutCall(tx, due.id, { kind: 'inquiry', outcome: answer?.is ?? 'unknown' })
    await noteLegInquiry(tx, due.id, againInSeconds[Math.min(inquiries, againInSeconds.length - 1)] ?? 3_600)
  })
  if (answer?.is === 'not_found') await askToPay(parts, due)
}
