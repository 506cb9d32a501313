import type { BodyOf } from '@banyan/contract/call.ts'
import { operatorPromotionCalls as calls } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { auditedAccount, memberOf } from '#/modules/accounts/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { differingFields } from '#/platform/http/recorded-action.ts'
import { Refusal } from '#/platform/refusal.ts'
import { decideReview, giveGift, kindsIn, termsIn } from '../manage-promotions.ts'
import { namesInGroup, promotionCoded } from '../store/promotions.ts'
import {
  changeDraft,
  changePromotion,
  makePromotion,
  type PromotionDraft,
  startPromotion,
  stopPromotion,
} from '../use-cases/edit-promotion.ts'
import {
  auditedPromotion,
  memberRewardsPage,
  promotionsPage,
  promotionWhole,
  reviewsPage,
  simulation,
} from '../use-cases/promotion-records.ts'
import type { VipParts } from '../vip/vip-facts.ts'

/** Languages in which the portal speaks as a whole, so that terms are written in them. */
const termLanguages = ['en', 'vi', 'ar', 'zh-Hans'] as const

/** What operators build, start and stop of promotions, and decide of claims. */
export function promotionDeskBindings({ db }: Database, vip: VipParts): Binding[] {
  return [
    bind(calls.promotionKinds, async (_input, { language }) => kindsIn(language.tag) as never),
    bind(calls.listPromotions, ({ query }, tongues) => promotionsPage(db, query, tongues)),
    bind(calls.readPromotion, ({ query: { code } }, tongues) => promotionWhole(db, code, tongues)),
    bind(calls.previewPromotion, async ({ query: { code } }) => {
      const promotion = await promotionCoded(db, code)
      if (!promotion) throw new Refusal('promotion_not_found')
      const others = await namesInGroup(db, promotion.rule.common.exclusiveGroup, code)
      const beside = { levels: vip.levels(), others }
      return { languages: termLanguages.map((tag) => termsIn(promotion, tag, beside)) }
    }),
    bind(calls.simulatePromotion, ({ query: { code } }) => simulation(db, code, vip)),
    bind(calls.listPromotionReviews, ({ query }, tongues) => reviewsPage(db, query, tongues)),
    bind(calls.memberRewards, ({ query }, tongues) => memberRewardsPage(db, query, tongues)),
    ...draftBindings(),
    ...runningBindings(),
    ...givingBindings(vip),
  ]
}

function draftBindings(): Binding[] {
  return [
    bindAction(calls.makePromotion, ({ body }, { principal }, record) =>
      record(async (tx) => {
        const draft = draftIn(body)
        await makePromotion(tx, draft, principal.name)
        const { reason } = body
        return {
          value: {},
          object: objectOf(body),
          before: { state: null },
          after: { state: 'draft', ...auditedPromotion(draft) },
          ...(reason !== undefined && { reason }),
        }
      }),
    ),
    bindAction(calls.changeDraft, ({ body }, { principal }, record) =>
      record(async (tx) => {
        const draft = { ...draftIn(body), version: body.version }
        const before = await changeDraft(tx, draft, principal.name)
        const { reason } = body
        const changed = differingFields(auditedPromotion(before), auditedPromotion(draft))
        return { value: {}, object: objectOf(body), ...changed, ...(reason !== undefined && { reason }) }
      }),
    ),
  ]
}

function runningBindings(): Binding[] {
  return [
    bindFourEyes(calls.startPromotion, async (tx, { code, version }) => {
      const { state, ...before } = await startPromotion(tx, code, version)
      return { object: objectOf({ code }), before: { state }, after: { state: 'running', ...auditedPromotion(before) } }
    }),
    bindFourEyes(calls.changePromotion, async (tx, body, { by }) => {
      const draft = { ...draftIn(body), version: body.version }
      const before = await changePromotion(tx, draft, by)
      return { object: objectOf(body), ...differingFields(auditedPromotion(before), auditedPromotion(draft)) }
    }),
    bindAction(calls.stopPromotion, ({ body: { code, reason } }, _context, record) =>
      record(async (tx) => {
        await stopPromotion(tx, code)
        return {
          value: {},
          object: objectOf({ code }),
          before: { state: 'running' },
          after: { state: 'stopped' },
          reason,
        }
      }),
    ),
  ]
}

function givingBindings(vip: VipParts): Binding[] {
  return [
    bindAction(calls.decidePromotionReview, ({ body: { id, approve, note, reason } }, { principal }, record) =>
      record(async (tx) => {
        const decision = { enrolmentId: BigInt(id), isApproved: approve, note, by: principal.name }
        const { status, reasons } = await decideReview(tx, decision)
        const after = { status, ...(note !== undefined && { note }) }
        return { value: {}, object: `reward ${id}`, before: { status: 'applying', reasons }, after, reason }
      }),
    ),
    bindFourEyes(
      calls.giveGift,
      async (tx, { code, member: publicId, amount }, { by, key }) => {
        const member = await memberOf(tx, publicId)
        const minor = minorOf(amount, merchantCurrency.exponent)
        // Before the balance is read, or another change of it would come between.
        await lockAccounts(tx, [member.id])
        const before = await balanceOf(tx, member.id)
        await giveGift(tx, vip, { accountId: member.id, code, amount: minor, key: giftCycle(key), by })
        return {
          object: auditedAccount(member),
          after: { gift: amount, promotion: code },
          moving: { before: { balance: before }, after: { balance: await balanceOf(tx, member.id) } },
        }
      },
      { askedOnce: 'sameReason' },
    ),
  ]
}

const balanceOf = async (tx: Tx, accountId: bigint) => {
  const { available } = await moneyOf(tx, accountId, merchantCurrency.code)
  return toAmount(available.balance, merchantCurrency.exponent)
}

/** What a gift is had in, as the wire names cycles: by the request, so that one is given once. */
const giftCycle = (key: string) => `gift:${key.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`

const objectOf = ({ code }: { readonly code: string }) => `promotion ${code}`

function draftIn({
  startsAt,
  endsAt,
  budget,
  budgetPerDay,
  ...given
}: BodyOf<typeof calls.makePromotion>): PromotionDraft {
  const { code, kind, content, rule } = given
  const minor = (amount: string | null) => (amount === null ? null : minorOf(amount, merchantCurrency.exponent))
  return {
    ...{ code, kind, content, rule, budget: minor(budget), budgetPerDay: minor(budgetPerDay) },
    startsAt: momentIn(startsAt, '/body/startsAt'),
    endsAt: endsAt === null ? null : momentIn(endsAt, '/body/endsAt'),
  }
}

function momentIn(text: string, path: string): Date {
  const moment = momentOf(text)
  if (!moment) throw new InvalidInput([{ path, rule: 'moment' }])
  return moment
}
