import type { ErrorCode } from '@banyan/contract/errors.ts'

/** A bet of a chase as it was asked for. Its multiple is multiplied by that of the issue. */
export interface ChaseItem {
  readonly playCode: string
  /** In its canonical spelling. */
  readonly selection: string
  readonly unit: string
  readonly multiple: number
  readonly lines: number
  readonly prizeGroup?: number
}

/** A chase whose row its transaction holds: nothing of it or of its issues changes by anybody else. */
export interface HeldChase {
  readonly id: bigint
  readonly accountId: bigint
  readonly game: string
  readonly mode: string
  readonly items: readonly ChaseItem[]
  readonly stopOnWin: boolean
  /** In minor units; of the issues that wait. */
  readonly held: bigint
  readonly holdId: bigint | null
  readonly isRunning: boolean
  /** Money that the cancellation of its rest returned, in minor units; null where nobody cancelled it. */
  readonly cancelledBack: bigint | null
}

/** Why an issue of a chase came to nothing: it closed before it was bet, a win or the player ended it, or it was refused. */
export type ChaseReason = 'missed' | 'stopped' | 'cancelled' | ErrorCode

/** An issue of a chase that waits or is bet, as it stands under the lock of its chase and its player's money. */
export interface OpenChaseIssue {
  readonly place: number
  readonly state: 'waiting' | 'bet'
  readonly issueId: bigint
  readonly issue: string
  readonly multiple: number
  /** In minor units. */
  readonly stake: bigint
  readonly hasOpened: boolean
  /** Bets on it can be placed, or would be but for its opening. */
  readonly isBeforeClose: boolean
  /** Its player may take bets on it back. */
  readonly isBeforeLastCancel: boolean
  readonly isSettled: boolean
  /** A bet of the chase on it was paid, which a stake that came back is not. */
  readonly hasWon: boolean
}

/** What is done with a chase now. */
export interface ChaseActs {
  /** Bet and settled: nothing more happens to it. */
  readonly settle: readonly OpenChaseIssue[]
  /** What is held for it goes back to the player. */
  readonly release: readonly EndedIssue[]
  /** Its bets go back to the player, unless it closes first: then they stand. */
  readonly takeBack: readonly EndedIssue[]
  /** Its bets are placed. */
  readonly bet: OpenChaseIssue | undefined
  readonly becomes: 'stopped' | 'cancelled' | undefined
}

interface EndedIssue {
  readonly issue: OpenChaseIssue
  readonly reason: ChaseReason
}

/**
 * What time asks for: a win stops the chase, an issue that closed is given up, an open one is bet. One thing at a time uses
 * up what is held, so an issue is bet after those that were missed are released.
 */
export function decideDue(stopOnWin: boolean, issues: readonly OpenChaseIssue[]): ChaseActs {
  const settle = issues.filter(({ state, isSettled }) => state === 'bet' && isSettled)
  if (stopOnWin && settle.some(({ hasWon }) => hasWon)) return { ...endAll(issues, 'stopped'), settle }
  const waiting = issues.filter(({ state }) => state === 'waiting')
  const missed = waiting.filter(({ isBeforeClose }) => !isBeforeClose)
  const release = missed.map((issue) => ({ issue, reason: 'missed' }) as const)
  const bet = waiting.find(({ hasOpened, isBeforeClose }) => hasOpened && isBeforeClose)
  return { settle, release, takeBack: [], bet: missed.length > 0 ? undefined : bet, becomes: undefined }
}

/** The rest of a chase ends: whatever waits, and bets whose sale is not over. */
function endAll(issues: readonly OpenChaseIssue[], reason: 'stopped'): Omit<ChaseActs, 'settle'> {
  const ended = (state: OpenChaseIssue['state'], isMeant: (issue: OpenChaseIssue) => boolean) =>
    issues.filter((issue) => issue.state === state && isMeant(issue)).map((issue) => ({ issue, reason }))
  return {
    release: ended('waiting', () => true),
    takeBack: ended('bet', ({ isBeforeClose, isSettled }) => isBeforeClose && !isSettled),
    bet: undefined,
    becomes: reason,
  }
}

/**
 * What its player cancels: named issues, all or none, or whatever can be cancelled of the rest. Undefined where that is
 * nothing, or where one that was named is over.
 */
export function decideCancel(
  issues: readonly OpenChaseIssue[],
  named: ReadonlySet<string> | undefined,
): ChaseActs | undefined {
  const meant = issues.filter(({ issue }) => named?.has(issue) ?? true)
  const free = meant.filter(({ state, isBeforeLastCancel }) => state === 'waiting' || isBeforeLastCancel)
  if (free.length === 0 || (named && free.length < named.size)) return undefined
  const ended = (state: OpenChaseIssue['state']) =>
    free.filter((issue) => issue.state === state).map((issue) => ({ issue, reason: 'cancelled' }) as const)
  return {
    settle: [],
    release: ended('waiting'),
    takeBack: ended('bet'),
    bet: undefined,
    becomes: named ? undefined : 'cancelled',
  }
}
