// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.

/** What the portal needs to send each call; those of operators, vendors and gateways are not for it. */
export const callTable = {
  systemConfig: { method: 'GET', path: '/wps/system/config', moduleId: 'SYSTEM', token: 'optional', encrypted: false },
  systemStatus: { method: 'GET', path: '/wps/system/status', moduleId: 'SYSTEM', token: 'none', encrypted: false },
  systemBanners: { method: 'GET', path: '/wps/system/banners', moduleId: 'SYSTEM', token: 'none', encrypted: false },
  systemWhitelabel: { method: 'GET', path: '/wps/system/whitelabel', moduleId: 'SYSTEM', token: 'none', encrypted: false },
  registerSettings: { method: 'GET', path: '/wps/system/setting/register', moduleId: 'SYSTEM', token: 'none', encrypted: false },
  domainRoute: { method: 'GET', path: '/wps/system/domainRoute', moduleId: 'SYSTEM', token: 'none', encrypted: false },
  helpCenter: { method: 'GET', path: '/wps/system/helpCenter', moduleId: 'SYSTEM', token: 'none', encrypted: false },
  bodyKey: { method: 'GET', path: '/wps/session/key', moduleId: 'SESSION', token: 'none', encrypted: false },
  gameMenus: { method: 'GET', path: '/lgw/games/game_menus', moduleId: 'GAMES', token: 'none', encrypted: false },
  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', moduleId: 'GAMES', token: 'optional', encrypted: false },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GAMES', token: 'optional', encrypted: false },
  gameVendors: { method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor', moduleId: 'GAMES', token: 'optional', encrypted: false },
  vendorGameTypes: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', moduleId: 'GAMES', token: 'optional', encrypted: false },
  winnerBoard: { method: 'GET', path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: 'GAMES', token: 'none', encrypted: false },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', moduleId: 'MESSAGES', token: 'optional', encrypted: false },
} as const

/** How each error code is shown; its text is `errors.<code>` in contract/texts. */
export const errorTable = {
  not_logged_in: { presentation: 'dialog' },
  in_maintenance: { presentation: 'page' },
  region_blocked: { presentation: 'page' },
  too_many_requests: { presentation: 'toast' },
  changed_meanwhile: { presentation: 'dialog' },
  host_not_allowed: { presentation: 'dialog' },
  import_not_found: { presentation: 'dialog' },
  import_incomplete: { presentation: 'dialog' },
  catalogue_too_large: { presentation: 'dialog' },
  bad_selection: { presentation: 'inline' },
  dup_selection: { presentation: 'inline' },
  max_lines: { presentation: 'inline' },
  malformed_request: { presentation: 'toast' },
  call_not_found: { presentation: 'toast' },
  method_not_allowed: { presentation: 'toast' },
  payload_too_large: { presentation: 'toast' },
  sealed_body_refused: { presentation: 'toast' },
  unsupported_media_type: { presentation: 'toast' },
  invalid_input: { presentation: 'inline' },
  unknown_error: { presentation: 'dialog' },
  service_unavailable: { presentation: 'dialog' },
} as const
