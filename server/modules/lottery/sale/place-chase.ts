import type { BodyOf } from '@banyan/contract/call.ts'
import type { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { mostChaseIssues } from '@banyan/rules/lottery/chase-ladder.ts'
import { mostMultiple, stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { available } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { amountAtMost } from '#/ledger/posting.ts'
import { beginHold } from '#/ledger/posting-parts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { checkSlip, parametersOf, type SaleRules } from '../deciding/price-slip.ts'
import { betSource } from '../store/bets.ts'
import { insertChase, issuesToChase, mayBet, type NewChase, nextChaseId } from '../store/chases.ts'

const { code: asset, exponent } = merchantCurrency

/** A chase as a player sends it. */
export type SentChase = BodyOf<(typeof lotteryCalls)['placeLotteryChase']>

/** A chase that nothing but its issues and its player's money can refuse. */
export interface CheckedChase extends Pick<NewChase, 'accountId' | 'slip' | 'game' | 'mode' | 'items' | 'stopOnWin'> {
  readonly issues: readonly { readonly numero: string; readonly multiple: number; readonly stake: bigint }[]
  readonly total: bigint
  readonly parameters: Readonly<Record<string, string>>
}

/** What became of a chase that was sent. */
export type ChaseAnswer =
  | { readonly is: 'accepted'; readonly balance: bigint }
  /** It was accepted before; nothing moved now. */
  | { readonly is: 'repeated' }
  | { readonly is: 'refused'; readonly code: 'slip_used' | 'insufficient_funds' }

/**
 * Checks a chase by the merchant's list and limits as they are now: its bets at the least and at the greatest of its
 * multiples. When an issue is bet they are looked at again.
 */
export function checkChase(accountId: bigint, sent: SentChase, rules: SaleRules): CheckedChase {
  const { slip, gameCode, prizeMode, items, issues, stopOnWin } = sent
  const most = mostChaseIssues(gameCode)
  if (issues.length > most)
    throw new Refusal('chase_too_long', { fields: [{ path: '/body/issues', rule: 'maxItems', limit: most }] })
  checkIssues(sent)
  const multiples = issues.map(({ multiple }) => multiple)
  const priced = [Math.min(...multiples), Math.max(...multiples)].map((multiple) =>
    checkSlip(accountId, { slip, gameCode, numero: '', prizeMode, items: multiplied(items, multiple) }, rules),
  )
  const costs = issues.map(({ numero, multiple }) => {
    const stakes = items.map(({ unit, lines, multiple: own }) =>
      stakeMinor({ unitThousandths: minorOf(unit, 3), multiple: own * multiple }, lines, exponent),
    )
    if (stakes.includes(undefined)) throw new Refusal('unit_refused')
    return { numero, multiple, stake: stakes.reduce<bigint>((sum, stake) => sum + (stake ?? 0n), 0n) }
  })
  const total = costs.reduce((sum, { stake }) => sum + stake, 0n)
  if (total > amountAtMost) throw new Refusal('max_stake')
  return {
    ...{ accountId, slip, game: gameCode, mode: prizeMode, stopOnWin, issues: costs, total },
    parameters: chaseParameters(sent),
    items: items.map(({ playCode, unit, multiple, lines, prizeGroup }, at) => ({
      ...{ playCode, selection: priced[0]?.bets[at]?.selection ?? '', unit, multiple, lines },
      ...(prizeGroup !== undefined && { prizeGroup }),
    })),
  }
}

/** What a player asks for by a chase, as `parametersOf` says it of a slip. */
export function chaseParameters({ slip, gameCode, prizeMode, items, issues, stopOnWin }: SentChase) {
  const { game, mode, bets } = parametersOf({ slip, gameCode, numero: '', prizeMode, items })
  const wanted = issues.map(({ numero, multiple }) => `${numero} ${multiple}`).toSorted()
  return { game, mode, bets, issues: wanted.join('\n'), stopOnWin: String(stopOnWin) }
}

function multiplied(items: SentChase['items'], by: number): SentChase['items'] {
  return items.map((item) => ({ ...item, multiple: item.multiple * by }))
}

/** Each issue stands once, and no bet has a greater multiple than there is. */
function checkIssues({ issues, items }: SentChase): void {
  const greatest = Math.max(...items.map(({ multiple }) => multiple))
  const seen = new Set<string>()
  for (const [place, { numero, multiple }] of issues.entries()) {
    const path = `/body/issues/${place}`
    if (seen.has(numero)) throw new InvalidInput([{ path: `${path}/numero`, rule: 'duplicate' }])
    seen.add(numero)
    const limit = Math.floor(mostMultiple / greatest)
    if (multiple > limit) throw new InvalidInput([{ path: `${path}/multiple`, rule: 'maximum', limit }])
  }
}

/**
 * Holds what a chase costs and keeps it; account_closed_to_bets, issue_not_found, issue_closed. Too little money is an
 * answer, which stays with the slip.
 */
export async function placeChase(tx: Tx, chase: CheckedChase): Promise<ChaseAnswer> {
  const { accountId, slip, game, total, parameters } = chase
  const outcome = await postOne(tx, {
    key: { source: betSource, kind: 'chase', externalId: chaseEntryId(accountId, slip) },
    parameters,
    actor: `member:${accountId}`,
    ...beginHold(accountId, asset, total),
    subject: available(accountId, asset),
  })
  if (outcome.is === 'conflict') return { is: 'refused', code: 'slip_used' }
  if (outcome.refusal !== undefined) return { is: 'refused', code: 'insufficient_funds' }
  if (outcome.is === 'repeated') return { is: 'repeated' }
  if (!(await mayBet(tx, accountId))) throw new Refusal('account_closed_to_bets')
  const known = await issuesToChase(
    tx,
    game,
    chase.issues.map(({ numero }) => numero),
  )
  const issues = chase.issues.map(({ numero, multiple, stake }, place) => {
    const issue = known.get(numero)
    const refuse = (code: 'issue_not_found' | 'issue_closed'): never => {
      throw new Refusal(code, { fields: [{ path: `/body/issues/${place}/numero`, rule: code }] })
    }
    if (!issue) return refuse('issue_not_found')
    if (!issue.isBeforeClose) refuse('issue_closed')
    return { ...issue, multiple, stake }
  })
  const inOrder = issues.toSorted((one, other) => one.openAt.getTime() - other.openAt.getTime())
  await insertChase(tx, { ...chase, id: await nextChaseId(tx), asset, holdId: outcome.entryId, issues: inOrder })
  return { is: 'accepted', balance: outcome.subject?.balance ?? 0n }
}

/** The entry of a chase in the book. */
export const chaseEntryId = (accountId: bigint, slip: string) => `${accountId}:${slip}`
