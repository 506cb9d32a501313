import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import { useStable } from '@banyan/ui/use-stable.ts'
import { useIsFetching } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { browserChance, randomSelection } from '#/src/features/lottery/bet-types/quick-pick.ts'
import type { BetAgain } from '#/src/features/lottery/bets/own-bets.ts'
import { type Terms, termsQuery } from '#/src/features/lottery/games/terms.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { type ChaseChoice, chaseBetsAtMost, firstChase } from '../chase/chase-state.ts'
import { useChase } from '../chase/use-chase.ts'
import type { useIssue } from '../head/use-issue.ts'
import { type Quote, type QuotedBet, quoteBet, type StakeChoice } from '../quote/quote-bet.ts'
import { allowedOf } from '../slip/allowed-of.ts'
import { changeSlip, emptySlip, type QuotedLine, type SlipChange, type SlipState } from '../slip/slip-state.ts'
import { type Order, usePlacing } from '../slip/use-placing.ts'
import { firstChoice, useKeepTable, useKeptTable } from './kept-table.ts'

/** What a game's table is about. */
export interface BettingOn {
  readonly gameCode: string
  readonly prizeMode: LotteryMode
  readonly family: LoadedFamily
  readonly terms: Terms
  readonly state: ReturnType<typeof useIssue>
  /** A bet of before that is wanted again: it is picked, at the stake that it had. */
  readonly again: BetAgain | undefined
  /** Bets were placed. */
  readonly onPlaced: () => void
}

/** All that a player does at a table: the selection, the stake, the slip, the chase, and placing them. */
export function useBetting(on: BettingOn) {
  const { gameCode, prizeMode, family, terms, state, onPlaced } = on
  const { current } = state
  const kept = useKeptTable(gameCode, prizeMode)
  const { wanted, texts, ...pick } = usePick(family, terms, kept)
  const [choice, setChoice] = useState(() => firstChoice(terms, kept))
  const [slip, change] = useReducer(reduceSlip, kept?.slip ?? emptySlip)
  useKeepTable(gameCode, prizeMode, { wanted, texts, choice, slip })
  const [chase, setChase] = useState<ChaseChoice>()
  const { placing, ask, send, forget } = usePlacing(gameCode, prizeMode, (order) => {
    // The slip waits while what is picked beside it is placed.
    if (order.isSlip) change({ kind: 'clear' })
    else for (const { playCode } of order.bets) pick.clear(playCode)
    setChase(undefined)
    onPlaced()
  })
  const [taken, setTaken] = useState<BetAgain>()
  if (on.again && on.again !== taken) {
    setTaken(on.again)
    forget()
    pick.take(on.again)
    const { unit, multiple } = on.again
    const known = terms.units.find((each) => Number(each) === Number(unit))
    setChoice({ ...choice, multiple, ...(known !== undefined && { unit: known }) })
  }
  const bets = quoteBets(on, { playCode: pick.playCode, text: pick.text, choice, slip })
  const { plan, coming } = useChase(chase && gameCode, current?.numero, bets.toPlace, chase ?? firstChase)
  const onSale = isOnSale(state) ? current?.numero : undefined
  const canChase = plan.steps.length > 0 && bets.toPlace.length <= chaseBetsAtMost
  const canPlace = bets.isWhole && onSale !== undefined && terms.status === 'OPEN' && (!chase || canChase)
  const isLooking = useIsFetching({ queryKey: termsQuery(gameCode, prizeMode).queryKey }) > 0
  /** A change after which what was refused, or waits to be confirmed, says nothing any more. */
  const anew = (act: () => void) => {
    forget()
    act()
  }
  // Pressed on a bar that is a frame behind, it places what is picked now.
  const askForBets = useStable(() => {
    if (!current || !canPlace) return
    const issues = plan.steps.flatMap(({ multiple }, place) => {
      const numero = coming?.[place]?.numero
      return numero === undefined ? [] : [{ numero, multiple }]
    })
    ask({
      ...{ bets: bets.toPlace, numero: current.numero, isSlip: bets.own === undefined },
      ...(chase && { chase: { issues, stopOnWin: chase.stopOnWin } }),
    })
  })
  const addToSlip = useStable(() => {
    if (bets.own?.is !== 'bet') return
    const { playCode, selection, unit, multiple, prizeGroup } = bets.own.bet
    anew(() => change({ kind: 'add', bets: [{ playCode, selection, unit, multiple, prizeGroup }] }))
    pick.setText(() => '')
  })
  return {
    ...{ gameCode, family, terms, current, onSale, choice, chase, plan, placing, canPlace, isLooking, forget },
    ...{ ...bets, ...pick },
    send: (each: Order) => void send(each),
    allowed: placing.is === 'refused' ? allowedOf(placing.error) : undefined,
    setText: (next: (text: string) => string) => anew(() => pick.setText(next)),
    setChoice: (next: Partial<StakeChoice>) => anew(() => setChoice((before) => ({ ...before, ...next }))),
    setChase: (next: ChaseChoice | undefined) => anew(() => setChase(next)),
    changeSlip: (next: SlipChange) => anew(() => change(next)),
    /** Shows what is to be placed, to be confirmed. */
    ask: askForBets,
    /** What is picked goes to the slip, and another selection can be picked. */
    add: addToSlip,
    /** Picks a bet at random. */
    random: () => {
      const { betType } = pick
      if (betType) anew(() => pick.setText(() => randomSelection(betType, browserChance)))
    },
  }
}

