import { Compile, type Validator } from 'typebox/compile'
import type { Tx } from '#/platform/db/handles.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { commonRule, type Rule } from '../deciding/rule.ts'
import type { PromotionKind } from '../kinds/kind.ts'
import { promotionKinds } from '../kinds/kinds.ts'
import {
  insertPromotion,
  insertVersion,
  lockPromotion,
  type PromotionFrame,
  type PromotionRow,
  setFrame,
  setState,
} from '../store/promotions.ts'
import type { PromotionContent } from '../store/tables.ts'

/** A promotion as an operator writes it. */
export interface PromotionDraft extends PromotionFrame {
  readonly code: string
  readonly kind: string
  readonly content: PromotionContent
  /** Not looked at yet. */
  readonly rule: { readonly common: unknown; readonly own: unknown }
}

const compiled = new Map<object, Validator>()

/** Compiling a schema takes a millisecond, checking by it a microsecond. */
function validatorOf(schema: PromotionKind['schema']): Validator {
  const known = compiled.get(schema)
  if (known) return known
  const made = Compile(schema) as Validator
  compiled.set(schema, made)
  return made
}

/** The rule, if it is one: each field as its schema has it, and no nonsense between them; else names what is wrong. */
function checkedRule(kindCode: string, { common, own }: PromotionDraft['rule']): Rule {
  const kind = promotionKinds.get(kindCode)
  if (!kind) throw new InvalidInput([{ path: '/body/kind', rule: 'enum' }])
  refuseFaults('/body/rule/common', commonRule, common)
  refuseFaults('/body/rule/own', kind.schema, own)
  const rule = { common, own } as Rule
  const faults = kind.faults?.(rule.own) ?? []
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ path, ...fault }) => ({ path: `/body/rule/own${path}`, ...fault })))
  return rule
}

const faultsAtMost = 20

function refuseFaults(path: string, schema: PromotionKind['schema'], value: unknown): void {
  const validator = validatorOf(schema)
  if (validator.Check(value)) return
  const faults = validator.Errors(value).slice(0, faultsAtMost)
  throw new InvalidInput(faults.map(({ instancePath, keyword }) => ({ path: `${path}${instancePath}`, rule: keyword })))
}

function checkFrame({ startsAt, endsAt, budget, budgetPerDay }: PromotionFrame): void {
  if (endsAt !== null && endsAt <= startsAt) throw new InvalidInput([{ path: '/body/endsAt', rule: 'order' }])
  if (budget !== null && budgetPerDay !== null && budgetPerDay > budget)
    throw new InvalidInput([{ path: '/body/budgetPerDay', rule: 'limits' }])
}

/** Makes a draft, which nobody sees; promotion_code_taken. */
export async function makePromotion(tx: Tx, draft: PromotionDraft, by: string): Promise<void> {
  const { kind, content } = draft
  const rule = checkedRule(kind, draft.rule)
  checkFrame(draft)
  const id = await insertPromotion(tx, draft)
  if (id === undefined) throw new Refusal('promotion_code_taken')
  await insertVersion(tx, id, 1, { content, rule, madeBy: by })
}

/**
 * Changes a promotion from the next claim on; whoever joined keeps the terms that were joined. The kind stays. Answers how
 * it was before; promotion_not_found, changed_meanwhile, promotion_below_spent.
 */
export async function changePromotion(
  tx: Tx,
  { version, ...draft }: PromotionDraft & { readonly version: number },
  by: string,
): Promise<PromotionRow> {
  const before = await lockedPromotion(tx, draft.code)
  if (before.version !== version) throw new Refusal('changed_meanwhile')
  if (before.kind !== draft.kind) throw new InvalidInput([{ path: '/body/kind', rule: 'const' }])
  const rule = checkedRule(draft.kind, draft.rule)
  checkFrame(draft)
  if (draft.budget !== null && draft.budget < before.spent) throw new Refusal('promotion_below_spent')
  await insertVersion(tx, before.id, version + 1, { content: draft.content, rule, madeBy: by })
  await setFrame(tx, before.id, { ...draft, version: version + 1 })
  return before
}

/** Changes a draft, which one operator may; promotion_started where members see it. */
export async function changeDraft(
  tx: Tx,
  draft: PromotionDraft & { readonly version: number },
  by: string,
): Promise<PromotionRow> {
  if ((await lockedPromotion(tx, draft.code)).state !== 'draft') throw new Refusal('promotion_started')
  return await changePromotion(tx, draft, by)
}

/** Lets members see the version that was looked at, and take part; nothing_to_change where they can already. */
export async function startPromotion(tx: Tx, code: string, version: number): Promise<PromotionRow> {
  const before = await lockedPromotion(tx, code)
  if (before.version !== version) throw new Refusal('changed_meanwhile')
  if (before.state === 'running') throw new Refusal('nothing_to_change')
  await setState(tx, before.id, 'running')
  return before
}

/** Stops a promotion now: nothing more is given. What waits for an operator still can be decided. */
export async function stopPromotion(tx: Tx, code: string): Promise<PromotionRow> {
  const before = await lockedPromotion(tx, code)
  if (before.state !== 'running') throw new Refusal('nothing_to_change')
  await setState(tx, before.id, 'stopped')
  return before
}

async function lockedPromotion(tx: Tx, code: string): Promise<PromotionRow> {
  const found = await lockPromotion(tx, code)
  if (!found) throw new Refusal('promotion_not_found')
  return found
}
