import type { CallDefinition } from './call.ts'
import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from './games/favourites.ts'
import { gameList } from './games/game-list.ts'
import { gameMenus } from './games/game-menus.ts'
import { gameVendors, vendorGameTypes } from './games/game-vendors.ts'
import { hotGames } from './games/hot-games.ts'
import { winnerBoard } from './games/winner-board.ts'
import { captcha } from './identity/captcha.ts'
import { forgetRememberedLogin, freePlay, login, rememberedLogin } from './identity/login-calls.ts'
import { changeLanguage, changeMemberIcon, memberIcon, memberInfo } from './identity/member-calls.ts'
import { handoff, handoffAccount, logout, redeemHandoff, sessionToken } from './identity/session-calls.ts'
import { sliderChallenge, solveSlider } from './identity/slider.ts'
import { smsCode } from './identity/sms-code.ts'
import { announcements } from './messages/announcements.ts'
import { announcementCalls } from './operator/announcement-calls.ts'
import { catalogueCalls } from './operator/catalogue-calls.ts'
import { operatorCalls } from './operator/operator-calls.ts'
import {
  operatorBodyKey,
  operatorInfo,
  operatorLogin,
  operatorLogout,
  operatorToken,
} from './operator/session-calls.ts'
import { settingsCalls } from './operator/settings-calls.ts'
import { systemBanners } from './system/banners.ts'
import { bodyKey } from './system/body-key.ts'
import { systemConfig, systemStatus } from './system/config.ts'
import { helpCenter } from './system/help-center.ts'
import { domainRoute, registerSettings, systemWhitelabel } from './system/merchant-calls.ts'

/** Every call of the contract by its id: the one place where a call joins the wire. */
export const calls = {
  systemConfig,
  systemStatus,
  systemBanners,
  systemWhitelabel,
  registerSettings,
  domainRoute,
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
  captcha,
  sliderChallenge,
  solveSlider,
  announcements,
  smsCode,
  login,
  rememberedLogin,
  forgetRememberedLogin,
  freePlay,
  sessionToken,
  logout,
  handoff,
  handoffAccount,
  redeemHandoff,
  memberInfo,
  memberIcon,
  changeMemberIcon,
  changeLanguage,
  operatorBodyKey,
  operatorLogin,
  operatorToken,
  operatorLogout,
  operatorInfo,
  ...operatorCalls,
  ...settingsCalls,
  ...catalogueCalls,
  ...announcementCalls,
} as const satisfies Record<string, CallDefinition>

export type Calls = typeof calls
export type CallId = keyof Calls