export type Betting = ReturnType<typeof useBetting>

/** The bet types that a table opens with, where they are not the first of their family: those that most play. */
const firstPlays: Partial<Record<FamilyCode, string>> = { SSC: 'SSC_L3_DIRECT', E5: 'E5_ANY5', PK10: 'PK_FIXED' }

/** The bet type that is shown, and what is picked of each. */
function usePick(family: LoadedFamily, terms: Terms, kept: ReturnType<typeof useKeptTable>) {
  const playCodes = useMemo(
    () => terms.betTypes.map(({ playCode }) => playCode).filter((code) => family.betTypes.has(code)),
    [terms, family],
  )
  const [wanted, setPlay] = useState<string>(kept?.wanted ?? firstPlays[family.code] ?? '')
  const playCode = playCodes.includes(wanted) ? wanted : (playCodes[0] ?? '')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(kept?.texts ?? {})
  return {
    ...{ wanted, texts },
    ...{ playCodes, playCode, betType: family.betTypes.get(playCode), text: texts[playCode] ?? '', setPlay },
    setText: (next: (text: string) => string) =>
      setTexts((before) => ({ ...before, [playCode]: next(before[playCode] ?? '') })),
    clear: (placed: string) => setTexts((before) => ({ ...before, [placed]: '' })),
    take: (bet: Pick<BetAgain, 'playCode' | 'selection'>) => {
      setPlay(bet.playCode)
      setTexts((before) => ({ ...before, [bet.playCode]: bet.selection }))
    },
  }
}

interface Picked {
  readonly playCode: string
  readonly text: string
  readonly choice: StakeChoice
  readonly slip: SlipState
}

/** What is picked and what the slip holds, at the odds and by the limits of now. */
function quoteBets({ family, terms, state }: BettingOn, { playCode, text, choice, slip }: Picked) {
  const sale = { terms, issue: state.current, exponent: portalConfig().currency.exponent }
  const quoteOf = (bet: Pick<QuotedBet, 'playCode' | 'selection'> & StakeChoice): Quote => {
    const betType = family.betTypes.get(bet.playCode)
    return betType ? quoteBet(bet, betType, sale) : { is: 'problem', code: 'bad_selection' }
  }
  const own = text === '' ? undefined : quoteOf({ ...choice, playCode, selection: text })
  const lines: readonly QuotedLine[] = slip.lines.map((line) => ({ line, quote: quoteOf(line) }))
  // What is picked and not added yet is bet by itself; the slip waits meanwhile.
  const quotes = own ? [own] : lines.map(({ quote }) => quote)
  const toPlace = quotes.flatMap((quote) => (quote.is === 'bet' ? [quote.bet] : []))
  return { own, lines, toPlace, isWhole: toPlace.length > 0 && toPlace.length === quotes.length }
}

const reduceSlip = (before: SlipState, next: SlipChange) => changeSlip(before, next, mostMultiple)

function isOnSale({ current, isOver, isWaiting }: ReturnType<typeof useIssue>): boolean {
  return current !== null && !isOver && !isWaiting
}
