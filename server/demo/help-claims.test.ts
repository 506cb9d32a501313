import { readFile } from 'node:fs/promises'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { demoSettings } from './demo-settings.ts'

interface Topic {
  readonly termId: string
  readonly content: Readonly<Partial<Record<string, string>>>
}

const gameListTexts = new URL('../../portal/src/features/game-list/texts/', import.meta.url)
const tags = ['en', 'vi', 'ar', 'zh-Hans']

const topics: ReadonlyMap<string, Topic> = new Map(
  demoSettings().helpCenter.topics.map((topic) => [topic.termId, topic]),
)

const said = (topic: Topic | undefined, tag: string) => topic?.content[tag]?.replace(/\s+/g, ' ') ?? ''

/** How a topic says that nobody can play, and that nobody can pay in or out. */
const noPlay: Readonly<Record<string, RegExp>> = {
  en: /games? can(no|')t be started|nobody can [^.]*play|nothing (here )?(that you could stake|can be (staked|won))/i,
  vi: /chưa (thể vào|ai có thể [^.]*) ?chơi|không có thắng thua|không có gì để bạn đặt cược/i,
  ar: /لا يمكن بدء الألعاب|الإيداع أو اللعب|لا ربح هنا ولا خسارة/,
  'zh-Hans': /不能开始游戏|不能存款、玩游戏|没有输赢|没有任何可以用金钱下注/,
}
const noPay: Readonly<Record<string, RegExp>> = {
  en: /nobody can pay in or out yet/,
  vi: /chưa ai nạp hay rút được tiền/,
  ar: /لا يمكن لأحد بعد الإيداع أو السحب/,
  'zh-Hans': /还不能存款和提款/,
}

test.each(tags)('[PLAY-01] no topic says that nobody can play, and the FAQ names the free trial: %s', async (tag) => {
  expect(topics.size).toBeGreaterThan(10)
  expect(calls.launchGame.path).toBe('/wps/game/launchGame')
  for (const topic of topics.values()) expect(said(topic, tag), topic.termId).not.toMatch(noPlay[tag] as RegExp)
  const texts = JSON.parse(await readFile(new URL(`${tag}.json`, gameListTexts), 'utf8'))
  expect(said(topics.get('faq'), tag)).toContain(`<strong>${texts['gameList.freeTrial']}</strong>`)
})

test.each(tags)('the FAQ says that nobody can pay in or out as long as no call does: %s', async (tag) => {
  const mayPay = Object.values(calls).some(({ path }) => /deposit|withdraw/i.test(path))
  expect((noPay[tag] as RegExp).test(said(topics.get('faq'), tag))).toBe(!mayPay)
})
