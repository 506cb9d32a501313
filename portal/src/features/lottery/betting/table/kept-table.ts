import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Terms } from '#/src/features/lottery/games/terms.ts'
import { own } from '#/src/session/own-answers.ts'
import type { StakeChoice } from '../quote/quote-bet.ts'
import type { SlipState } from '../slip/slip-state.ts'

interface KeptTable {
  /** The bet type that is shown. */
  readonly wanted: string
  /** What is picked, by bet type. */
  readonly texts: Readonly<Record<string, string>>
  readonly choice: StakeChoice
  readonly slip: SlipState
}

/**
 * What a table held when its player left it, for the cashier as a rule; forgotten with the account's own answers, and when
 * the page is closed.
 */
export function useKeptTable(gameCode: string, prizeMode: LotteryMode): KeptTable | undefined {
  const queryClient = useQueryClient()
  const [kept] = useState(() => queryClient.getQueryData<KeptTable>(keyOf(gameCode, prizeMode)))
  return kept
}

/** Keeps a table as it is now. */
export function useKeepTable(
  gameCode: string,
  prizeMode: LotteryMode,
  { wanted, texts, choice, slip }: KeptTable,
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    queryClient.setQueryDefaults(allKept, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData<KeptTable>(keyOf(gameCode, prizeMode), { wanted, texts, choice, slip })
  }, [queryClient, gameCode, prizeMode, wanted, texts, choice, slip])
}

/** The stake to begin with: as it was kept, where the terms still have it. */
export function firstChoice({ units, prizeGroups: { least, most } }: Terms, kept: KeptTable | undefined): StakeChoice {
  const first = { unit: units[0] ?? '1', multiple: 1, prizeGroup: null }
  if (!kept || !units.includes(kept.choice.unit)) return first
  const group = kept.choice.prizeGroup
  return { ...kept.choice, prizeGroup: group !== null && group >= least && group < most ? group : null }
}

const allKept = [own, 'lotteryTable'] as const
const keyOf = (gameCode: string, prizeMode: LotteryMode) => [...allKept, gameCode, prizeMode]
