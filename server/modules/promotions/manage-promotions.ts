import { commonRule, initialRule } from './deciding/rule.ts'
import { minor } from './kinds/fields.ts'
import type { PromotionKind } from './kinds/kind.ts'
import { kindOf, promotionKinds } from './kinds/kinds.ts'
import * as enrolments from './store/enrolments.ts'
import type * as rows from './store/promotions.ts'
import { decideReview as decide } from './use-cases/decide-review.ts'
import * as editing from './use-cases/edit-promotion.ts'
import { giveGift as give } from './use-cases/give-gift.ts'
import { simulate as simulateRule } from './use-cases/simulate.ts'
import { type Beside, termsOf } from './wording/common-terms.ts'
import { renderLine, textIn } from './wording/render-line.ts'

/** A promotion with the version that counts now. */
export type PromotionRow = rows.PromotionRow

/** Makes a draft; promotion_code_taken. */
export const makePromotion = editing.makePromotion
/** Lets members take part; promotion_not_found, changed_meanwhile, nothing_to_change. */
export const startPromotion = editing.startPromotion

/** How many claims wait for an operator. */
export const waitingReviews = enrolments.countWaiting
/** What became of a member's rewards, the newest first. */
export const enrolmentHistory = enrolments.enrolmentHistory
/** Pays what waits, or refuses it; reward_not_found, review_over. */
export const decideReview = decide
/** Gives a member something out of a promotion of customer service. */
export const giveGift = give
/** What a promotion would have given on the facts of the last month. */
export const simulate = simulateRule

/** A kind as a builder shows it: its name in a language, the schema of its rule, and what it begins with. */
export function kindsIn(tag: string) {
  const present = (kind: PromotionKind) => {
    return { kind: kind.code, name: textIn(kind.names, tag), schema: { ...kind.schema }, initial: initialRule(kind) }
  }
  return { kinds: [...promotionKinds.values()].map(present), common: { ...commonRule } }
}

/** The rule that a kind begins with, but for what is said otherwise. */
export function ruleOf(
  kind: string,
  { common = {}, own = {} }: { readonly common?: object | undefined; readonly own?: object | undefined },
) {
  const initial = initialRule(kindOf(kind))
  return { common: { ...initial.common, ...common }, own: { ...initial.own, ...own } }
}

/** An amount of the wire in minor units. */
export const minorAmount = minor

/** The terms of a promotion in the language with this tag, and an example. */
export function termsIn({ kind: code, rule }: Pick<PromotionRow, 'kind' | 'rule'>, tag: string, beside: Beside) {
  const kind = promotionKinds.get(code)
  if (!kind) throw new Error(`there is no kind of promotion ${code}`)
  const terms = termsOf(kind, rule, beside).map((line) => renderLine(line, tag))
  return { tag, terms, example: renderLine(kind.example(rule.own, beside.levels), tag) }
}
