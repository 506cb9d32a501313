import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import type { PromotionWay } from '@banyan/rules/promotions/promotion-status.ts'
import type { Static, TObject } from 'typebox'
import type { ValueFault } from '#/platform/settings/section.ts'

/** A completed deposit, as the cashier knows it. */
export interface DepositFact {
  readonly number: string
  /** In minor units, as it was paid. */
  readonly amount: bigint
  readonly at: Date
  readonly channel: string
  /** 1 for the first that the member ever completed. */
  readonly nth: number
}

/** What a member played in a day of the merchant's, in minor units. */
export interface PlayFact {
  /** What counts as bet, by type of game. */
  readonly valid: Readonly<Record<string, bigint>>
  readonly staked: bigint
  readonly paid: bigint
}

/** A VIP level, its amounts in minor units; what it does not give is nothing. */
export interface VipLevel {
  readonly name: LocalisedText
  /** Deposited and bet in a member's life, at least. */
  readonly deposited: bigint
  readonly valid: bigint
  /** Bet in a month, at least, or one level is lost. */
  readonly keepValid: bigint
  readonly gifts: Readonly<Record<'upgrade' | 'weekly' | 'monthly' | 'birthday', bigint>>
  /** Undefined without a limit. */
  readonly withdrawalsPerDay: number | undefined
  readonly withdrawnPerDay: bigint
}

/** How a member stands in VIP. */
export interface VipFact {
  /** Level 0 first; none where the brand has no VIP. */
  readonly levels: readonly VipLevel[]
  readonly level: number
  /** Every level above 0 that the member ever reached, the lowest first. */
  readonly reached: readonly number[]
  /** The day on which the member says that it was born, and when it said so first; it never changes. */
  readonly birthday: { readonly day: string; readonly savedAt: Date } | undefined
}

/** What a rule is judged on: everything that the brand knows of a member and that a rule may ask for. */
export interface Facts {
  readonly now: Date
  /** The merchant's day, yyyy-MM-dd. */
  readonly today: string
  readonly registeredAt: Date
  readonly isAgent: boolean
  readonly vip: VipFact
  /** What a promotion may ask for: for a visitor, the highest there is. */
  readonly vipLevel: number
  readonly verified: {
    readonly phone: boolean
    readonly email: boolean
    readonly bank: boolean
    /** The number for messages is the member's own mobile number, proven by a code. */
    readonly messaging: boolean
    /** An operator checked the identity document. */
    readonly id: boolean
    /** A real name was told. */
    readonly name: boolean
  }
  /** The country of the confirmed mobile number; undefined without one, and for a number of no country. `any`: a visitor's. */
  readonly country: string | undefined
  /** Operators' tags of the account. */
  readonly tags: readonly string[]
  /** Of an agent: who registered below it this month or last month, and what each bet in a month, by yyyy-MM. */
  readonly recruits: readonly { readonly registeredAt: Date; readonly valid: Readonly<Record<string, bigint>> }[]
  /** The first three, and all of the last forty days, oldest first. */
  readonly deposits: readonly DepositFact[]
  /** When the last bet ended that counts; null where there is none. */
  readonly lastBetAt: Date | null
  /** Of the last forty days, by day; a day without play is not there. */
  readonly play: ReadonlyMap<string, PlayFact>
  /** What the member has, here and at vendors, in minor units. */
  readonly balance: bigint
  /** What the member has of this promotion, by cycle. */
  readonly had: ReadonlyMap<string, { readonly at: Date; readonly isPaid: boolean }>
}

/** How far a member is. */
export interface Progress {
  readonly done: bigint
  readonly of: bigint
  /** Minor units of money, or a count of something. */
  readonly unit: 'money' | 'count'
}

/** What a member may have of a promotion in one cycle. */
export interface Chance {
  /** A day, a week, a month, a deposit, a step; `-` where there is one for ever. */
  readonly cycle: string
  /** Whether the condition is met. */
  readonly isMet: boolean
  readonly progress?: Progress
  /** In minor units; undefined while it is not known. The two differ where chance decides. */
  readonly reward?: { readonly least: bigint; readonly most: bigint }
  /** What the reward was reckoned from, in minor units: the deposit that must be betted as well. */
  readonly base?: bigint
  /** The number of that deposit: where it is taken back, so is what was given on it. */
  readonly deposit?: string
  /** Until when it may be claimed. */
  readonly until?: Date
}

