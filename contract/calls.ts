import { backupCalls } from './backups/operator-backup-calls.ts'
import type { CallDefinition } from './call.ts'
import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from './games/favourites.ts'
import { gameList } from './games/game-list.ts'
import { gameMenus } from './games/game-menus.ts'
import { gameVendors, vendorGameTypes } from './games/game-vendors.ts'
import { hotGames } from './games/hot-games.ts'
import { gameRooms, launchGame, launchTrial } from './games/launching.ts'
import { catalogueCalls } from './games/operator-catalogue-calls.ts'
import { gameCalls } from './games/operator-game-calls.ts'
import { winnerBoard } from './games/winner-board.ts'
import { captcha } from './identity/captcha.ts'
import { forgetRememberedLogin, freePlay, login, rememberedLogin } from './identity/login-calls.ts'
import { changeLanguage, changeMemberIcon, memberIcon, memberInfo } from './identity/member-calls.ts'
import { memberActions } from './identity/operator-member-actions.ts'
import {
  operatorBodyKey,
  operatorInfo,
  operatorLogin,
  operatorLogout,
  operatorToken,
  setOperatorPassword,
} from './identity/operator-session-calls.ts'
import { addPasskey, passkeyChallenge, passkeyLogin, passkeyOptions, removePasskey } from './identity/passkey-calls.ts'
import { changePassword, forgotByEmail, resetAccount, resetByEmail, resetByMobile } from './identity/password-calls.ts'
import { changeProfile, profile } from './identity/profile-calls.ts'
import { affiliate, register, registerMobile } from './identity/register-calls.ts'
import {
  changeEmail,
  changeMobile,
  confirmAuthenticator,
  confirmEmail,
  endOwnSessions,
  notMe,
  ownSessions,
  removeAuthenticator,
  security,
  signIns,
  startAuthenticator,
} from './identity/security-calls.ts'
import { handoff, handoffAccount, logout, redeemHandoff, sessionToken } from './identity/session-calls.ts'
import { sliderChallenge, solveSlider } from './identity/slider.ts'
import {
  finishPhoneVerification,
  newNumberSms,
  ownSms,
  registerSms,
  smsCode,
  startPhoneVerification,
} from './identity/sms-code.ts'
import { socketTicket } from './identity/socket-ticket.ts'
import { finishStepUp, stepUpCode } from './identity/step-up-calls.ts'
import { lotteryCalls } from './lottery/lottery-calls.ts'
import { lotteryResultCalls } from './lottery/operator-lottery-result-calls.ts'
import { lotterySaleCalls } from './lottery/operator-lottery-sale-calls.ts'
import { announcements } from './messages/announcements.ts'
import { announcementCalls } from './messages/operator-announcement-calls.ts'
import { operatorPromotionCalls } from './promotions/operator-promotion-calls.ts'
import { promotionCalls } from './promotions/promotion-calls.ts'
import { vipCalls } from './promotions/vip-calls.ts'
import { memberCalls } from './records/operator-member-calls.ts'
import { moneyCalls } from './records/operator-money-calls.ts'
import { recordsCalls } from './records/records-calls.ts'
import { vendorGiftCalls } from './rounds/operator-vendor-gift-calls.ts'
import { approvalCalls } from './staff/approval-calls.ts'
import { auditCalls } from './staff/audit-calls.ts'
import { figuresCalls } from './staff/figures-calls.ts'
import { overviewCalls } from './staff/overview-calls.ts'
import { staffCalls } from './staff/staff-calls.ts'
import { systemBanners } from './system/banners.ts'
import { bodyKey } from './system/body-key.ts'
import { systemConfig, systemStatus } from './system/config.ts'
import { countries } from './system/countries.ts'
import { helpCenter } from './system/help-center.ts'
import { domainRoute, registerSettings, systemWhitelabel } from './system/merchant-calls.ts'
import { parkedEventCalls } from './system/operator-event-calls.ts'
import { settingsCalls } from './system/operator-settings-calls.ts'
import { uploadCalls } from './uploads/upload-calls.ts'
import {
  cancelDeposit,
  checkDeposit,
  declareDepositPaid,
  depositChannels,
  depositOrder,
  depositOrders,
  openDeposit,
} from './wallet/deposit-calls.ts'
import { operatorBalanceCalls } from './wallet/operator-balance-calls.ts'
import { operatorDepositCalls } from './wallet/operator-deposit-calls.ts'
import { operatorPayoutCalls } from './wallet/operator-payout-calls.ts'
import { operatorVendorWalletCalls } from './wallet/operator-vendor-wallet-calls.ts'
import { operatorWithdrawalCalls } from './wallet/operator-withdrawal-calls.ts'
import { payoutCalls } from './wallet/payout-calls.ts'
import { transferCalls } from './wallet/transfer-calls.ts'
import { turnoverLots } from './wallet/turnover-calls.ts'
import { vendorWalletCalls } from './wallet/vendor-wallet-calls.ts'
import { walletBalance } from './wallet/wallet-balance.ts'
import { withdrawalCalls } from './wallet/withdrawal-calls.ts'

