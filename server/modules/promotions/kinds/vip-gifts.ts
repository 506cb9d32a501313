import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import { dayOf, startOf } from './days.ts'
import type { Chance, Facts, TermLine, Texts, VipLevel } from './kind.ts'

type Gift = keyof VipLevel['gifts']

/** What a level gives, in minor units. */
export const giftOf = (levels: readonly VipLevel[], level: number, gift: Gift): bigint =>
  levels[level]?.gifts[gift] ?? 0n

/** One line for each level that gives something, from the very amounts that are paid. */
export function giftLines(levels: readonly VipLevel[], gift: Gift, from = 0): TermLine[] {
  return levels.flatMap(({ name, gifts }, level) =>
    level >= from && gifts[gift] > 0n
      ? [{ texts: ofLevel, values: { name: { texts: named(name) }, gift: { money: gifts[gift] } } }]
      : [],
  )
}

const ofLevel: Texts = {
  en: '{name}: {gift}.',
  vi: '{name} nhận {gift}.',
  ar: '{name} تحصل على {gift}.',
  'zh-Hans': '{name}：{gift}。',
}

/** A level's name as terms say it, in English where it has no other. */
const named = (name: LocalisedText): Texts => {
  const inTag = (tag: string) => name[tag] ?? name.en ?? ''
  return { en: inTag('en'), vi: inTag('vi'), ar: inTag('ar'), 'zh-Hans': inTag('zh-Hans') }
}

/** The highest level with this gift, worked as an example; the lowest amount there is where no level has it. */
export function giftExample(levels: readonly VipLevel[], gift: Gift): TermLine {
  const highest = levels.findLast(({ gifts }) => gifts[gift] > 0n)
  if (!highest) return { texts: noneYet, values: {} }
  return { texts: exampleTexts, values: { name: { texts: named(highest.name) }, gift: { money: highest.gifts[gift] } } }
}

const exampleTexts: Texts = {
  en: 'At {name} you claim {gift}.',
  vi: 'Ở {name}, bạn nhận {gift}.',
  ar: 'عند {name} تستلم {gift}.',
  'zh-Hans': '达到 {name} 时可领取 {gift}。',
}
const noneYet: Texts = {
  en: 'No level gives it at the moment.',
  vi: 'Hiện chưa cấp nào có quà này.',
  ar: 'لا يمنحها أي مستوى حاليًا.',
  'zh-Hans': '目前没有等级提供此礼金。',
}

interface Period {
  readonly cycle: string
  /** The days before it, in which a deposit counts. */
  readonly before: { readonly from: string; readonly until: string }
  readonly until: Date
}

/** What a level gives for a week or a month: to whoever deposited often enough in the one before. */
export function periodChance(
  { vip, deposits }: Facts,
  gift: Gift,
  { cycle, before, until }: Period,
  needed: number,
): Chance {
  const amount = giftOf(vip.levels, vip.level, gift)
  const counted = deposits.filter(({ at }) => at >= startOf(before.from) && dayOf(at) <= before.until).length
  return {
    ...{ cycle, until, isMet: amount > 0n && counted >= needed },
    progress: { done: BigInt(Math.min(counted, needed)), of: BigInt(needed), unit: 'count' },
    ...(amount > 0n && { reward: { least: amount, most: amount } }),
  }
}
