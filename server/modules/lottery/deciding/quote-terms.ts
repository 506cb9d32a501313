import type { ValueOf } from '@banyan/contract/call.ts'
import type { areaCalls } from '@banyan/contract/lottery/area-calls.ts'
import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import { betTypesOfGame } from '@banyan/rules/lottery/bet-types.ts'
import { type PriceRow, quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { prizeGroupStep, rebatePer2000 } from '@banyan/rules/lottery/prize-group.ts'
import { isSoldIn, type LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { Refusal } from '#/platform/refusal.ts'
import { limitsOfGame } from '../sections.ts'
import { oddsTexts } from './odds-texts.ts'
import { type SaleRules, takesBets } from './price-slip.ts'

type Terms = ValueOf<(typeof areaCalls)['lotteryTerms']>

/** What players are told of the terms by which `priceSlip` takes bets on a game; lottery_game_unknown. */
export function quoteTerms(
  { gameCode, prizeMode }: { readonly gameCode: string; readonly prizeMode: LotteryMode },
  { settings, terms }: SaleRules,
): Omit<Terms, 'cancelSecondsBeforeClose'> {
  if (!isSoldIn(prizeMode, gameCode)) throw new Refusal('lottery_game_unknown')
  const {
    units,
    prizeGroups: { least, most },
  } = settings
  const { mostLines, leastStake, mostStake, mostStakeOfLine, mostPayoutOfBet, mostPayoutOfPlayer } = limitsOfGame(
    settings,
    gameCode,
  )
  return {
    ...{ gameCode, prizeMode, status: takesBets(gameCode, settings) ? 'OPEN' : 'CLOSED', units },
    prizeGroups: { least, most, step: prizeGroupStep, mostRebatePer2000: rebatePer2000(most, least) },
    limits: { mostLines, leastStake, mostStake, mostStakeOfLine, mostPayoutOfBet, mostPayoutOfPlayer },
    betTypes: betTypesOfGame(gameCode).map((betType) => {
      const { playCode } = betType
      const { version, row } = terms.priceOf({ mode: prizeMode, gameCode, playCode })
      return { playCode, version, ...quote(betType, row, most) }
    }),
  }
}

function quote({ lineKinds }: Pick<BetType, 'lineKinds'>, row: PriceRow | undefined, most: number) {
  const prizeGroup = row === undefined ? most : 'prizeGroup' in row ? row.prizeGroup : null
  const decidedBy = row === undefined ? 'PLAYER' : prizeGroup === null ? 'ODDS' : 'PRIZE_GROUP'
  // Without kinds of line the chances are each selection's own: its odds follow from the group.
  const isOfSelection = prizeGroup !== null && lineKinds.length === 0
  return {
    decidedBy,
    prizeGroup,
    odds: isOfSelection ? null : oddsTexts(quotedOdds({ lineKinds }, row, most)),
  } as const
}
