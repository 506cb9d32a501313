import { readFile } from 'node:fs/promises'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { demoSettings } from './demo-settings.ts'

interface Topic {
  readonly termId: string
  readonly content: Readonly<Partial<Record<string, string>>>
}

const gameListTexts = new URL('../../portal/src/features/lobby/game-list/texts/', import.meta.url)
const tags = ['en', 'vi', 'ar', 'zh-Hans']

const topics: ReadonlyMap<string, Topic> = new Map(
  demoSettings().helpCenter.topics.map((topic) => [topic.termId, topic]),
)

const said = (topic: Topic | undefined, tag: string) => topic?.content[tag]?.replace(/\s+/g, ' ') ?? ''

/** How a topic says that nobody can play, that nobody can pay in, and that nobody can withdraw. */
const noPlay: Readonly<Record<string, RegExp>> = {
  en: /games? can(no|')t be started|nobody can [^.]*play|nothing (here )?(that you could stake|can be (staked|won))/i,
  vi: /chưa (thể vào|ai có thể [^.]*) ?chơi|không có thắng thua|không có gì để bạn đặt cược/i,
  ar: /لا يمكن بدء الألعاب|الإيداع أو اللعب|لا ربح هنا ولا خسارة/,
  'zh-Hans': /不能开始游戏|不能存款、玩游戏|没有输赢|没有任何可以用金钱下注/,
}
const noDeposit: Readonly<Record<string, RegExp>> = {
  en: /pay in or out yet|no deposits|nothing can be paid in/i,
  vi: /chưa ai nạp|chưa có nạp tiền|chưa nạp được tiền/i,
  ar: /لا يمكن لأحد بعد الإيداع|لا إيداع|لا يمكن الإيداع/,
  'zh-Hans': /还不能存款|没有存款/,
}
const noWithdrawal: Readonly<Record<string, RegExp>> = {
  en: /nobody can withdraw|no withdrawals/i,
  vi: /chưa ai rút được tiền|chưa có rút tiền/i,
  ar: /لا يمكن لأحد السحب|ولا سحب/,
  'zh-Hans': /还不能提款|没有提款/,
}

test.each(tags)('[PLAY-01] no topic says that nobody can play, and the FAQ names the free trial: %s', async (tag) => {
  expect(topics.size).toBeGreaterThan(10)
  expect(calls.launchGame.path).toBe('/wps/game/launchGame')
  for (const topic of topics.values()) expect(said(topic, tag), topic.termId).not.toMatch(noPlay[tag] as RegExp)
  const texts = JSON.parse(await readFile(new URL(`${tag}.json`, gameListTexts), 'utf8'))
  expect(said(topics.get('faq'), tag)).toContain(`<strong>${texts['gameList.freeTrial']}</strong>`)
})

test.each(tags)('[WAL-06] no topic says that nobody can pay in: %s', (tag) => {
  expect(calls.openDeposit.path).toBe('/wps/deposit/orders')
  for (const topic of topics.values()) expect(said(topic, tag), topic.termId).not.toMatch(noDeposit[tag] as RegExp)
})

test.each(tags)('[WAL-07] no topic says that nobody can withdraw: %s', (tag) => {
  expect(calls.requestWithdrawal.path).toBe('/wps/withdraw/orders')
  for (const topic of topics.values()) expect(said(topic, tag), topic.termId).not.toMatch(noWithdrawal[tag] as RegExp)
})

/** How a topic denies what the product has: lottery bets and bonuses. */
const noLottery: Readonly<Record<string, RegExp>> = {
  en: /no lottery tickets|tickets are not on sale|or bonuses yet|slots and baccarat tables; the other/i,
  vi: /chưa bán vé số|vé (số )?hiện chưa|hiện vé chưa|chưa có tiền thưởng/i,
  ar: /تذاكر يانصيب|تذاكر اليانصيب|تُطرح التذاكر/,
  'zh-Hans': /没有购彩|彩票尚未开售/,
}

test.each(tags)('[LOT-05] no topic says that nobody can bet on a lottery or get a bonus: %s', (tag) => {
  expect(calls.placeLotteryBets.path).toBe('/lgw/bets')
  for (const topic of topics.values()) expect(said(topic, tag), topic.termId).not.toMatch(noLottery[tag] as RegExp)
})

const paymentProvider: Readonly<Record<string, string>> = {
  en: 'payment provider',
  vi: 'đối tác thanh toán',
  ar: 'مزوّد الدفع',
  'zh-Hans': '支付服务商',
}
const nobodyElse = /Nobody else is given|không ai nhận được|لأحد غيره|不会交给任何人/

test.each(tags)('privacy names who is told of a payment, and what is kept of it: %s', (tag) => {
  const privacy = said(topics.get('privacy'), tag)
  expect(privacy).toContain(paymentProvider[tag])
  expect(privacy).not.toMatch(nobodyElse)
})
