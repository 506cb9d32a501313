/** The pages of the member centre by the names of the specification, which stand in their addresses (requirements MEM-01). */
export const memberPages = [
  'securityCenter',
  'profile',
  'depositv2',
  'withdraw',
  'transferFund',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
] as const
export type MemberPage = (typeof memberPages)[number]

/** The page of an address; one that is not known, or not there yet, is the first. */
export function memberPageOf(name: string | undefined): MemberPage {
  return memberPages.find((page) => page === name) ?? memberPages[0]
}
