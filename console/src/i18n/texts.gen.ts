// Generated from the English texts by client/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'act.amount': undefined
  'act.amountHint': undefined
  'act.amountWrong': undefined
  'act.ask': undefined
  'act.asked': undefined
  'act.contacts': undefined
  'act.contactsShown': { name: string | number }
  'act.contactsText': { name: string | number }
  'act.correct': { name: string | number }
  'act.correctText': undefined
  'act.days': { count: number }
  'act.done': { what: string | number }
  'act.endAll': undefined
  'act.endOne': undefined
  'act.endText': { name: string | number }
  'act.factors': { name: string | number }
  'act.factorsText': undefined
  'act.hold': { name: string | number }
  'act.holdFor': undefined
  'act.holdText': undefined
  'act.hours': { count: number }
  'act.more': undefined
  'act.password': undefined
  'act.passwordOnce': undefined
  'act.passwordShown': { name: string | number }
  'act.passwordText': { name: string | number }
  'act.reinstate': { name: string | number }
  'act.reinstateText': undefined
  'act.release': { name: string | number }
  'act.releaseText': undefined
  'act.suspend': { name: string | number }
  'act.suspendText': undefined
  'action.cancel': undefined
  'action.close': undefined
  'action.copied': undefined
  'action.copy': undefined
  'action.tryAgain': undefined
  'activity.asChart': undefined
  'activity.asOf': { when: string | number }
  'activity.asTable': undefined
  'activity.day': undefined
  'activity.entered': undefined
  'activity.errors': undefined
  'activity.failing': undefined
  'activity.failures': undefined
  'activity.files': undefined
  'activity.kept': undefined
  'activity.logins': undefined
  'activity.month': undefined
  'activity.notYet': undefined
  'activity.paid': undefined
  'activity.range': undefined
  'activity.refused': undefined
  'activity.staked': undefined
  'activity.stakes': { count: number; stakes: string | number }
  'activity.time': undefined
  'activity.title': undefined
  'activity.week': undefined
  'announcements.about': undefined
  'announcements.add': undefined
  'announcements.all': undefined
  'announcements.audience': undefined
  'announcements.full': { count: string | number }
  'announcements.none': undefined
  'announcements.noneText': undefined
  'announcements.type': undefined
  'announcements.untitled': undefined
  'approvals.any': undefined
  'approvals.approve': undefined
  'approvals.approveText': { name: string | number }
  'approvals.approveTitle': { what: string | number }
  'approvals.approved': undefined
  'approvals.asked': { when: string | number }
  'approvals.askedBy': { name: string | number }
  'approvals.change': undefined
  'approvals.changed': undefined
  'approvals.decided': { name: string | number; when: string | number }
  'approvals.expired': undefined
  'approvals.expires': { when: string | number }
  'approvals.forbidden': undefined
  'approvals.none': undefined
  'approvals.noneText': undefined
  'approvals.own': undefined
  'approvals.reason': undefined
  'approvals.reject': undefined
  'approvals.rejectText': { name: string | number }
  'approvals.rejectTitle': { what: string | number }
  'approvals.rejected': undefined
  'approvals.show': undefined
  'approvals.waiting': undefined
  'approvals.withdraw': undefined
  'approvals.withdrawn': undefined
  'audit.address': undefined
  'audit.approval': undefined
  'audit.broken': { id: string | number }
  'audit.difference': undefined
  'audit.head': undefined
  'audit.none': undefined
  'audit.noneText': undefined
  'audit.notFound': { id: string | number }
  'audit.number': undefined
  'audit.object': undefined
  'audit.of': { name: string | number }
  'audit.prove': undefined
  'audit.reason': undefined
  'audit.request': undefined
  'audit.title': { id: string | number }
  'audit.what': undefined
  'audit.when': undefined
  'audit.who': undefined
  'audit.whole': { count: number }
  'banners.about': undefined
  'banners.add': undefined
  'banners.all': undefined
  'banners.full': { count: string | number }
  'banners.leadsNowhere': undefined
  'banners.scene.bring-a-friend': undefined
  'banners.scene.full-moon-fair': undefined
  'banners.scene.lantern-evening': undefined
  'banners.scene.live-salon': undefined
  'banners.scene.lottery-lanterns': undefined
  'banners.scene.reef-hunt': undefined
  'banners.scene.river-of-slots': undefined
  'banners.scene.welcome-gate': undefined
  'banners.scenes': undefined
  'banners.showsAll': undefined
  'banners.showsFirst': undefined
  'banners.titleAlone': undefined
  'banners.titleAndText': undefined
  'banners.untitled': undefined
  'book.available': undefined
  'book.correction': undefined
  'book.debt': undefined
  'book.demo_funding': undefined
  'book.held': undefined
  'book.vendor': undefined
  'call.activityFigures': undefined
  'call.addCatalogueLines': undefined
  'call.addOperator': undefined
  'call.announcementsHistory': undefined
  'call.announcementsVersion': undefined
  'call.applyCatalogueImport': undefined
  'call.approveRequest': undefined
  'call.beginCatalogueImport': undefined
  'call.changeOperatorRole': undefined
  'call.changeSection': { section: string | number }
  'call.correctBalance': undefined
  'call.describeSettings': undefined
  'call.endMemberSessions': undefined
  'call.endOperatorSessions': undefined
  'call.findActions': undefined
  'call.findMembers': undefined
  'call.group.house': undefined
  'call.group.members': undefined
  'call.group.money': undefined
  'call.group.portal': undefined
  'call.group.settings': undefined
  'call.handOutPassword': undefined
  'call.holdMoney': undefined
  'call.listApprovals': undefined
  'call.listCatalogueImports': undefined
  'call.listGames': undefined
  'call.listOperators': undefined
  'call.listSettings': undefined
  'call.listVendors': undefined
  'call.lockOperator': undefined
  'call.memberContacts': undefined
  'call.memberDevices': undefined
  'call.memberRecord': undefined
  'call.memberRounds': undefined
  'call.memberSessions': undefined
  'call.memberSignIns': undefined
  'call.memberStatement': undefined
  'call.memberTimeline': undefined
  'call.mintSignInCode': undefined
  'call.openTestLaunch': undefined
  'call.operatorLogin': undefined
  'call.operatorLogout': undefined
  'call.operatorOverview': undefined
  'call.operatorSessions': undefined
  'call.parkedEvents': undefined
  'call.previewCatalogueImport': undefined
  'call.proveAudit': undefined
  'call.readAnnouncements': undefined
  'call.readCatalogueImport': undefined
  'call.readCatalogueLines': undefined
  'call.readSection': { section: string | number }
  'call.reinstateMember': undefined
  'call.rejectRequest': undefined
  'call.releaseMoney': undefined
  'call.renewOperatorAccess': undefined
  'call.replaceAnnouncements': undefined
  'call.resetMemberFactors': undefined
  'call.runningState': undefined
  'call.sendParkedEvents': undefined
  'call.setGameMaintenance': undefined
  'call.setVendorMaintenance': undefined
  'call.settingsHistory': undefined
  'call.settingsVersion': undefined
  'call.suspendMember': undefined
  'call.takeBackCatalogueImport': undefined
  'call.traceEntry': undefined
  'call.traceRound': undefined
  'call.unlockOperator': undefined
  'call.vendorHealth': undefined
  'call.verifyBook': undefined
  'call.withdrawRequest': undefined
  'catalogue.download': undefined
  'change.after': undefined
  'change.before': undefined
  'change.empty': undefined
  'change.more': { count: number }
  'change.nothing': undefined
  'console.title': undefined
  'console.titleOf': { merchant: string | number }
  'content.atOnce': undefined
  'content.behind': undefined
  'content.complete': undefined
  'content.dark': undefined
  'content.desktop': undefined
  'content.duplicate': undefined
  'content.fallsBack': undefined
  'content.forGood': undefined
  'content.from': undefined
  'content.light': undefined
  'content.noneHere': undefined
  'content.order': undefined
  'content.over': undefined
  'content.phone': undefined
  'content.planned': undefined
  'content.preview': undefined
  'content.remove': undefined
  'content.sanitised': undefined
  'content.sanitisedText': undefined
  'content.shown': undefined
  'content.span': { from: string | number; until: string | number }
  'content.state': undefined
  'content.texts': undefined
  'content.title': undefined
  'content.until': undefined
  'content.without': { languages: string | number }
  'environment.about': undefined
  'environment.games': undefined
  'environment.images': undefined
  'environment.links': undefined
  'environment.none': undefined
  'environment.publicUrl': undefined
  'environment.title': undefined
  'errors.account_closed': undefined
  'errors.account_not_found': undefined
  'errors.account_suspended': undefined
  'errors.approval_not_found': undefined
  'errors.approval_over': undefined
  'errors.authenticator_code_wrong': undefined
  'errors.authenticator_exists': undefined
  'errors.bad_selection': undefined
  'errors.call_not_found': undefined
  'errors.captcha_required': undefined
  'errors.captcha_wrong': undefined
  'errors.catalogue_too_large': undefined
  'errors.changed_meanwhile': undefined
  'errors.chunk_failed': undefined
  'errors.contacts_held': undefined
  'errors.dup_selection': undefined
  'errors.email_invalid': undefined
  'errors.email_taken': undefined
  'errors.entry_not_found': undefined
  'errors.factor_not_found': undefined
  'errors.foreign_origin': undefined
  'errors.free_play_off': undefined
  'errors.game_address_invalid': undefined
  'errors.game_coming_soon': undefined
  'errors.game_in_maintenance': undefined
  'errors.game_not_found': undefined
  'errors.host_not_allowed': undefined
  'errors.import_incomplete': undefined
  'errors.import_not_found': undefined
  'errors.in_maintenance': undefined
  'errors.in_need_true_account': undefined
  'errors.inconsistent_twice': undefined
  'errors.insufficient_funds': undefined
  'errors.invalid_input': undefined
  'errors.invitation_code_error': undefined
  'errors.last_owner': undefined
  'errors.login_locked': undefined
  'errors.mail_not_sent': undefined
  'errors.malformed_request': undefined
  'errors.max_lines': undefined
  'errors.method_not_allowed': undefined
  'errors.misdirected_request': undefined
  'errors.mobile_number_invalid': undefined
  'errors.mobile_taken': undefined
  'errors.network_failed': undefined
  'errors.network_timed_out': undefined
  'errors.non_agents_cannot_log_in': undefined
  'errors.non_member_accounts_cannot_log_in': undefined
  'errors.not_logged_in': undefined
  'errors.nothing_to_change': undefined
  'errors.own_account': undefined
  'errors.own_approval': undefined
  'errors.passkey_refused': undefined
  'errors.password_change_needed': undefined
  'errors.password_reset_off': undefined
  'errors.password_too_weak': undefined
  'errors.password_used_before': undefined
  'errors.payload_too_large': undefined
  'errors.phone_captcha_failed': undefined
  'errors.phone_code_expired': undefined
  'errors.phone_code_missing': undefined
  'errors.phone_not_allowed': undefined
  'errors.phone_number_missing': undefined
  'errors.phone_popup_closed': undefined
  'errors.phone_quota_exceeded': undefined
  'errors.phone_token_refused': undefined
  'errors.profile_fixed': undefined
  'errors.region_blocked': undefined
  'errors.registration_off': undefined
  'errors.remembered_login_over': undefined
  'errors.reset_code_invalid': undefined
  'errors.role_forbids': undefined
  'errors.role_in_use': undefined
  'errors.role_not_found': undefined
  'errors.room_not_found': undefined
  'errors.round_not_found': undefined
  'errors.sealed_body_refused': undefined
  'errors.secure_connection_needed': undefined
  'errors.service_unavailable': undefined
  'errors.session_changed': undefined
  'errors.sign_in_code_invalid': undefined
  'errors.sms_login_off': undefined
  'errors.sms_not_sent': undefined
  'errors.sms_too_many': undefined
  'errors.step_up_needed': undefined
  'errors.step_up_over': undefined
  'errors.step_up_unavailable': undefined
  'errors.step_up_wrong': undefined
  'errors.terms_not_accepted': undefined
  'errors.too_many_favourites': undefined
  'errors.too_many_passkeys': undefined
  'errors.too_many_requests': undefined
  'errors.under_age': undefined
  'errors.unknown_error': undefined
  'errors.unsupported_media_type': undefined
  'errors.username_or_email_unknown': undefined
  'errors.username_taken': undefined
  'errors.vendor_blocked': undefined
  'errors.vendor_failed': undefined
  'errors.vendor_not_found': undefined
  'errors.verification_code_wrong': undefined
  'errors.verification_failed': undefined
  'errors.verification_required': undefined
  'errors.version_not_found': undefined
  'errors.wrong_credentials': undefined
  'errors.wrong_password': undefined
  'field.address': undefined
  'field.bankAccountName': undefined
  'field.bankAccountNumber': undefined
  'field.birthday': undefined
  'field.fullName': undefined
  'field.incomeSource': undefined
  'field.lineId': undefined
  'field.nationality': undefined
  'field.occupation': undefined
  'field.telegram': undefined
  'field.zalo': undefined
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
  'games.class': undefined
  'games.code': undefined
  'games.hot': undefined
  'games.id': undefined
  'games.kind': undefined
  'games.maintenance': undefined
  'games.minBet': undefined
  'games.name': undefined
  'games.none': undefined
  'games.noneText': undefined
  'games.open': undefined
  'games.search': undefined
  'games.state': undefined
  'games.until': undefined
  'games.vendor': undefined
  'games.vendorUntil': undefined
  'games.withdrawn': undefined
  'happened.authenticatorAdded': undefined
  'happened.emailConfirmed': undefined
  'happened.emailSet': undefined
  'happened.endMemberSessions': { by: string | number }
  'happened.entered': undefined
  'happened.handOutPassword': { by: string | number }
  'happened.holdMoney': { by: string | number }
  'happened.memberContacts': { by: string | number }
  'happened.mobileSet': undefined
  'happened.none': undefined
  'happened.otherAction': { by: string | number; call: string | number }
  'happened.passkeyAdded': undefined
  'happened.passwordSet': undefined
  'happened.refused': undefined
  'happened.registered': undefined
  'happened.reinstateMember': { by: string | number }
  'happened.releaseMoney': { by: string | number }
  'happened.stepUp': undefined
  'happened.suspendMember': { by: string | number }
  'health.allFine': { when: string | number }
  'health.blockedText': undefined
  'health.failingText': { calls: string | number; failed: string | number }
  'health.forged': { calls: string | number; count: number; when: string | number }
  'health.nothing': undefined
  'health.silentText': { asked: string | number; silent: string | number }
  'health.title': undefined
  'health.top': undefined
  'help.about': undefined
  'help.add': undefined
  'help.addNow': undefined
  'help.all': undefined
  'help.full': { count: string | number }
  'help.name': undefined
  'help.nameHint': undefined
  'help.nameWrong': undefined
  'help.untitled': undefined
  'import.added': { count: number }
  'import.addedTitle': undefined
  'import.again': undefined
  'import.andMore': { count: number; text: string | number }
  'import.applied': { added: string | number; changed: string | number; withdrawn: string | number }
  'import.apply': undefined
  'import.applyText': { added: string | number; changed: string | number; withdrawn: string | number }
  'import.applyTitle': undefined
  'import.by': undefined
  'import.changed': { count: number }
  'import.changedTitle': undefined
  'import.changes': undefined
  'import.choose': undefined
  'import.chooseAgain': { file: string | number }
  'import.class': undefined
  'import.classes': undefined
  'import.difference': undefined
  'import.discard': undefined
  'import.faulty': { file: string | number }
  'import.forgotten': undefined
  'import.game': undefined
  'import.games': undefined
  'import.gamesTitle': undefined
  'import.goOn': undefined
  'import.hint': undefined
  'import.line': { line: string | number }
  'import.look': undefined
  'import.much': { before: string | number; withdrawn: string | number }
  'import.noPast': undefined
  'import.none': undefined
  'import.nothing': undefined
  'import.ofLines': { sent: string | number; total: string | number }
  'import.open': undefined
  'import.otherFile': { file: string | number }
  'import.page': undefined
  'import.past': undefined
  'import.reading': { file: string | number }
  'import.reason': undefined
  'import.reordered': undefined
  'import.sending': { file: string | number }
  'import.stopped': { file: string | number }
  'import.stoppedAt': { sent: string | number; total: string | number }
  'import.takeBack': undefined
  'import.takesBack': { version: string | number }
  'import.title': undefined
  'import.unchanged': undefined
  'import.untouched': undefined
  'import.vendor': undefined
  'import.vendors': undefined
  'import.version': undefined
  'import.when': undefined
  'import.withdrawn': { count: number }
  'import.withdrawnTitle': undefined
  'importRule.additionalProperties': undefined
  'importRule.characters': undefined
  'importRule.duplicate': undefined
  'importRule.empty': undefined
  'importRule.enum': undefined
  'importRule.host_not_allowed': undefined
  'importRule.json': undefined
  'importRule.maxLength': undefined
  'importRule.maximum': undefined
  'importRule.minLength': undefined
  'importRule.minimum': undefined
  'importRule.moment': undefined
  'importRule.not_in_order': undefined
  'importRule.object': undefined
  'importRule.other': undefined
  'importRule.pattern': undefined
  'importRule.required': undefined
  'importRule.too_long': undefined
  'importRule.too_many': undefined
  'importRule.too_many_lines': undefined
  'importRule.type': undefined
  'importRule.unknown_class': undefined
  'importRule.unknown_vendor': undefined
  'importRule.utf8': undefined
  'importRule.wrong_group': undefined
  'kind.AC': undefined
  'kind.COCKFIGHT': undefined
  'kind.ELOTT': undefined
  'kind.ESPORTS': undefined
  'kind.FISH': undefined
  'kind.JP': undefined
  'kind.LIVE': undefined
  'kind.LOTT': undefined
  'kind.PVP': undefined
  'kind.RNG': undefined
  'kind.SC': undefined
  'kind.SPORTS': undefined
  'kind.TG': undefined
  'kind.VP': undefined
  'language.label': undefined
  'ledger.accounts': undefined
  'ledger.entries': undefined
  'ledger.isRight': undefined
  'ledger.isWrong': undefined
  'ledger.more': { count: number }
  'ledger.notProved': undefined
  'ledger.prove': undefined
  'ledger.proveAgain': undefined
  'ledger.right': undefined
  'ledger.rowsDiffer': { count: number }
  'ledger.text': undefined
  'ledger.title': undefined
  'ledger.transfers': undefined
  'ledger.wrong': undefined
  'maintain.change': undefined
  'maintain.done': { name: string | number }
  'maintain.end': undefined
  'maintain.ended': { name: string | number }
  'maintain.gameText': undefined
  'maintain.minutes': { count: number }
  'maintain.noTime': undefined
  'maintain.past': undefined
  'maintain.short': undefined
  'maintain.start': undefined
  'maintain.title': { name: string | number }
  'maintain.tooFar': { days: string | number }
  'maintain.until': undefined
  'maintain.vendorText': undefined
  'maintain.zone': { zone: string | number }
  'maintenance.from': undefined
  'maintenance.isOff': undefined
  'maintenance.isOn': undefined
  'maintenance.isPlanned': undefined
  'maintenance.later': undefined
  'maintenance.minutes': { minutes: string | number }
  'maintenance.now': undefined
  'maintenance.open': undefined
  'maintenance.text': undefined
  'maintenance.title': undefined
  'maintenance.until': undefined
  'match.email': undefined
  'match.entry': undefined
  'match.id': undefined
  'match.mobile': undefined
  'match.nickname': undefined
  'match.round': undefined
  'match.username': undefined
  'member.account': undefined
  'member.authenticator': undefined
  'member.byMobile': { domain: string | number }
  'member.byUsername': { domain: string | number }
  'member.codesLeft': { count: number }
  'member.contactsHeld': { until: string | number }
  'member.details': undefined
  'member.downlines': undefined
  'member.firstSignIn': undefined
  'member.held': undefined
  'member.language': undefined
  'member.money': undefined
  'member.moneyHeld': { until: string | number }
  'member.noAccess': undefined
  'member.noPassword': undefined
  'member.noUpline': undefined
  'member.nothing': undefined
  'member.openSessions': undefined
  'member.owed': undefined
  'member.passkeys': undefined
  'member.password': undefined
  'member.passwordAge': { days: number }
  'member.passwordMustChange': undefined
  'member.passwordWeak': undefined
  'member.referrer': undefined
  'member.registeredFrom': undefined
  'member.registration': undefined
  'member.reinstatedBy': { by: string | number; reason: string | number; when: string | number }
  'member.security': undefined
  'member.suspendedBy': { by: string | number; reason: string | number; when: string | number }
  'member.tree': undefined
  'member.unconfirmed': undefined
  'member.upline': undefined
  'members.account': undefined
  'members.balance': undefined
  'members.email': undefined
  'members.lastSignIn': undefined
  'members.matchedBy': undefined
  'members.mobile': undefined
  'members.never': undefined
  'members.nickname': undefined
  'members.none': { text: string | number }
  'members.noneText': undefined
  'members.registered': undefined
  'members.search': undefined
  'members.start': undefined
  'members.startText': undefined
  'members.state': undefined
  'members.type': undefined
  'members.typeAgent': { type: string | number }
  'members.typeMember': undefined
  'method.handoff': undefined
  'method.passkey': undefined
  'method.password': undefined
  'method.registration': undefined
  'method.remembered': undefined
  'method.reset': undefined
  'method.sms': undefined
  'money.available': undefined
  'money.held': undefined
  'money.owed': undefined
  'money.title': undefined
  'nav.house': undefined
  'nav.members': undefined
  'nav.portal': undefined
  'nav.today': undefined
  'none.devices': undefined
  'none.rounds': undefined
  'none.sessions': undefined
  'none.signIns': undefined
  'none.statement': undefined
  'none.transactions': undefined
  'notPermitted.text': undefined
  'notPermitted.title': undefined
  'nothingHere.back': undefined
  'nothingHere.title': undefined
  'overview.address': undefined
  'overview.checkLogin': undefined
  'overview.database': undefined
  'overview.deniedRegions': undefined
  'overview.embedded': undefined
  'overview.firstLogin': undefined
  'overview.inMaintenance': undefined
  'overview.lastLogin': undefined
  'overview.lastLoginFrom': undefined
  'overview.lastProof': undefined
  'overview.notProvedYet': undefined
  'overview.notReady': undefined
  'overview.open': undefined
  'overview.portal': undefined
  'overview.ready': undefined
  'overview.server': undefined
  'overview.title': undefined
  'overview.username': undefined
  'overview.version': undefined
  'overview.you': undefined
  'page.announcements': undefined
  'page.approvals': undefined
  'page.audit': undefined
  'page.banners': undefined
  'page.games': undefined
  'page.help': undefined
  'page.members': undefined
  'page.roles': undefined
  'page.settings': undefined
  'page.staff': undefined
  'page.vendors': undefined
  'reason.hint': undefined
  'reason.label': undefined
  'reason.missing': undefined
  'records.apply': undefined
  'records.atLeast': { bound: string | number }
  'records.atMost': { bound: string | number }
  'records.clearSearch': undefined
  'records.columns': undefined
  'records.export': undefined
  'records.exportCut': { count: string | number }
  'records.filters': undefined
  'records.from': undefined
  'records.more': undefined
  'records.removeFilter': { filter: string | number }
  'records.sevenDays': undefined
  'records.thirtyDays': undefined
  'records.today': undefined
  'records.until': undefined
  'records.yesterday': undefined
  'result.entered': undefined
  'result.refused': undefined
  'result.stepUp': undefined
  'role.content': undefined
  'role.count': { count: number }
  'role.every': undefined
  'role.finance': undefined
  'role.none': undefined
  'role.owner': undefined
  'role.support': undefined
  'roles.about': undefined
  'roles.add': undefined
  'roles.changed': { count: number }
  'roles.discard': undefined
  'roles.every': undefined
  'roles.name': undefined
  'roles.nameHint': undefined
  'roles.nameTaken': undefined
  'roles.nameWrong': undefined
  'roles.need': undefined
  'roles.remove': undefined
  'roles.save': undefined
  'roles.whole': { group: string | number }
  'row.address': undefined
  'row.amount': undefined
  'row.balance': undefined
  'row.closed': undefined
  'row.country': undefined
  'row.device': undefined
  'row.entry': undefined
  'row.game': undefined
  'row.kind': undefined
  'row.lastSeen': undefined
  'row.method': undefined
  'row.open': undefined
  'row.opened': undefined
  'row.operation': undefined
  'row.outcome': undefined
  'row.paid': undefined
  'row.result': undefined
  'row.round': undefined
  'row.source': undefined
  'row.staked': undefined
  'row.started': undefined
  'row.transaction': undefined
  'row.vendor': undefined
  'row.when': undefined
  'section.approvals': undefined
  'section.availability': undefined
  'section.banners': undefined
  'section.brand': undefined
  'section.customerService': undefined
  'section.helpCenter': undefined
  'section.languages': undefined
  'section.limits': undefined
  'section.pageLoad': undefined
  'section.passwords': undefined
  'section.profileFields': undefined
  'section.regions': undefined
  'section.registration': undefined
  'section.roles': undefined
  'section.sms': undefined
  'section.stepUp': undefined
  'section.vendors': undefined
  'section.verification': undefined
  'section.whitelabel': undefined
  'section.winnerBoard': undefined
  'sectionAbout.approvals': undefined
  'sectionAbout.availability': undefined
  'sectionAbout.banners': undefined
  'sectionAbout.brand': undefined
  'sectionAbout.customerService': undefined
  'sectionAbout.helpCenter': undefined
  'sectionAbout.languages': undefined
  'sectionAbout.limits': undefined
  'sectionAbout.pageLoad': undefined
  'sectionAbout.passwords': undefined
  'sectionAbout.profileFields': undefined
  'sectionAbout.regions': undefined
  'sectionAbout.registration': undefined
  'sectionAbout.roles': undefined
  'sectionAbout.sms': undefined
  'sectionAbout.stepUp': undefined
  'sectionAbout.vendors': undefined
  'sectionAbout.verification': undefined
  'sectionAbout.whitelabel': undefined
  'sectionAbout.winnerBoard': undefined
  'setting.announcements.items': undefined
  'setting.announcements.items.content': undefined
  'setting.announcements.items.execution': undefined
  'setting.announcements.items.from': undefined
  'setting.announcements.items.id': undefined
  'setting.announcements.items.promotionType': undefined
  'setting.announcements.items.title': undefined
  'setting.announcements.items.type': undefined
  'setting.announcements.items.until': undefined
  'setting.any.address': undefined
  'setting.any.enabled': undefined
  'setting.any.maxLength': undefined
  'setting.any.minLength': undefined
  'setting.any.name': undefined
  'setting.any.patternId': undefined
  'setting.any.required': undefined
  'setting.approvals.waitsHours': undefined
  'setting.availability.maintenance': undefined
  'setting.availability.maintenance.from': undefined
  'setting.availability.maintenance.message': undefined
  'setting.availability.maintenance.title': undefined
  'setting.availability.maintenance.until': undefined
  'setting.banners.list': undefined
  'setting.banners.list.button': undefined
  'setting.banners.list.eyebrow': undefined
  'setting.banners.list.from': undefined
  'setting.banners.list.groupName': undefined
  'setting.banners.list.id': undefined
  'setting.banners.list.imageUrl': undefined
  'setting.banners.list.linkageType': undefined
  'setting.banners.list.text': undefined
  'setting.banners.list.title': undefined
  'setting.banners.list.until': undefined
  'setting.banners.list.url': undefined
  'setting.brand.analytics': undefined
  'setting.brand.domains': undefined
  'setting.brand.imageCDNs': undefined
  'setting.brand.launchGameCDNs': undefined
  'setting.brand.mainDomain': undefined
  'setting.brand.name': undefined
  'setting.brand.resources': undefined
  'setting.brand.resources.resourceType': undefined
  'setting.customerService.entries': undefined
  'setting.customerService.entries.csType': undefined
  'setting.customerService.entries.title': undefined
  'setting.helpCenter.topics': undefined
  'setting.helpCenter.topics.content': undefined
  'setting.helpCenter.topics.group': undefined
  'setting.helpCenter.topics.termId': undefined
  'setting.helpCenter.topics.title': undefined
  'setting.languages.followBrowser': undefined
  'setting.languages.offered': undefined
  'setting.languages.offered.code': undefined
  'setting.languages.offered.direction': undefined
  'setting.languages.offered.nativeName': undefined
  'setting.languages.offered.tag': undefined
  'setting.limits.readsPerMinute': undefined
  'setting.limits.writesPerMinute': undefined
  'setting.pageLoad.slowAfterSeconds': undefined
  'setting.passwords.expiresAfterDays': undefined
  'setting.passwords.tellsUnknownNames': undefined
  'setting.profileFields.fields': undefined
  'setting.regions.denied': undefined
  'setting.registration.fields': undefined
  'setting.registration.triesPerHour': undefined
  'setting.sms.countries': undefined
  'setting.sms.perDay': undefined
  'setting.sms.route': undefined
  'setting.stepUp.enabled': undefined
  'setting.stepUp.knownForDays': undefined
  'setting.stepUp.trustsKnownDevices': undefined
  'setting.vendors.blocked': undefined
  'setting.verification.underAttack': undefined
  'setting.whitelabel.flags': undefined
  'setting.whitelabel.flags.AGENTPOLICY3': undefined
  'setting.whitelabel.flags.CHNGPASSMAIL3': undefined
  'setting.whitelabel.flags.CHNGPASSVERIF3': undefined
  'setting.whitelabel.flags.MOBILENUMPASSREG3': undefined
  'setting.whitelabel.flags.MOBILENUMREG3': undefined
  'setting.whitelabel.flags.REGMOBVERF3': undefined
  'setting.whitelabel.flags.USERNAMEREG3': undefined
  'setting.whitelabel.tree': undefined
  'setting.whitelabel.tree.enabled': undefined
  'setting.whitelabel.tree.modId': undefined
  'setting.winnerBoard.days': undefined
  'setting.winnerBoard.floor': undefined
  'settingChoice.direction.ltr': undefined
  'settingChoice.direction.rtl': undefined
  'settingChoice.enabled.0': undefined
  'settingChoice.enabled.1': undefined
  'settingChoice.execution.A': undefined
  'settingChoice.execution.B': undefined
  'settingChoice.execution.F': undefined
  'settingChoice.group.about': undefined
  'settingChoice.group.install': undefined
  'settingChoice.group.rules': undefined
  'settingChoice.group.start': undefined
  'settingChoice.groupName.w_home': undefined
  'settingChoice.groupName.w_leftmenu': undefined
  'settingChoice.groupName.w_reg': undefined
  'settingChoice.linkageType.EXTERNAL': undefined
  'settingChoice.linkageType.GAME': undefined
  'settingChoice.linkageType.NONE': undefined
  'settingChoice.linkageType.PROMOTION': undefined
  'settingChoice.linkageType.ROUTE': undefined
  'settingChoice.name.address': undefined
  'settingChoice.name.affiliateCode': undefined
  'settingChoice.name.bankAccountName': undefined
  'settingChoice.name.bankAccountNumber': undefined
  'settingChoice.name.birthday': undefined
  'settingChoice.name.captcha': undefined
  'settingChoice.name.email': undefined
  'settingChoice.name.facebook': undefined
  'settingChoice.name.fullName': undefined
  'settingChoice.name.idNumber': undefined
  'settingChoice.name.incomeSource': undefined
  'settingChoice.name.line': undefined
  'settingChoice.name.lineId': undefined
  'settingChoice.name.mobileNum': undefined
  'settingChoice.name.nationality': undefined
  'settingChoice.name.occupation': undefined
  'settingChoice.name.password': undefined
  'settingChoice.name.payeeName': undefined
  'settingChoice.name.paymentPassword': undefined
  'settingChoice.name.qqNum': undefined
  'settingChoice.name.recommenderId': undefined
  'settingChoice.name.telegram': undefined
  'settingChoice.name.username': undefined
  'settingChoice.name.wechat': undefined
  'settingChoice.name.whatsapp': undefined
  'settingChoice.name.zalo': undefined
  'settingChoice.route.gateway': undefined
  'settingChoice.route.provider': undefined
  'settingChoice.type.B': undefined
  'settingChoice.type.H': undefined
  'settingChoice.type.PL': undefined
  'settingChoice.type.PR': undefined
  'settingChoice.type.PU': undefined
  'settingHelp.announcements.items.content': undefined
  'settingHelp.announcements.items.execution': undefined
  'settingHelp.announcements.items.from': undefined
  'settingHelp.announcements.items.promotionType': undefined
  'settingHelp.announcements.items.title': undefined
  'settingHelp.announcements.items.type': undefined
  'settingHelp.announcements.items.until': undefined
  'settingHelp.any.address': undefined
  'settingHelp.any.enabled': undefined
  'settingHelp.any.maxLength': undefined
  'settingHelp.any.minLength': undefined
  'settingHelp.any.name': undefined
  'settingHelp.any.patternId': undefined
  'settingHelp.any.required': undefined
  'settingHelp.approvals.waitsHours': undefined
  'settingHelp.availability.maintenance': undefined
  'settingHelp.availability.maintenance.from': undefined
  'settingHelp.availability.maintenance.message': undefined
  'settingHelp.availability.maintenance.title': undefined
  'settingHelp.availability.maintenance.until': undefined
  'settingHelp.banners.list': undefined
  'settingHelp.banners.list.button': undefined
  'settingHelp.banners.list.eyebrow': undefined
  'settingHelp.banners.list.from': undefined
  'settingHelp.banners.list.groupName': undefined
  'settingHelp.banners.list.id': undefined
  'settingHelp.banners.list.imageUrl': undefined
  'settingHelp.banners.list.linkageType': undefined
  'settingHelp.banners.list.text': undefined
  'settingHelp.banners.list.title': undefined
  'settingHelp.banners.list.until': undefined
  'settingHelp.banners.list.url': undefined
  'settingHelp.brand.analytics': undefined
  'settingHelp.brand.domains': undefined
  'settingHelp.brand.imageCDNs': undefined
  'settingHelp.brand.launchGameCDNs': undefined
  'settingHelp.brand.mainDomain': undefined
  'settingHelp.brand.name': undefined
  'settingHelp.brand.resources': undefined
  'settingHelp.brand.resources.resourceType': undefined
  'settingHelp.customerService.entries': undefined
  'settingHelp.customerService.entries.csType': undefined
  'settingHelp.customerService.entries.title': undefined
  'settingHelp.helpCenter.topics': undefined
  'settingHelp.helpCenter.topics.content': undefined
  'settingHelp.helpCenter.topics.group': undefined
  'settingHelp.helpCenter.topics.termId': undefined
  'settingHelp.helpCenter.topics.title': undefined
  'settingHelp.languages.followBrowser': undefined
  'settingHelp.languages.offered': undefined
  'settingHelp.languages.offered.code': undefined
  'settingHelp.languages.offered.direction': undefined
  'settingHelp.languages.offered.nativeName': undefined
  'settingHelp.languages.offered.tag': undefined
  'settingHelp.limits.readsPerMinute': undefined
  'settingHelp.limits.writesPerMinute': undefined
  'settingHelp.pageLoad.slowAfterSeconds': undefined
  'settingHelp.passwords.expiresAfterDays': undefined
  'settingHelp.passwords.tellsUnknownNames': undefined
  'settingHelp.profileFields.fields': undefined
  'settingHelp.regions.denied': undefined
  'settingHelp.registration.fields': undefined
  'settingHelp.registration.triesPerHour': undefined
  'settingHelp.sms.countries': undefined
  'settingHelp.sms.perDay': undefined
  'settingHelp.sms.route': undefined
  'settingHelp.stepUp.enabled': undefined
  'settingHelp.stepUp.knownForDays': undefined
  'settingHelp.stepUp.trustsKnownDevices': undefined
  'settingHelp.vendors.blocked': undefined
  'settingHelp.verification.underAttack': undefined
  'settingHelp.whitelabel.flags': undefined
  'settingHelp.whitelabel.flags.AGENTPOLICY3': undefined
  'settingHelp.whitelabel.flags.CHNGPASSMAIL3': undefined
  'settingHelp.whitelabel.flags.CHNGPASSVERIF3': undefined
  'settingHelp.whitelabel.flags.MOBILENUMPASSREG3': undefined
  'settingHelp.whitelabel.flags.MOBILENUMREG3': undefined
  'settingHelp.whitelabel.flags.REGMOBVERF3': undefined
  'settingHelp.whitelabel.flags.USERNAMEREG3': undefined
  'settingHelp.whitelabel.tree': undefined
  'settingHelp.whitelabel.tree.enabled': undefined
  'settingHelp.whitelabel.tree.modId': undefined
  'settingHelp.winnerBoard.days': undefined
  'settingHelp.winnerBoard.floor': undefined
  'settingRule.above_longest': undefined
  'settingRule.address': undefined
  'settingRule.after_from': undefined
  'settingRule.amount': undefined
  'settingRule.country': undefined
  'settingRule.duplicate': undefined
  'settingRule.enabled': undefined
  'settingRule.enum': undefined
  'settingRule.host': undefined
  'settingRule.host_not_allowed': { limit: string | number }
  'settingRule.integer': undefined
  'settingRule.linkage': undefined
  'settingRule.maxItems': { limit: string | number }
  'settingRule.maxLength': { limit: string | number }
  'settingRule.maximum': { limit: string | number }
  'settingRule.minItems': { limit: string | number }
  'settingRule.minLength': { limit: string | number }
  'settingRule.minimum': { limit: string | number }
  'settingRule.moment': undefined
  'settingRule.no_host': undefined
  'settingRule.other': undefined
  'settingRule.password': undefined
  'settingRule.pattern': undefined
  'settingRule.required': undefined
  'settingRule.type': undefined
  'settingRule.uniqueItems': undefined
  'settingRule.username': undefined
  'settingUnit.characters': undefined
  'settingUnit.days': undefined
  'settingUnit.hours': undefined
  'settingUnit.perDay': undefined
  'settingUnit.perHour': undefined
  'settingUnit.perMinute': undefined
  'settingUnit.seconds': undefined
  'settings.absent': undefined
  'settings.add': undefined
  'settings.addCountry': undefined
  'settings.addEntry': undefined
  'settings.all': undefined
  'settings.andMore': { count: number }
  'settings.asAtStart': undefined
  'settings.back': undefined
  'settings.changed': undefined
  'settings.checklist': { count: number }
  'settings.checklistText': undefined
  'settings.clearSearch': undefined
  'settings.default': { value: string | number }
  'settings.discard': undefined
  'settings.dropOwn': undefined
  'settings.empty': undefined
  'settings.entry': { place: string | number }
  'settings.faults': { count: number }
  'settings.findCountry': undefined
  'settings.group.games': undefined
  'settings.group.limits': undefined
  'settings.group.portal': undefined
  'settings.group.registering': undefined
  'settings.group.security': undefined
  'settings.history': undefined
  'settings.keep': undefined
  'settings.keepText': undefined
  'settings.languages': undefined
  'settings.lastChange': { at: string | number; name: string | number }
  'settings.leave': undefined
  'settings.leaveText': { count: number }
  'settings.leaveTitle': undefined
  'settings.locked': undefined
  'settings.longest': { limit: string | number }
  'settings.missing': undefined
  'settings.moveDown': { name: string | number }
  'settings.moveUp': { name: string | number }
  'settings.neverChanged': undefined
  'settings.newer': { name: string | number }
  'settings.newerText': undefined
  'settings.newerUnknown': undefined
  'settings.noCountry': undefined
  'settings.none': undefined
  'settings.nothingFound': undefined
  'settings.nothingFoundText': undefined
  'settings.off': undefined
  'settings.older': undefined
  'settings.on': undefined
  'settings.onWith': undefined
  'settings.putOnto': undefined
  'settings.range': { from: string | number; to: string | number }
  'settings.reason': undefined
  'settings.reasonHint': undefined
  'settings.reasonShort': undefined
  'settings.remove': { name: string | number }
  'settings.reset': undefined
  'settings.save': undefined
  'settings.saveNow': undefined
  'settings.saveTitle': undefined
  'settings.search': undefined
  'settings.seeTheirs': undefined
  'settings.stay': undefined
  'settings.takeBack': undefined
  'settings.toDecide': undefined
  'settings.version': { version: string | number }
  'settings.waiting': { count: number }
  'settings.wrong': undefined
  'settings.zone': { zone: string | number }
  'shell.account': { name: string | number }
  'shell.clock': { merchant: string | number }
  'shell.collapseRail': undefined
  'shell.messages': undefined
  'shell.nav': undefined
  'shell.openMenu': undefined
  'shell.openRail': undefined
  'shell.signOut': undefined
  'shell.signOutFailed': undefined
  'shell.waiting': { count: number }
  'signIn.code': undefined
  'signIn.codeHint': undefined
  'signIn.codeMissing': undefined
  'signIn.ended': undefined
  'signIn.hidePassword': undefined
  'signIn.left': undefined
  'signIn.locked': { time: string | number }
  'signIn.password': undefined
  'signIn.passwordMissing': undefined
  'signIn.showPassword': undefined
  'signIn.submit': undefined
  'signIn.title': undefined
  'signIn.username': undefined
  'signIn.usernameMissing': undefined
  'signIn.wrong': undefined
  'staff.accessOf': { name: string | number }
  'staff.accessOnce': undefined
  'staff.active': undefined
  'staff.add': undefined
  'staff.addNow': { name: string | number }
  'staff.addText': undefined
  'staff.ask': undefined
  'staff.asked': undefined
  'staff.changeRole': undefined
  'staff.changeRoleOf': { name: string | number }
  'staff.changeRoleText': undefined
  'staff.done': undefined
  'staff.end': { name: string | number }
  'staff.endText': { name: string | number }
  'staff.handedOver': undefined
  'staff.key': undefined
  'staff.lastLogin': undefined
  'staff.list': undefined
  'staff.lock': { name: string | number }
  'staff.lockText': { name: string | number }
  'staff.locked': undefined
  'staff.made': undefined
  'staff.more': undefined
  'staff.name': undefined
  'staff.nameHint': undefined
  'staff.nameWrong': undefined
  'staff.never': undefined
  'staff.newRole': undefined
  'staff.none': undefined
  'staff.notFound': { name: string | number }
  'staff.nowhere': undefined
  'staff.password': undefined
  'staff.qr': { name: string | number }
  'staff.renew': { name: string | number }
  'staff.renewText': undefined
  'staff.role': undefined
  'staff.roles': undefined
  'staff.sessions': undefined
  'staff.since': { when: string | number }
  'staff.state': undefined
  'staff.thisSession': undefined
  'staff.unlock': { name: string | number }
  'staff.unlockText': { name: string | number }
  'staff.where': undefined
  'state.active': undefined
  'state.closed': undefined
  'state.delay': { milliseconds: string | number }
  'state.gone': undefined
  'state.jobs': undefined
  'state.memory': { megabytes: string | number }
  'state.noJob': undefined
  'state.noProcess': undefined
  'state.nothingWaits': undefined
  'state.parked': { count: number; events: string | number }
  'state.processes': undefined
  'state.runs': undefined
  'state.sendAgain': undefined
  'state.since': { when: string | number }
  'state.suspended': undefined
  'state.waiting': undefined
  'tab.devices': undefined
  'tab.label': { name: string | number }
  'tab.rounds': undefined
  'tab.sessions': undefined
  'tab.signIns': undefined
  'tab.statement': undefined
  'tab.timeline': undefined
  'theme.toDark': undefined
  'theme.toLight': undefined
  'trace.actor': undefined
  'trace.cause': undefined
  'trace.entry': { id: string | number }
  'trace.externalId': undefined
  'trace.from': undefined
  'trace.member': undefined
  'trace.message': undefined
  'trace.messages': undefined
  'trace.moved': undefined
  'trace.nothingMoved': undefined
  'trace.player': undefined
  'trace.refersTo': undefined
  'trace.refused': { code: string | number }
  'trace.reversedBy': undefined
  'trace.reverses': undefined
  'trace.round': { id: string | number }
  'trace.to': undefined
  'vendorState.blocked': undefined
  'vendorState.failing': undefined
  'vendorState.fine': undefined
  'vendorState.silent': undefined
  'vendors.code': undefined
  'vendors.games': undefined
  'vendors.health': undefined
  'vendors.isOffNow': { name: string | number }
  'vendors.isOnNow': { name: string | number }
  'vendors.none': undefined
  'vendors.off': undefined
  'vendors.offText': undefined
  'vendors.on': undefined
  'vendors.onText': undefined
  'vendors.paid': undefined
  'vendors.staked': undefined
  'vendors.turnOff': undefined
  'vendors.turnOffTitle': { name: string | number }
  'vendors.turnOn': undefined
  'vendors.turnOnTitle': { name: string | number }
}

/** Every language that has texts, by its BCP 47 tag, and whether it has them all. */
export const catalogueTags = {
  ar: 'complete',
  en: 'complete',
  vi: 'complete',
  'zh-Hans': 'complete',
} as const
