import type { SectionName } from './settings.ts'

/**
 * Whether a section decides where money goes, who must look at it, or which sites sign members in. Such a section
 * changes with a second operator's approval. Blocking a vendor stays with one operator: it only stops stakes, and has to be quick.
 */
export const decidesMoney = {
  availability: false,
  regions: false,
  customerService: false,
  languages: false,
  brand: false,
  whitelabel: false,
  registration: false,
  profileFields: false,
  passwords: false,
  stepUp: false,
  passkeys: true,
  limits: false,
  sms: false,
  verification: false,
  banners: false,
  pageLoad: false,
  helpCenter: false,
  vendors: false,
  winnerBoard: false,
  vendorGifts: true,
  roles: true,
  approvals: true,
  cashier: true,
  withdrawals: true,
  treeTransfers: true,
  vendorWallets: true,
  payoutBanks: true,
  lottery: true,
  lotterySchedules: true,
  vip: true,
} as const satisfies Record<SectionName, boolean>

/** Sections that change with a second operator's approval. */
export type MoneySection = {
  [Name in SectionName]: (typeof decidesMoney)[Name] extends true ? Name : never
}[SectionName]

export const moneySections = (Object.keys(decidesMoney) as SectionName[]).filter(
  (name): name is MoneySection => decidesMoney[name],
)
