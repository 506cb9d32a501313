import { expect, test } from 'vitest'
import { type CallId, calls } from './calls.ts'
import { moneyKeys } from './money-keys.ts'

/** Contract areas that move money: every new command in them counts as a money command unless listed as an exception. */
const moneyModules = new Set(['WALLET', 'LOTTERY', 'PROMOTIONS'])
const movesNothing: ReadonlySet<string> = new Set([
  ...['checkDeposit', 'walletTakeAlong', 'joinPromotion', 'acknowledgeReward', 'uploadImage', 'removeUpload'],
  ...['addPayoutAccount', 'chooseDefaultPayoutAccount', 'setPaymentPassword', 'changePaymentPassword'],
])
/** Operators' commands that change no member's money by themselves. */
const operatorsOther: ReadonlySet<string> = new Set([
  ...['operatorLogin', 'operatorLogout', 'setOperatorPassword', 'mintSignInCode', 'openTestLaunch'],
  ...['sendParkedEvents', 'verifyBook', 'takeBackup', 'uploadedImage', 'proveAudit'],
  ...['markLotteryNumbers', 'setLotteryPrice', 'setLotteryPriceBeyondGuard'],
  ...['enterLotteryResult', 'confirmLotteryResult', 'stopLotteryResult'],
  ...['makePromotion', 'changeDraft', 'startPromotion', 'changePromotion', 'stopPromotion'],
  ...['addOperator', 'changeOperatorRole', 'renewOperatorAccess', 'lockOperator', 'unlockOperator'],
  ...['endOperatorSessions', 'rejectRequest', 'withdrawRequest'],
  ...['changeAvailability', 'changeRegions', 'changeCustomerService', 'changeLanguages', 'changeBrand'],
  ...['changeWhitelabel', 'changeRegistration', 'changeProfileFields', 'changePasswords', 'changeStepUp'],
  'changePasskeys',
  ...['changeLimits', 'changeSms', 'changeVerification', 'changePageLoad', 'changeHelpCenter', 'changeBanners'],
  ...['changeVendors', 'changeWinnerBoard', 'changeVendorGifts', 'changeRoles', 'changeApprovals', 'changeCashier'],
  ...['changePayoutBanks', 'changeLottery', 'changeLotterySchedules', 'changeWithdrawals', 'changeTreeTransfers'],
  ...['changeVendorWallets', 'changeVip', 'beginCatalogueImport', 'addCatalogueLines', 'applyCatalogueImport'],
  ...['takeBackCatalogueImport', 'setGameMaintenance', 'setVendorMaintenance', 'replaceAnnouncements'],
  ...['resetMemberFactors', 'memberContacts', 'suspendMember', 'reinstateMember', 'holdMoney', 'releaseMoney'],
  ...['markMember'],
  ...['endMemberSessions', 'handOutPassword', 'settleDifference', 'holdWithdrawal', 'resumeWithdrawal'],
  ...[
    'stopVendorGifts',
    'liftVendorGifts',
    'refuseHeldGift',
    'setVendorCampaign',
    'endVendorCampaign',
    'askVendorAgain',
  ],
  ...['payoutAccountInClear', 'removePayoutAccount', 'resetPaymentPassword'],
])

const commands = (Object.keys(calls) as CallId[]).filter((id) => {
  const { method, callers, moduleId } = calls[id]
  return method !== 'GET' && ((callers as readonly string[]).includes('operator') || moneyModules.has(moduleId))
})

test('[WAL-02] every command of money names the key by which it is known again, and a new one must', () => {
  const withoutKey = commands.filter((id) => !movesNothing.has(id) && !operatorsOther.has(id))
  expect(withoutKey.toSorted()).toEqual(Object.keys(moneyKeys).toSorted())
})

test.each(Object.entries(moneyKeys))('[WAL-02] the key of %s is in its body', (id, key) => {
  const { body } = calls[id as CallId]
  expect(Object.keys(body && 'properties' in body ? body.properties : {})).toEqual(expect.arrayContaining([...key]))
})
