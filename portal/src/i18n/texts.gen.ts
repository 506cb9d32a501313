// Generated from the English texts by portal/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'action.reload': undefined
  'action.tryAgain': undefined
  'banners.label': undefined
  'banners.show': { index: number }
  'carousel.position': { count: number; index: number }
  'carousel.role': undefined
  'carousel.slide': undefined
  'closed.blockedTitle': undefined
  'closed.comesBack': undefined
  'closed.contact': undefined
  'closed.until': undefined
  'closed.yourIp': undefined
  'errors.call_not_found': undefined
  'errors.catalogue_too_large': undefined
  'errors.changed_meanwhile': undefined
  'errors.host_not_allowed': undefined
  'errors.import_incomplete': undefined
  'errors.import_not_found': undefined
  'errors.in_maintenance': undefined
  'errors.invalid_input': undefined
  'errors.malformed_request': undefined
  'errors.method_not_allowed': undefined
  'errors.network_failed': undefined
  'errors.network_timed_out': undefined
  'errors.not_logged_in': undefined
  'errors.payload_too_large': undefined
  'errors.region_blocked': undefined
  'errors.service_unavailable': undefined
  'errors.too_many_requests': undefined
  'errors.unknown_error': undefined
  'errors.unsupported_media_type': undefined
  'footer.brandText': undefined
  'footer.follow': undefined
  'footer.followText': undefined
  'footer.products': undefined
  'footer.responsible': undefined
  'footer.responsibleText': undefined
  'footer.timeZone': { zone: string | number }
  'footer.vendors': undefined
  'gameList.allClasses': undefined
  'gameList.allVendors': undefined
  'gameList.checkAgain': undefined
  'gameList.classes': undefined
  'gameList.clearFilters': undefined
  'gameList.clearSearch': undefined
  'gameList.count': { count: number }
  'gameList.description': { merchant: string | number; type: string | number }
  'gameList.emptyText': undefined
  'gameList.emptyTitle': undefined
  'gameList.failed': undefined
  'gameList.hot': undefined
  'gameList.hotGames': undefined
  'gameList.live': undefined
  'gameList.loading': undefined
  'gameList.maintenance': undefined
  'gameList.minBet': { amount: string | number }
  'gameList.minLines': { count: number }
  'gameList.more': undefined
  'gameList.nextClasses': undefined
  'gameList.nextGames': undefined
  'gameList.nothingFound': undefined
  'gameList.nothingFoundText': undefined
  'gameList.nothingNamed': { search: string | number }
  'gameList.nothingNamedText': undefined
  'gameList.pageShown': { page: number; total: number }
  'gameList.previousClasses': undefined
  'gameList.previousGames': undefined
  'gameList.refresh': undefined
  'gameList.search': undefined
  'gameList.until': { moment: string | number }
  'gameSearch.found': { count: number }
  'gameSearch.hint': undefined
  'gameSearch.label': undefined
  'gameSearch.none': { name: string | number }
  'gameSearch.title': undefined
  'gameTypes.AC': undefined
  'gameTypes.BINGO': undefined
  'gameTypes.COCKFIGHT': undefined
  'gameTypes.ELOTT': undefined
  'gameTypes.ESPORTS': undefined
  'gameTypes.FISH': undefined
  'gameTypes.JP': undefined
  'gameTypes.LIVE': undefined
  'gameTypes.LOTT': undefined
  'gameTypes.PVP': undefined
  'gameTypes.RNG': undefined
  'gameTypes.SC': undefined
  'gameTypes.SPORTS': undefined
  'gameTypes.TG': undefined
  'gameTypes.VP': undefined
  'jackpot.illustrative': undefined
  'jackpot.title': undefined
  'language.incomplete': { language: string | number }
  'language.label': undefined
  'lobby.description': undefined
  'lobby.headTitle': undefined
  'lobby.home': undefined
  'lobby.hot': undefined
  'lobby.nextTypes': undefined
  'lobby.previousTypes': undefined
  'lobby.title': undefined
  'lobby.types': undefined
  'marquee.all': undefined
  'marquee.label': undefined
  'motion.pause': undefined
  'motion.resume': undefined
  'nav.bottom': undefined
  'nav.games': undefined
  'nav.home': undefined
  'nav.search': undefined
  'nav.types': undefined
  'notices.announcements': undefined
  'notices.bell': undefined
  'notices.bellNew': { count: number }
  'notices.failed': undefined
  'notices.list': undefined
  'notices.noneText': undefined
  'notices.noneTitle': undefined
  'notices.title': undefined
  'notices.toList': undefined
  'pager.label': undefined
  'pager.next': undefined
  'pager.page': { page: number }
  'pager.previous': undefined
  'popup.close': undefined
  'popup.failed': undefined
  'popup.notices': undefined
  'popup.understood': undefined
  'shell.brokenText': undefined
  'shell.brokenTitle': undefined
  'shell.closeMenu': undefined
  'shell.collapseMenu': undefined
  'shell.copyright': { merchant: string | number; year: string | number }
  'shell.customerService': undefined
  'shell.documentTitle': { merchant: string | number; page: string | number }
  'shell.expandMenu': undefined
  'shell.home': { merchant: string | number }
  'shell.menu': undefined
  'shell.newTab': undefined
  'shell.notFoundText': undefined
  'shell.notFoundTitle': undefined
  'shell.openMenu': undefined
  'shell.reference': { requestId: string | number }
  'shell.sideMenu': undefined
  'shell.skipToContent': undefined
  'shell.slots': undefined
  'shell.toHome': undefined
  'theme.dark': undefined
  'theme.label': undefined
  'theme.light': undefined
  'theme.system': undefined
  'theme.toDark': undefined
  'theme.toLight': undefined
  'vendors.all': undefined
  'vendors.allOfType': undefined
  'vendors.checkAgain': undefined
  'vendors.count': { count: number }
  'vendors.description': { merchant: string | number; type: string | number }
  'vendors.failed': undefined
  'vendors.gameCount': { count: number }
  'vendors.label': undefined
  'vendors.maintenance': undefined
  'vendors.next': undefined
  'vendors.none': undefined
  'vendors.noneText': undefined
  'vendors.previous': undefined
  'vendors.until': { moment: string | number }
  'winners.illustrative': undefined
  'winners.list': undefined
  'winners.none': undefined
  'winners.settled': undefined
  'winners.title': undefined
}

/** Every language that has texts, by its BCP 47 tag, and whether it has them all. */
export const catalogueTags = {
  ar: 'complete',
  en: 'complete',
  vi: 'complete',
  'zh-Hans': 'complete',
} as const
