import { memberTag } from '@banyan/contract/identity/member-words.ts'
import { countryCode, shape } from '@banyan/contract/system/content.ts'
import { contributionPresets } from '@banyan/rules/promotions/contribution.ts'
import Type, { type Static } from 'typebox'
import { count, moneyAtMost } from '../kinds/fields.ts'
import type { PromotionKind } from '../kinds/kind.ts'

/** What every kind of promotion asks and promises, beside its own rule (domain section 4.2). */
export const commonRule = shape({
  optIn: Type.Boolean({ description: 'A member joins before anything counts' }),
  vipFrom: count('For members of this VIP level and above', 20, 0),
  newWithinDays: count('For members who registered within so many days; 0: for all', 3_650, 0),
  needs: Type.Array(Type.Enum(['phone', 'email', 'bank', 'id']), {
    ...{ maxItems: 4, uniqueItems: true },
    description: 'What must have been confirmed; id: an operator checked the identity document',
  }),
  countries: Type.Array(countryCode, {
    ...{ maxItems: 50, uniqueItems: true },
    description: 'Countries of confirmed mobile numbers; empty: all',
  }),
  excludeTags: Type.Array(memberTag, {
    ...{ maxItems: 20, uniqueItems: true },
    description: 'Members with one of these tags are excluded',
  }),
  oncePer: Type.Array(Type.Enum(['name', 'phone', 'bank']), {
    ...{ maxItems: 3, uniqueItems: true },
    description: 'What gets the promotion for one account alone: a real name, a mobile number, a bank account',
  }),
  wagering: shape({
    of: Type.Enum(['bonus', 'deposit_and_bonus'], { description: 'What must be betted' }),
    factor: count('How many times', 50, 0),
    counts: Type.Enum([...contributionPresets], { description: 'How much of a bet counts, by type of game' }),
    days: count('Days in which it must be done; 0: for ever', 90, 0),
    largestBet: moneyAtMost('A bet with a larger stake does not count; 0.00: every bet does'),
  }),
  mostPerMember: moneyAtMost('What one member may get of it in all; 0.00: no limit'),
  exclusiveGroup: Type.String({
    ...{ pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$', maxLength: 40 },
    description: 'Of the promotions that name the same group a member may have one; empty: it excludes none',
  }),
  stackable: Type.Boolean({ description: 'May be had beside another bonus that is not betted yet' }),
  review: Type.Enum(['never', 'shared', 'always'], {
    description:
      'What waits for an operator: nothing, what shares a device, network or payer with another member, or all',
  }),
  mayReapply: Type.Boolean({ description: 'What was refused may be claimed again' }),
})
export type CommonRule = Static<typeof commonRule>

/** A rule as a version keeps it: what is common, and what its kind is told. */
export interface Rule {
  readonly common: CommonRule
  readonly own: Readonly<Record<string, unknown>>
}

/** What a promotion of a kind begins with in the console. */
export const initialRule = ({ initial, wagering, optIn, stackable, review }: PromotionKind): Rule => ({
  common: {
    ...{ optIn: optIn ?? false, vipFrom: 0, newWithinDays: 0, needs: [] },
    ...{ countries: [], excludeTags: [], oncePer: [] },
    wagering: { ...wagering, counts: 'standard', days: 30, largestBet: '0.00' },
    ...{ mostPerMember: '0.00', exclusiveGroup: '' },
    ...{ stackable: stackable ?? false, review: review ?? 'shared', mayReapply: false },
  },
  own: initial,
})