/** What chance gives, and how much of it there is. */
export interface Drawn {
  /** Its place among the prizes; 0 where there are none. */
  readonly place: number
  /** In minor units; nothing, where the prize is none. */
  readonly amount: bigint
  /** What it is taken from, if that has a bound: so many times, or so much money. */
  readonly from?: { readonly slot: string; readonly timesAtMost?: number; readonly moneyAtMost?: bigint }
}

/** An even choice of a whole number from 0 on, and below this one. */
export type Choose = (below: number) => number

/** A value in a line of the terms, as it is shown in each language. */
export type TermValue =
  | { readonly money: bigint }
  | { readonly ppm: number }
  | { readonly count: number | bigint }
  | { readonly products: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly countries: readonly string[] }
  | { readonly names: readonly LocalisedText[] }
  | { readonly texts: Texts }

/** A text in the four languages; `{name}` stands for a value. */
export interface Texts {
  readonly en: string
  readonly vi: string
  readonly ar: string
  readonly 'zh-Hans': string
}

/** One sentence of the terms, made from the very values by which the rule decides. */
export interface TermLine {
  readonly texts: Texts
  readonly values: Readonly<Record<string, TermValue>>
}

/** What must be betted before what a promotion gave may go out, unless the promotion says otherwise. */
export interface Wagering {
  readonly of: 'bonus' | 'deposit_and_bonus'
  readonly factor: number
}

export interface Prize {
  readonly name: LocalisedText
  /** In minor units. */
  readonly amount: bigint
  /** The odds. */
  readonly ppm: number
}

/** By which a member proves something that is rewarded; each counts for one account. */
export type ProvenContact = 'phone' | 'email' | 'bank'

/** By which rule a promotion is judged. A kind is one file: what its rule is told, how it decides, how that reads. */
export interface PromotionKind<Schema extends TObject = TObject> {
  readonly code: string
  readonly names: Texts
  /** What the rule is told. */
  readonly schema: Schema
  readonly initial: Static<Schema>
  readonly wagering: Wagering
  /** Whether it may usually be had beside another bonus that is not betted yet. */
  readonly stackable?: true
  /** Whether members usually join before anything counts. */
  readonly optIn?: true
  /** What waits for an operator, unless the promotion says otherwise: what shares a place. */
  readonly review?: 'always'
  /** Whether it is given without being claimed. */
  readonly isIssued?: true
  /** Whether it is for agents alone: nobody else is shown it. */
  readonly isForAgents?: true
  /** Whether no list shows it: it has no chance of its own. */
  readonly isHidden?: true
  /** Where a member does what it waits for; nobody is led where it does not say, such as to lose money for a rescue. */
  way?(rule: Static<Schema>): PromotionWay
  /** What its reward is given for, which no second account may show again. */
  provenBy?(rule: Static<Schema>): readonly ProvenContact[]
  /** Types of games that it is about; all, where it does not say. */
  products?(rule: Static<Schema>): readonly string[]
  /** What a wheel has, in the order of its fields. */
  prizes?(rule: Static<Schema>): readonly Prize[]
  /** Rewards of days in a row, and how many of them are done. */
  steps?(rule: Static<Schema>, facts: Facts): { readonly rewards: readonly bigint[]; readonly done: number }
  /** What is nonsense although each field is right. */
  faults?(rule: Static<Schema>): readonly ValueFault[]
  /** What the facts give now, the oldest cycle first: those that are open, and those that can still be claimed. */
  chances(rule: Static<Schema>, facts: Facts): readonly Chance[]
  /** Where chance decides: what is given, and what in its place when that has run out, and so on. */
  draw?(rule: Static<Schema>, chance: Chance, choose: Choose): readonly Drawn[]
  lines(rule: Static<Schema>, levels: readonly VipLevel[]): readonly TermLine[]
  /** A case worked by the rule itself. */
  example(rule: Static<Schema>, levels: readonly VipLevel[]): TermLine
}

/** Fixes the type of a rule; it changes nothing. */
export function defineKind<Schema extends TObject>(kind: PromotionKind<Schema>): PromotionKind<Schema> {
  return kind
}