/** Every call of the contract by its id: the one place where a call joins the wire. */
export const calls = {
  systemConfig,
  systemStatus,
  systemBanners,
  systemWhitelabel,
  registerSettings,
  domainRoute,
  countries,
  helpCenter,
  bodyKey,
  gameMenus,
  gameList,
  hotGames,
  gameVendors,
  vendorGameTypes,
  winnerBoard,
  favouriteIds,
  favouriteGames,
  addFavourite,
  removeFavourite,
  recentGames,
  launchGame,
  launchTrial,
  gameRooms,
  walletBalance,
  turnoverLots,
  depositChannels,
  openDeposit,
  depositOrders,
  depositOrder,
  declareDepositPaid,
  cancelDeposit,
  checkDeposit,
  ...withdrawalCalls,
  ...transferCalls,
  ...vendorWalletCalls,
  ...payoutCalls,
  ...uploadCalls,
  ...recordsCalls,
  ...lotteryCalls,
  ...promotionCalls,
  ...vipCalls,
  captcha,
  sliderChallenge,
  solveSlider,
  announcements,
  smsCode,
  registerSms,
  ownSms,
  newNumberSms,
  startPhoneVerification,
  finishPhoneVerification,
  register,
  registerMobile,
  affiliate,
  login,
  passkeyChallenge,
  passkeyLogin,
  stepUpCode,
  finishStepUp,
  rememberedLogin,
  forgetRememberedLogin,
  freePlay,
  sessionToken,
  logout,
  socketTicket,
  handoff,
  handoffAccount,
  redeemHandoff,
  memberInfo,
  memberIcon,
  changeMemberIcon,
  changeLanguage,
  changePassword,
  forgotByEmail,
  resetAccount,
  resetByEmail,
  resetByMobile,
  profile,
  changeProfile,
  security,
  ownSessions,
  endOwnSessions,
  signIns,
  notMe,
  changeMobile,
  changeEmail,
  confirmEmail,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  passkeyOptions,
  addPasskey,
  removePasskey,
  operatorBodyKey,
  operatorLogin,
  operatorToken,
  operatorLogout,
  operatorInfo,
  setOperatorPassword,
  ...overviewCalls,
  ...parkedEventCalls,
  ...operatorBalanceCalls,
  ...backupCalls,
  ...lotterySaleCalls,
  ...operatorPromotionCalls,
  ...staffCalls,
  ...approvalCalls,
  ...auditCalls,
  ...settingsCalls,
  ...catalogueCalls,
  ...gameCalls,
  ...announcementCalls,
  ...memberCalls,
  ...memberActions,
  ...moneyCalls,
  ...figuresCalls,
  ...operatorDepositCalls,
  ...operatorWithdrawalCalls,
  ...vendorGiftCalls,
  ...operatorVendorWalletCalls,
  ...operatorPayoutCalls,
  ...lotteryResultCalls,
} as const satisfies Record<string, CallDefinition>

export type Calls = typeof calls
export type CallId = keyof Calls
