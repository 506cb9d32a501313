import type { CallId } from './calls.ts'

/**
 * Idempotency keys: the fields of each money command's body by which a repeated request is known (requirement WAL-02). The
 * same caller, key and body answer the first result. A command about an object has the object's id; one that can be given
 * twice for the same object has an id of its own. What two operators do is keyed by the whole request, then by its approval.
 */
export const moneyKeys = {
  ...{ openDeposit: ['requestId'], declareDepositPaid: ['number'], cancelDeposit: ['number'] },
  ...{ requestWithdrawal: ['requestId'], cancelWithdrawal: ['number'] },
  ...{ confirmLeg: ['number', 'place'], confirmLegPartly: ['number', 'place'], denyLeg: ['number', 'place'] },
  ...{ transferUpline: ['requestId'], transferDownline: ['requestId'] },
  ...{ GCS_walletTransfer: ['requestId'], walletRecall: ['requestId'] },
  ...{ placeLotteryBets: ['slip'], cancelLotteryBet: ['id'] },
  ...{ placeLotteryChase: ['slip'], cancelLotteryChase: ['id', 'numeros'] },
  ...{ claimReward: ['requestId'], claimRaffle: ['requestId'], giveUpBonus: ['lot'] },
  ...{ approveRequest: ['id'], decidePromotionReview: ['id'] },
  ...{ approveDeposit: ['number'], rejectDeposit: ['number'], approveLargeDeposit: ['number'] },
  ...{ reverseDeposit: ['number'], bindPayment: ['payment'] },
  ...{ approveWithdrawal: ['number'], approveWithdrawals: ['numbers'], approveLargeWithdrawal: ['number'] },
  ...{ rejectWithdrawal: ['number'] },
  ...{ forceReceipt: ['number', 'place'], refundLeg: ['number', 'place'], payLegAgain: ['number', 'place'] },
  returnLeg: ['number', 'place'],
  ...{ correctBalance: ['id', 'amount', 'reason'], giveGift: ['code', 'member', 'amount', 'reason'] },
  releaseHeldWin: ['vendor', 'transaction'],
  ...{ voidLotteryIssue: ['gameCode', 'numero'], correctLotteryResult: ['gameCode', 'numero', 'published', 'reason'] },
} as const satisfies Partial<Record<CallId, readonly string[]>>
