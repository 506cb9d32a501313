import { momentFormat } from '@banyan/client/formats.ts'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { timeOfRound } from '@banyan/rules/lottery/fair-draw.ts'
import { issueTimes } from '@banyan/rules/lottery/issue-numbers.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { PublishedDraw } from './draw-queries.ts'

/** A moment in Unix seconds in the visitor's own zone, to the second. */
export function clockTime(seconds: number): string {
  return momentFormat({
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).format(new Date(seconds * 1_000))
}

/** When an issue's parts were fixed, in Unix seconds. */
export function timesOf({ game, issue, fair, saleCloseAt, chain }: PublishedDraw) {
  if (!isFairGame(game) || !fair) return undefined
  const { openAt, drawAt } = issueTimes(game, issue)
  return { openAt, closeAt: saleCloseAt, beaconAt: timeOfRound(fair.round, chain ?? quicknet), drawAt }
}
