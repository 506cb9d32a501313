// Generated from the English texts by client/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'act.contacts': undefined
  'act.contactsShown': { name: string | number }
  'act.contactsText': { name: string | number }
  'act.days': { count: number }
  'act.done': { what: string | number }
  'act.endAll': undefined
  'act.endOne': undefined
  'act.endText': { name: string | number }
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
  'book.available': undefined
  'book.correction': undefined
  'book.debt': undefined
  'book.demo_funding': undefined
  'book.held': undefined
  'book.vendor': undefined
  'command.announcements': undefined
  'command.catalogue': undefined
  'command.languages': undefined
  'command.maintenance': undefined
  'command.operators': undefined
  'command.region': undefined
  'command.settings': undefined
  'command.signInCode': undefined
  'console.title': undefined
  'console.titleOf': { merchant: string | number }
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
  'overview.commands': undefined
  'overview.commandsWhere': undefined
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
  'page.members': undefined
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
  'records.until': undefined
  'result.entered': undefined
  'result.refused': undefined
  'result.stepUp': undefined
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
  'shell.account': { name: string | number }
  'shell.clock': { merchant: string | number }
  'shell.collapseRail': undefined
  'shell.messages': undefined
  'shell.nav': undefined
  'shell.openMenu': undefined
  'shell.openRail': undefined
  'shell.signOut': undefined
  'shell.signOutFailed': undefined
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
  'state.active': undefined
  'state.closed': undefined
  'state.suspended': undefined
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
}

/** Every language that has texts, by its BCP 47 tag, and whether it has them all. */
export const catalogueTags = {
  ar: 'complete',
  en: 'complete',
  vi: 'complete',
  'zh-Hans': 'complete',
} as const
