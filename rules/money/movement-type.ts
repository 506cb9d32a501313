/** Groups by which people look for movements of their money (domain section 5.8). */
export const movementGroups = ['deposit', 'withdraw', 'transfer', 'bet', 'rebate', 'promotion', 'admin'] as const
export type MovementGroup = (typeof movementGroups)[number]

/** What a movement is called; each has a text. */
export const movementTypes = [
  'deposit',
  'depositReversal',
  'depositFee',
  'depositBonus',
  'withdrawal',
  'withdrawalRefund',
  'transfer',
  'walletOut',
  'walletReturn',
  'walletIn',
  'bet',
  'payout',
  'betReturn',
  'chaseHeld',
  'chaseReturn',
  'jackpot',
  'vendorPrize',
  'tip',
  'tableIn',
  'tableOut',
  'gameCorrection',
  'rebate',
  'promotion',
  'correction',
  'debtRepaid',
  'demoMoney',
  'other',
] as const
export type MovementType = (typeof movementTypes)[number]

interface Known {
  readonly group: MovementGroup
  readonly type: MovementType
  /** What it is called where it takes money, if that is something else. */
  readonly out?: MovementType
}

const deposits = (type: MovementType): Known => ({ group: 'deposit', type })
const withdrawals = (type: MovementType): Known => ({ group: 'withdraw', type })
const wallets = (type: MovementType): Known => ({ group: 'transfer', type })
const bets = (type: MovementType, out = type): Known => ({ group: 'bet', type, out })
const corrections = (type: MovementType): Known => ({ group: 'admin', type })

/** Kinds of entries of the ledger. */
const kinds: Readonly<Record<string, Known>> = {
  deposit: deposits('deposit'),
  deposit_late: deposits('deposit'),
  deposit_manual: deposits('deposit'),
  deposit_reversal: deposits('depositReversal'),
  deposit_fee: deposits('depositFee'),
  deposit_bonus: deposits('depositBonus'),
  withdrawal: withdrawals('withdrawal'),
  withdrawal_refund: withdrawals('withdrawalRefund'),
  withdrawal_return: withdrawals('withdrawalRefund'),
  wallet_out: wallets('walletOut'),
  wallet_out_returned: wallets('walletReturn'),
  wallet_in: wallets('walletIn'),
  bet: bets('bet'),
  win: bets('payout'),
  betAndWin: bets('payout', 'bet'),
  refund: bets('betReturn'),
  chase: bets('chaseHeld'),
  chase_release: bets('chaseReturn'),
  jackpotWin: bets('jackpot'),
  promoWin: bets('vendorPrize'),
  tip: bets('tip'),
  buyIn: bets('tableIn'),
  buyOut: bets('tableOut'),
  adjust: bets('gameCorrection'),
  correction: corrections('correction'),
  debt_repaid: corrections('debtRepaid'),
  funding: corrections('demoMoney'),
}

/** Kinds that are not known by name, by how they begin; the first that fits counts. */
const beginnings: readonly (readonly [string, Known])[] = [
  ['deposit', deposits('deposit')],
  ['withdraw', { group: 'withdraw', type: 'withdrawal' }],
  ['transfer', { group: 'transfer', type: 'transfer' }],
  ['rebate', { group: 'rebate', type: 'rebate' }],
  ['commission', { group: 'rebate', type: 'rebate' }],
  ['promo', { group: 'promotion', type: 'promotion' }],
  ['bonus', { group: 'promotion', type: 'promotion' }],
  ['vip', { group: 'promotion', type: 'promotion' }],
  ['referral', { group: 'promotion', type: 'promotion' }],
]

/** Where not even that is known, by the source; what is left is an operator's business. */
const sources: readonly (readonly [string, Known])[] = [
  ['vendor:', bets('gameCorrection')],
  ['provider:', deposits('deposit')],
]

const rest = corrections('other')

/**
 * The group and the name of a movement by its entry of the ledger. Every movement has one, so that none is missing from a
 * history because its kind is new.
 */
export function movementType(entry: { readonly source: string; readonly kind: string }, amount: bigint) {
  const { group, type, out = type } = knownOf(entry)
  return { group, type: amount < 0n ? out : type }
}

function knownOf({ source, kind }: { readonly source: string; readonly kind: string }): Known {
  return (
    (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ??
    beginnings.find(([start]) => kind.startsWith(start))?.[1] ??
    sources.find(([start]) => source.startsWith(start))?.[1] ??
    rest
  )
}
