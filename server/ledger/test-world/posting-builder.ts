import { available, demoFunding, vendorAccount } from '../chart.ts'
import type { Outcome, Posting } from '../posting.ts'

export const linh = 5n
export const minh = 6n
export const VND = 'VND'

let ids = 0
export const key = (kind: string, externalId = `id-${++ids}`) => ({ source: 'vendor:PG', kind, externalId })

export function funding(memberId: bigint, amount: bigint, given: Partial<Posting> = {}): Posting {
  const subject = available(memberId, VND)
  const legs = [{ debit: demoFunding(VND), credit: subject, amount }]
  return { key: key('funding'), parameters: { amount: String(amount) }, actor: 'demo', legs, subject, ...given }
}

export function bet(memberId: bigint, amount: bigint, given: Partial<Posting> = {}): Posting {
  const subject = available(memberId, VND)
  const legs = [{ debit: subject, credit: vendorAccount('PG', VND), amount }]
  const parameters = { memberId: String(memberId), amount: String(amount) }
  return { key: key('bet'), parameters, actor: 'vendor:PG', legs, subject, ...given }
}

export function win(memberId: bigint, amount: bigint, given: Partial<Posting> = {}): Posting {
  const subject = available(memberId, VND)
  const legs = amount === 0n ? [] : [{ debit: vendorAccount('PG', VND), credit: subject, amount }]
  const parameters = { memberId: String(memberId), amount: String(amount) }
  return { key: key('win'), parameters, actor: 'vendor:PG', legs, subject, ...given }
}

export const entryIdOf = (outcome: Outcome | undefined): bigint =>
  outcome && 'entryId' in outcome ? outcome.entryId : 0n
