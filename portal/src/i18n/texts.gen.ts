// Generated from the English texts by portal/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'account.backOffice': undefined
  'account.copied': undefined
  'account.copyId': undefined
  'account.id': undefined
  'account.menu': undefined
  'account.menuOf': { name: string | number }
  'account.signOut': undefined
  'account.signOutText': undefined
  'account.signOutTitle': undefined
  'account.stay': undefined
  'account.trial': undefined
  'account.trialText': undefined
  'action.reload': undefined
  'action.tryAgain': undefined
  'agents.account': undefined
  'agents.clock': undefined
  'agents.headTitle': undefined
  'agents.income': undefined
  'agents.incomeText': undefined
  'agents.intro': { merchant: string | number }
  'agents.login': undefined
  'agents.membersHint': undefined
  'agents.nickname': undefined
  'agents.office': undefined
  'agents.own': undefined
  'agents.ownText': undefined
  'agents.settled': undefined
  'agents.settledText': undefined
  'agents.title': undefined
  'agents.toPortal': undefined
  'agents.type': undefined
  'agents.typeOwn': { type: string | number }
  'agents.typeTop': undefined
  'agents.typeUnder': undefined
  'agents.welcome': { name: string | number }
  'agents.work': undefined
  'agents.workText': undefined
  'agents.written': undefined
  'agents.writtenText': undefined
  'apps.android': undefined
  'apps.androidGet': undefined
  'apps.androidShort': undefined
  'apps.androidText': undefined
  'apps.card': undefined
  'apps.code': { name: string | number }
  'apps.demo': undefined
  'apps.description': { merchant: string | number }
  'apps.guide': undefined
  'apps.guideAndroid': undefined
  'apps.guideIos': undefined
  'apps.install': undefined
  'apps.installed': undefined
  'apps.intro': undefined
  'apps.ios': undefined
  'apps.iosGet': undefined
  'apps.iosShort': undefined
  'apps.iosText': undefined
  'apps.lite': undefined
  'apps.liteGet': undefined
  'apps.liteShort': undefined
  'apps.liteText': undefined
  'apps.mirrors': undefined
  'apps.none': undefined
  'apps.portalCode': undefined
  'apps.runsInstalled': undefined
  'apps.scan': undefined
  'apps.title': undefined
  'apps.unreachable': undefined
  'apps.webText': undefined
  'apps.webTitle': undefined
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
  'errors.account_not_found': undefined
  'errors.account_suspended': undefined
  'errors.bad_selection': undefined
  'errors.call_not_found': undefined
  'errors.captcha_required': undefined
  'errors.captcha_wrong': undefined
  'errors.catalogue_too_large': undefined
  'errors.changed_meanwhile': undefined
  'errors.chunk_failed': undefined
  'errors.dup_selection': undefined
  'errors.foreign_origin': undefined
  'errors.free_play_off': undefined
  'errors.game_not_found': undefined
  'errors.host_not_allowed': undefined
  'errors.import_incomplete': undefined
  'errors.import_not_found': undefined
  'errors.in_maintenance': undefined
  'errors.in_need_true_account': undefined
  'errors.invalid_input': undefined
  'errors.login_locked': undefined
  'errors.malformed_request': undefined
  'errors.max_lines': undefined
  'errors.method_not_allowed': undefined
  'errors.mobile_number_invalid': undefined
  'errors.network_failed': undefined
  'errors.network_timed_out': undefined
  'errors.non_agents_cannot_log_in': undefined
  'errors.non_member_accounts_cannot_log_in': undefined
  'errors.not_logged_in': undefined
  'errors.payload_too_large': undefined
  'errors.region_blocked': undefined
  'errors.remembered_login_over': undefined
  'errors.sealed_body_refused': undefined
  'errors.secure_connection_needed': undefined
  'errors.service_unavailable': undefined
  'errors.session_changed': undefined
  'errors.sign_in_code_invalid': undefined
  'errors.sms_code_wrong': undefined
  'errors.sms_login_off': undefined
  'errors.sms_not_sent': undefined
  'errors.sms_too_many': undefined
  'errors.too_many_favourites': undefined
  'errors.too_many_requests': undefined
  'errors.unknown_error': undefined
  'errors.unsupported_media_type': undefined
  'errors.username_taken': undefined
  'errors.verification_failed': undefined
  'errors.verification_required': undefined
  'errors.wrong_credentials': undefined
  'favourites.favourites.all': undefined
  'favourites.favourites.emptyText': undefined
  'favourites.favourites.emptyTitle': undefined
  'favourites.favourites.loginText': undefined
  'favourites.favourites.loginTitle': undefined
  'favourites.favourites.noneTitle': undefined
  'favourites.login': undefined
  'favourites.noneText': undefined
  'favourites.recent.all': undefined
  'favourites.recent.emptyText': undefined
  'favourites.recent.emptyTitle': undefined
  'favourites.recent.loginText': undefined
  'favourites.recent.loginTitle': undefined
  'favourites.recent.noneTitle': undefined
  'favourites.seeHot': undefined
  'favourites.types': undefined
  'footer.brandText': undefined
  'footer.follow': undefined
  'footer.followText': undefined
  'footer.help': undefined
  'footer.products': undefined
  'footer.responsible': undefined
  'footer.responsibleText': undefined
  'footer.timeZone': { zone: string | number }
  'footer.vendors': undefined
  'gameList.addFavourite': { name: string | number }
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
  'gameList.favourites': undefined
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
  'gameList.recent': undefined
  'gameList.refresh': undefined
  'gameList.removeFavourite': { name: string | number }
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
  'handoff.cancel': undefined
  'handoff.confirm': undefined
  'handoff.replaces': { name: string | number }
  'handoff.text': undefined
  'handoff.title': { name: string | number }
  'help.all': undefined
  'help.asPage': undefined
  'help.description': { merchant: string | number }
  'help.failed': undefined
  'help.group.about': undefined
  'help.group.install': undefined
  'help.group.rules': undefined
  'help.group.start': undefined
  'help.more': undefined
  'help.none': undefined
  'help.title': undefined
  'help.toList': undefined
  'help.topicDescription': { merchant: string | number; topic: string | number }
  'help.topics': undefined
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
  'lottery.classic': undefined
  'lottery.odds': undefined
  'lottery.rules': undefined
  'lottery.southEast': undefined
  'lottery.text': undefined
  'lottery.textDemo': undefined
  'lottery.vietnamese': undefined
  'marquee.all': undefined
  'marquee.label': undefined
  'mirrors.demo': undefined
  'mirrors.here': undefined
  'mirrors.intro': { merchant: string | number }
  'mirrors.listed': { host: string | number }
  'mirrors.noneText': undefined
  'mirrors.noneTitle': undefined
  'mirrors.notListed': { host: string | number }
  'mirrors.safetyMore': undefined
  'mirrors.safetyText': undefined
  'mirrors.safetyTitle': undefined
  'mirrors.title': undefined
  'motion.pause': undefined
  'motion.resume': undefined
  'nav.bottom': undefined
  'nav.download': undefined
  'nav.games': undefined
  'nav.home': undefined
  'nav.logIn': undefined
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
  'odds.all': undefined
  'odds.attribute.animals': undefined
  'odds.attribute.b2': undefined
  'odds.attribute.colours': undefined
  'odds.attribute.combo': undefined
  'odds.attribute.dragonTiger': undefined
  'odds.attribute.duel': { count: string | number }
  'odds.attribute.extreme': undefined
  'odds.attribute.first3': undefined
  'odds.attribute.front3': undefined
  'odds.attribute.last3': undefined
  'odds.attribute.middle': undefined
  'odds.attribute.middle3': undefined
  'odds.attribute.odd': undefined
  'odds.attribute.parity': undefined
  'odds.attribute.shape': undefined
  'odds.attribute.size': undefined
  'odds.attribute.span': undefined
  'odds.attribute.special': undefined
  'odds.attribute.sum': undefined
  'odds.attribute.sumParity': undefined
  'odds.attribute.sumSize': undefined
  'odds.attribute.t2': undefined
  'odds.attribute.t3': undefined
  'odds.attribute.t4': undefined
  'odds.attribute.tens': undefined
  'odds.attribute.units': undefined
  'odds.badDraw': undefined
  'odds.badMultiple': { most: string | number }
  'odds.badPrizeGroup': { least: string | number; most: string | number }
  'odds.badUnit': undefined
  'odds.bet': undefined
  'odds.betTypes': undefined
  'odds.big': undefined
  'odds.canonical': { text: string | number }
  'odds.chance': undefined
  'odds.chances': undefined
  'odds.clear': undefined
  'odds.copied': undefined
  'odds.copyLink': undefined
  'odds.digitsHint': { count: string | number; highest: string | number; lowest: string | number }
  'odds.draw': undefined
  'odds.drawHint': undefined
  'odds.entries': undefined
  'odds.entriesHint': { width: string | number }
  'odds.even': undefined
  'odds.example': undefined
  'odds.failed': undefined
  'odds.families': undefined
  'odds.family.D4': undefined
  'odds.family.E5': undefined
  'odds.family.K3': undefined
  'odds.family.LHC': undefined
  'odds.family.P3': undefined
  'odds.family.PC28': undefined
  'odds.family.PK10': undefined
  'odds.family.SEA': undefined
  'odds.family.SSC': undefined
  'odds.family.VNN': undefined
  'odds.family.VNS': undefined
  'odds.field.DB': undefined
  'odds.field.b2': undefined
  'odds.field.back3': undefined
  'odds.field.consolation': undefined
  'odds.field.dice': undefined
  'odds.field.digits': undefined
  'odds.field.first': undefined
  'odds.field.front3': undefined
  'odds.field.numbers': undefined
  'odds.field.second': undefined
  'odds.field.special': undefined
  'odds.field.specials': undefined
  'odds.field.third': undefined
  'odds.field.tier': { count: string | number }
  'odds.field.yearAnimal': undefined
  'odds.fixedOdds': undefined
  'odds.group.3': undefined
  'odds.group.4': undefined
  'odds.group.5': undefined
  'odds.group.F2': undefined
  'odds.group.F3': undefined
  'odds.group.L2': undefined
  'odds.group.L3': undefined
  'odds.group.M3': undefined
  'odds.group.banker': undefined
  'odds.group.bottom': undefined
  'odds.group.cang': undefined
  'odds.group.choose': undefined
  'odds.group.de': undefined
  'odds.group.dice': undefined
  'odds.group.dragonTiger': undefined
  'odds.group.dragonTigerPush': undefined
  'odds.group.ibox': undefined
  'odds.group.linked': undefined
  'odds.group.lo': undefined
  'odds.group.markets': undefined
  'odds.group.none': undefined
  'odds.group.normal': undefined
  'odds.group.other': undefined
  'odds.group.positions': undefined
  'odds.group.prizes': undefined
  'odds.group.repeats': undefined
  'odds.group.sides': undefined
  'odds.group.special': undefined
  'odds.group.sum': undefined
  'odds.group.top': undefined
  'odds.group.truot': undefined
  'odds.group.xien': undefined
  'odds.group.zodiac': undefined
  'odds.groups': undefined
  'odds.inAll': undefined
  'odds.intro': undefined
  'odds.lines': undefined
  'odds.lost': undefined
  'odds.mayBeEmpty': undefined
  'odds.method.2BOTTOM': undefined
  'odds.method.2QZ': undefined
  'odds.method.2TOP': undefined
  'odds.method.2ZT': undefined
  'odds.method.3A': undefined
  'odds.method.3BACK': undefined
  'odds.method.3C_DB': undefined
  'odds.method.3C_DD': undefined
  'odds.method.3C_G1': undefined
  'odds.method.3C_G6': undefined
  'odds.method.3C_G7': undefined
  'odds.method.3FRONT': undefined
  'odds.method.3QZ': undefined
  'odds.method.3TOD': undefined
  'odds.method.3TOP': undefined
  'odds.method.3Z2': undefined
  'odds.method.4A': undefined
  'odds.method.4C_DB': undefined
  'odds.method.4TOD': undefined
  'odds.method.4TOP': undefined
  'odds.method.ANYWHERE': { count: string | number }
  'odds.method.BIG': undefined
  'odds.method.BOX_BIG': undefined
  'odds.method.BOX_SMALL': undefined
  'odds.method.BSOE': undefined
  'odds.method.CHOOSE': { count: string | number }
  'odds.method.CHOOSE_DT': { count: string | number }
  'odds.method.COMBO': undefined
  'odds.method.DAU': undefined
  'odds.method.DB_BSOE': undefined
  'odds.method.DE_DB': undefined
  'odds.method.DE_DB_HEAD': undefined
  'odds.method.DE_DD': undefined
  'odds.method.DE_G1': undefined
  'odds.method.DE_G1_HEAD': undefined
  'odds.method.DE_G7': undefined
  'odds.method.DE_G8': undefined
  'odds.method.DIFF2': undefined
  'odds.method.DIFF3': undefined
  'odds.method.DIRECT': undefined
  'odds.method.DIRECT_IN': undefined
  'odds.method.DT': undefined
  'odds.method.DUEL': { first: string | number; second: string | number }
  'odds.method.DUOI': undefined
  'odds.method.EXTREME': undefined
  'odds.method.F1': undefined
  'odds.method.F2': undefined
  'odds.method.F3': undefined
  'odds.method.FIXED': undefined
  'odds.method.FUN': { count: string | number }
  'odds.method.G10': undefined
  'odds.method.G12': undefined
  'odds.method.G120': undefined
  'odds.method.G2': undefined
  'odds.method.G20': undefined
  'odds.method.G24': undefined
  'odds.method.G3': undefined
  'odds.method.G30': undefined
  'odds.method.G4': undefined
  'odds.method.G5': undefined
  'odds.method.G6': undefined
  'odds.method.G60': undefined
  'odds.method.GROUP': undefined
  'odds.method.GROUP_DT': undefined
  'odds.method.GSUM': undefined
  'odds.method.IBOX_BIG': undefined
  'odds.method.IBOX_SMALL': undefined
  'odds.method.LEOPARD': undefined
  'odds.method.LO2': undefined
  'odds.method.LO2_1K': undefined
  'odds.method.LO2_HEAD': undefined
  'odds.method.LO3': undefined
  'odds.method.LO4': undefined
  'odds.method.LX': { count: string | number }
  'odds.method.MID': undefined
  'odds.method.MIX': undefined
  'odds.method.NBZ': { count: string | number }
  'odds.method.NUM': undefined
  'odds.method.NUM3': undefined
  'odds.method.ODD': undefined
  'odds.method.ONE': undefined
  'odds.method.PAIR': undefined
  'odds.method.PAIR_ANY': undefined
  'odds.method.POS_BSOE': undefined
  'odds.method.ROLL_BIG': undefined
  'odds.method.ROLL_SMALL': undefined
  'odds.method.RUNBOTTOM': undefined
  'odds.method.RUNTOP': undefined
  'odds.method.SHAPE': undefined
  'odds.method.SMALL': undefined
  'odds.method.SPAN': undefined
  'odds.method.STRAIGHT_ANY': undefined
  'odds.method.SUM': undefined
  'odds.method.SUM2': undefined
  'odds.method.SUM2_BSOE': undefined
  'odds.method.SUM_BSOE': undefined
  'odds.method.TC': undefined
  'odds.method.TM': undefined
  'odds.method.TM_BSOE': undefined
  'odds.method.TM_COLOR': undefined
  'odds.method.TM_SUMBS': undefined
  'odds.method.TM_SUMOE': undefined
  'odds.method.TM_TAILBS': undefined
  'odds.method.TM_ZODIAC': undefined
  'odds.method.TRIPLE': undefined
  'odds.method.TRIPLE_ANY': undefined
  'odds.method.TRUOT': { count: string | number }
  'odds.method.WS': undefined
  'odds.method.XIEN': { count: string | number }
  'odds.method.YX': undefined
  'odds.method.ZM': undefined
  'odds.method.ZMT': { count: string | number }
  'odds.mostPayout': undefined
  'odds.multiple': undefined
  'odds.net': undefined
  'odds.noChances': undefined
  'odds.numbersHint': { count: string | number; highest: string | number; lowest: string | number }
  'odds.numeralsHint': { count: string | number; width: string | number }
  'odds.odd': undefined
  'odds.odds': undefined
  'odds.oneIn': { count: string | number }
  'odds.oneNumberHint': { highest: string | number; lowest: string | number }
  'odds.outOfGuard': undefined
  'odds.payout': undefined
  'odds.perLine': { count: string | number }
  'odds.pickBetween': { fewest: string | number; most: string | number }
  'odds.pickExactly': { fewest: string | number }
  'odds.pickHint': { fewest: string | number }
  'odds.pickIn': { row: string | number; what: string | number }
  'odds.play': { group: string | number; method: string | number }
  'odds.playCode': undefined
  'odds.prizeGroup': undefined
  'odds.prizeGroupHint': { share: string | number }
  'odds.pushed': undefined
  'odds.pushedLines': undefined
  'odds.random': undefined
  'odds.result': undefined
  'odds.return': undefined
  'odds.row.animal': undefined
  'odds.row.banker': undefined
  'odds.row.digit': undefined
  'odds.row.group': undefined
  'odds.row.lastDigit': undefined
  'odds.row.leopard': undefined
  'odds.row.middle': undefined
  'odds.row.number': undefined
  'odds.row.numbers': undefined
  'odds.row.odd': undefined
  'odds.row.pair': undefined
  'odds.row.position': { count: string | number }
  'odds.row.quad': undefined
  'odds.row.shape': undefined
  'odds.row.side': undefined
  'odds.row.single': undefined
  'odds.row.span': undefined
  'odds.row.special': undefined
  'odds.row.straight': undefined
  'odds.row.sum': undefined
  'odds.row.t2': undefined
  'odds.row.t3': undefined
  'odds.row.tail': undefined
  'odds.row.triple': undefined
  'odds.selection': undefined
  'odds.selectionHint': undefined
  'odds.small': undefined
  'odds.stake': undefined
  'odds.stakeBack': undefined
  'odds.tier': undefined
  'odds.tier.1': undefined
  'odds.tier.G3': undefined
  'odds.tier.G6': undefined
  'odds.tier.T0': undefined
  'odds.tier.Z2': undefined
  'odds.tier.Z3': undefined
  'odds.tier.Z4': undefined
  'odds.tier.Z5': undefined
  'odds.tier.ZT': undefined
  'odds.tier.consolation': undefined
  'odds.tier.first': undefined
  'odds.tier.ordered': { count: string | number; prize: string | number }
  'odds.tier.orders': { count: string | number }
  'odds.tier.second': undefined
  'odds.tier.special': undefined
  'odds.tier.tail': undefined
  'odds.tier.third': undefined
  'odds.title': undefined
  'odds.typeDraw': undefined
  'odds.unevenStake': undefined
  'odds.unit': undefined
  'odds.unpicked': undefined
  'odds.value.ALL': undefined
  'odds.value.B': undefined
  'odds.value.BE': undefined
  'odds.value.BO': undefined
  'odds.value.D': undefined
  'odds.value.DOG': undefined
  'odds.value.DRAGON': undefined
  'odds.value.E': undefined
  'odds.value.G': undefined
  'odds.value.GOAT': undefined
  'odds.value.HALF': undefined
  'odds.value.HORSE': undefined
  'odds.value.MAX': undefined
  'odds.value.MIN': undefined
  'odds.value.MISC': undefined
  'odds.value.MONKEY': undefined
  'odds.value.O': undefined
  'odds.value.OX': undefined
  'odds.value.PAIR': undefined
  'odds.value.PIG': undefined
  'odds.value.R': undefined
  'odds.value.RABBIT': undefined
  'odds.value.RAT': undefined
  'odds.value.ROOSTER': undefined
  'odds.value.S': undefined
  'odds.value.SE': undefined
  'odds.value.SNAKE': undefined
  'odds.value.SO': undefined
  'odds.value.STRAIGHT': undefined
  'odds.value.T': undefined
  'odds.value.TIGER': undefined
  'odds.value.TRIPLE': undefined
  'odds.value.X': undefined
  'odds.value.blue': undefined
  'odds.waiting': undefined
  'odds.wildcard': { letter: string | number }
  'odds.winningLines': undefined
  'odds.won': undefined
  'pager.label': undefined
  'pager.next': undefined
  'pager.page': { page: number }
  'pager.previous': undefined
  'popup.close': undefined
  'popup.failed': undefined
  'popup.needsAccount': undefined
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
  'signIn.another': undefined
  'signIn.bySms': undefined
  'signIn.byUsername': undefined
  'signIn.captcha': undefined
  'signIn.captchaFailed': undefined
  'signIn.captchaImage': undefined
  'signIn.continueAs': { name: string | number }
  'signIn.hidePassword': undefined
  'signIn.needCredentials': undefined
  'signIn.newCaptcha': undefined
  'signIn.password': undefined
  'signIn.remember': undefined
  'signIn.rememberedHere': undefined
  'signIn.showPassword': undefined
  'signIn.submit': undefined
  'signIn.title': undefined
  'signIn.tryAgainIn': { minutes: number }
  'signIn.username': undefined
  'signIn.ways': undefined
  'signIn.withoutImage': undefined
  'slider.checking': undefined
  'slider.failed': undefined
  'slider.hint': undefined
  'slider.keys': undefined
  'slider.label': undefined
  'slider.passed': undefined
  'slider.withoutPicture': undefined
  'slider.working': undefined
  'sms.code': undefined
  'sms.country': undefined
  'sms.number': undefined
  'sms.send': undefined
  'sms.sendAgainIn': { seconds: number }
  'sms.sent': { minutes: number; number: string | number }
  'theme.dark': undefined
  'theme.label': undefined
  'theme.light': undefined
  'theme.system': undefined
  'theme.toDark': undefined
  'theme.toLight': undefined
  'trial.offer': undefined
  'trial.opening': undefined
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
  'vendors.of': { type: string | number }
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
