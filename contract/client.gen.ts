// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.

/** What the portal needs to send the calls that every visitor reads: by GET, in clear, with the token if there is one. */
export const callTable = {
  systemConfig: { path: '/wps/system/config', moduleId: 'SYSTEM' },
  systemBanners: { path: '/wps/system/banners', moduleId: 'SYSTEM' },
  gameMenus: { path: '/lgw/games/game_menus', moduleId: 'GAMES' },
  gameList: { path: '/wps/relay/GCSGAME_gameList', moduleId: 'GAMES' },
  hotGames: { path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GAMES' },
  gameVendors: { path: '/wps/relay/GCSGAME_newGameVendor', moduleId: 'GAMES' },
  winnerBoard: { path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: 'GAMES' },
  announcements: { path: '/wps/relay/MCSFE_getListAnnouncements', moduleId: 'MESSAGES' },
} as const

/** Codes that the whole portal answers, whatever was asked: by the login popup, that of the password, or a page in the place of all. */
export const gateTable = {
  not_logged_in: 'login',
  session_changed: 'login',
  in_maintenance: 'page',
  region_blocked: 'page',
  password_change_needed: 'password',
} as const
