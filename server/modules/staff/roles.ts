import type { CallId } from '@banyan/contract/calls.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Role } from '#/platform/http/bind.ts'
import { everyCall } from '#/platform/http/signed-in.ts'
import { setRole } from './store/operators.ts'

/** The role with every call; a merchant always has one such. */
export const ownerRole = 'owner'

/** What everybody needs who looks after the brand, and who answers a member. */
const seeing = ['operatorOverview', 'runningState', 'vendorHealth', 'listApprovals', 'withdrawRequest'] as const
const members = [
  ...(['findMembers', 'memberRecord', 'memberTimeline', 'memberSignIns', 'memberSessions', 'memberDevices'] as const),
  'memberPayouts',
  ...(['memberStatement', 'memberTurnover', 'memberRounds', 'traceEntry', 'traceRound', 'uploadedImage'] as const),
] as const
const deposits = ['listDeposits', 'depositRecord', 'listUnmatched', 'paymentProviders', 'listDifferences'] as const
const withdrawals = ['listWithdrawals', 'withdrawalRecord', 'listWalletTransfers'] as const
const gifts = ['vendorGifts', 'listHeldGifts', 'stopVendorGifts', 'listVendorCampaigns'] as const
const lottery = ['lotteryIssues', 'lotteryIssue'] as const
const lotterySale = [
  ...(['lotteryExposures', 'lotteryExposure', 'lotteryNumbers', 'markLotteryNumbers'] as const),
  ...(['lotteryPrices', 'lotteryPriceVersions', 'setLotteryPrice', 'setLotteryPriceBeyondGuard'] as const),
] as const
/** What a promotion is and would cost. */
const promotions = [
  ...(['promotionKinds', 'listPromotions', 'readPromotion', 'previewPromotion', 'stopPromotion'] as const),
  ...(['memberRewards', 'listPromotionReviews', 'giveGift'] as const),
] as const
/** What content asks for, and finance approves: it gives money away. */
const promoting = [
  ...(['makePromotion', 'changeDraft', 'startPromotion', 'changePromotion', 'simulatePromotion'] as const),
] as const
const deciding = ['approveRequest', 'rejectRequest'] as const
const games = ['listGames', 'setGameMaintenance', 'listVendors', 'setVendorMaintenance'] as const
const settings = ['listSettings', 'describeSettings', 'settingsHistory', 'settingsVersion'] as const

/** The roles that a merchant starts with. */
export const firstRoles: readonly { readonly name: string; readonly calls: readonly (CallId | typeof everyCall)[] }[] =
  [
    { name: ownerRole, calls: [everyCall] },
    {
      name: 'finance',
      calls: [
        ...[...seeing, ...members, ...deciding, ...deposits, ...withdrawals, ...lottery, ...gifts],
        ...[...promotions, ...promoting, 'decidePromotionReview' as const],
        ...(['liftVendorGifts', 'releaseHeldWin', 'refuseHeldGift'] as const),
        ...(['setVendorCampaign', 'endVendorCampaign'] as const),
        ...(['enterLotteryResult', 'confirmLotteryResult', 'stopLotteryResult'] as const),
        ...(['voidLotteryIssue', 'correctLotteryResult'] as const),
        ...lotterySale,
        ...(['approveDeposit', 'approveLargeDeposit', 'rejectDeposit', 'reverseDeposit'] as const),
        ...(['approveWithdrawal', 'approveWithdrawals', 'approveLargeWithdrawal'] as const),
        ...(['rejectWithdrawal', 'holdWithdrawal', 'resumeWithdrawal'] as const),
        ...(['forceReceipt', 'refundLeg', 'payLegAgain', 'returnLeg', 'askVendorAgain'] as const),
        ...(['bindPayment', 'settleDifference', 'payoutAccountInClear'] as const),
        ...([
          'correctBalance',
          'holdMoney',
          'markMember',
          'releaseMoney',
          'verifyBook',
          'activityFigures',
          'findActions',
          'proveAudit',
        ] as const),
      ],
    },
    {
      name: 'support',
      calls: [
        ...[...seeing, ...members, ...deciding, ...deposits, ...withdrawals, ...lottery, ...gifts],
        ...(['memberContacts', 'suspendMember', 'reinstateMember', 'holdMoney', 'endMemberSessions'] as const),
        ...(['markMember'] as const),
        ...(['handOutPassword', 'mintSignInCode', 'resetMemberFactors', 'correctBalance'] as const),
        ...(['payoutAccountInClear', 'removePayoutAccount', 'resetPaymentPassword'] as const),
        ...promotions,
        ...games,
      ],
    },
    {
      name: 'content',
      calls: [
        ...[...seeing, ...settings],
        ...(['readAnnouncements', 'replaceAnnouncements', 'announcementsHistory', 'announcementsVersion'] as const),
        ...(['readBanners', 'changeBanners', 'promotionKinds', 'listPromotions', 'readPromotion'] as const),
        ...(['previewPromotion', 'stopPromotion'] as const),
        ...promoting,
        ...(['readHelpCenter', 'changeHelpCenter', 'readCatalogueLines'] as const),
        ...games,
        ...(['beginCatalogueImport', 'addCatalogueLines', 'readCatalogueImport', 'previewCatalogueImport'] as const),
        ...(['applyCatalogueImport', 'listCatalogueImports', 'takeBackCatalogueImport'] as const),
      ],
    },
  ]

/** What an operator may do by the name of its role; a name that the settings don't know any more is no role. */
export function roleNamed(settings: MerchantSettings, name: string | null): Role {
  const found = settings.current('roles').roles.find((role) => role.name === name)
  return found ?? { name: null, calls: [] }
}

/** Names of the roles that have every call. */
export function ownersAmong(roles: readonly { readonly name: string; readonly calls: readonly string[] }[]): string[] {
  return roles.filter(({ calls }) => calls.includes(everyCall)).map(({ name }) => name)
}

/** Gives an operator a role without a second operator: for the demo's, and for tests. */
export const giveRole = setRole
