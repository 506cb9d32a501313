// Generated from the English texts by client/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'account.backOffice': undefined
  'account.bets': undefined
  'account.copied': undefined
  'account.copyId': undefined
  'account.favourites': undefined
  'account.id': undefined
  'account.menu': undefined
  'account.menuOf': { name: string | number }
  'account.menuOfRewards': { count: number; name: string | number }
  'account.mine': undefined
  'account.signOut': undefined
  'account.signOutText': undefined
  'account.signOutTitle': undefined
  'account.stay': undefined
  'account.trial': undefined
  'account.trialText': undefined
  'account.vip': undefined
  'account.vipLevel': { level: string | number }
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
  'bets.actions': undefined
  'bets.again': undefined
  'bets.againOf': { issue: string | number; play: string | number }
  'bets.cancel': undefined
  'bets.cancelAsk': { amount: string | number }
  'bets.cancelOf': { issue: string | number; play: string | number }
  'bets.cancelYes': undefined
  'bets.cancelled': { amount: string | number }
  'bets.chase.cancelIssue': undefined
  'bets.chase.cancelIssueAsk': { amount: string | number; issue: string | number }
  'bets.chase.cancelIssueOf': { issue: string | number }
  'bets.chase.cancelRest': undefined
  'bets.chase.cancelRestAsk': undefined
  'bets.chase.held': undefined
  'bets.chase.hide': undefined
  'bets.chase.issue.BET': undefined
  'bets.chase.issue.RELEASED': undefined
  'bets.chase.issue.SETTLED': undefined
  'bets.chase.issue.TAKEN_BACK': undefined
  'bets.chase.issue.WAITING': undefined
  'bets.chase.issues': undefined
  'bets.chase.open': { number: string | number; play: string | number }
  'bets.chase.progress': { count: string | number; done: string | number }
  'bets.chase.reason.cancelled': undefined
  'bets.chase.reason.missed': undefined
  'bets.chase.reason.stopped': undefined
  'bets.chase.returned': undefined
  'bets.chase.returnedNow': { amount: string | number }
  'bets.chase.show': undefined
  'bets.chase.staked': undefined
  'bets.chase.state.CANCELLED': undefined
  'bets.chase.state.DONE': undefined
  'bets.chase.state.RUNNING': undefined
  'bets.chase.state.STOPPED': undefined
  'bets.chase.stopsOnWin': undefined
  'bets.chase.total': undefined
  'bets.check': { issue: string | number }
  'bets.corrected': undefined
  'bets.correctedText': undefined
  'bets.cut': undefined
  'bets.details': { issue: string | number; play: string | number }
  'bets.game': undefined
  'bets.isNow': { amount: string | number; state: string | number }
  'bets.issue': undefined
  'bets.keep': undefined
  'bets.loading': undefined
  'bets.more': undefined
  'bets.multiple': undefined
  'bets.none.all': undefined
  'bets.none.cancelled': undefined
  'bets.none.chases': undefined
  'bets.none.lost': undefined
  'bets.none.ofIssue': undefined
  'bets.none.unsettled': undefined
  'bets.none.won': undefined
  'bets.noneChasesText': undefined
  'bets.noneText': undefined
  'bets.nothingPaid': undefined
  'bets.number': undefined
  'bets.odds': undefined
  'bets.ofChase': undefined
  'bets.payout': undefined
  'bets.placed': undefined
  'bets.play': undefined
  'bets.prizeGroup': undefined
  'bets.selection': undefined
  'bets.stake': undefined
  'bets.stakeTerms': undefined
  'bets.state.ACCEPTED': undefined
  'bets.state.CANCELLED': undefined
  'bets.state.LOST': undefined
  'bets.state.PUSH': undefined
  'bets.state.REFUNDED': undefined
  'bets.state.WON': undefined
  'bets.status': undefined
  'bets.tab.all': undefined
  'bets.tab.cancelled': undefined
  'bets.tab.chases': undefined
  'bets.tab.lost': undefined
  'bets.tab.unsettled': undefined
  'bets.tab.won': undefined
  'bets.tabs': undefined
  'bets.title': undefined
  'bets.was': { amount: string | number; state: string | number }
  'captcha.another': undefined
  'captcha.characters': undefined
  'captcha.failed': undefined
  'captcha.image': undefined
  'captcha.withoutImage': undefined
  'carousel.position': { count: number; index: number }
  'carousel.role': undefined
  'carousel.slide': undefined
  'cashier.copy': { what: string | number }
  'cashier.more': undefined
  'cashier.password': undefined
  'cashier.password.again': { hours: number }
  'cashier.password.fault': undefined
  'cashier.password.hint': undefined
  'cashier.password.left': { count: number }
  'cashier.presets': undefined
  'closed.blockedTitle': undefined
  'closed.comesBack': undefined
  'closed.contact': undefined
  'closed.until': undefined
  'closed.yourIp': undefined
  'code.send': undefined
  'code.sendAgainIn': { seconds: number }
  'code.sent': { minutes: number; to: string | number }
  'deposit.accountNumber': undefined
  'deposit.again': undefined
  'deposit.all': undefined
  'deposit.amount': undefined
  'deposit.amountHint': { least: string | number; most: string | number; step: string | number }
  'deposit.bank': undefined
  'deposit.bonus': undefined
  'deposit.bonusOf': { rate: string | number }
  'deposit.bonusRate': { rate: string | number }
  'deposit.cancel': undefined
  'deposit.cancelText': undefined
  'deposit.cancelTitle': undefined
  'deposit.card.code': undefined
  'deposit.card.face': undefined
  'deposit.card.fault': undefined
  'deposit.card.serial': undefined
  'deposit.card.telco': undefined
  'deposit.card.telcoFault': undefined
  'deposit.channels': undefined
  'deposit.check': undefined
  'deposit.content': undefined
  'deposit.contentHint': undefined
  'deposit.credited': undefined
  'deposit.credits': undefined
  'deposit.differs': undefined
  'deposit.exactAmount': undefined
  'deposit.fault.empty': { least: string | number; most: string | number; step: string | number }
  'deposit.fault.least': { least: string | number; most: string | number; step: string | number }
  'deposit.fault.malformed': { least: string | number; most: string | number; step: string | number }
  'deposit.fault.most': { least: string | number; most: string | number; step: string | number }
  'deposit.fault.step': { least: string | number; most: string | number; step: string | number }
  'deposit.fee': undefined
  'deposit.feeOf': { rate: string | number }
  'deposit.feeRate': { rate: string | number }
  'deposit.havePaid': undefined
  'deposit.headline.cancelled': undefined
  'deposit.headline.completed': { amount: string | number }
  'deposit.headline.created': { by: string }
  'deposit.headline.expired': undefined
  'deposit.headline.failed': undefined
  'deposit.headline.rejected': undefined
  'deposit.headline.reversed': undefined
  'deposit.headline.review': { by: string }
  'deposit.headline.submitted': { by: string }
  'deposit.headline.unknown': undefined
  'deposit.history': undefined
  'deposit.historyEmpty': undefined
  'deposit.holder': undefined
  'deposit.keep': undefined
  'deposit.late': undefined
  'deposit.limits': { least: string | number; most: string | number }
  'deposit.lost': undefined
  'deposit.manual.ask': undefined
  'deposit.manual.proofs': undefined
  'deposit.manual.proofsFault': undefined
  'deposit.manual.proofsWait': undefined
  'deposit.manual.sender': undefined
  'deposit.manual.senderFault': undefined
  'deposit.manual.senderHint': undefined
  'deposit.manual.transfer': undefined
  'deposit.new': undefined
  'deposit.next': undefined
  'deposit.nextOpen': { by: string }
  'deposit.nextReview': undefined
  'deposit.noChannels': undefined
  'deposit.noChannelsText': undefined
  'deposit.noFee': undefined
  'deposit.noLateBonus': undefined
  'deposit.noPromotion': undefined
  'deposit.number': undefined
  'deposit.open': undefined
  'deposit.openAmount': { amount: string | number }
  'deposit.openOrders': { count: number }
  'deposit.order': { number: string | number }
  'deposit.ordered': undefined
  'deposit.owed': undefined
  'deposit.paidAmount': undefined
  'deposit.pays': undefined
  'deposit.promotion': undefined
  'deposit.promotionApplies': undefined
  'deposit.promotionFrom': { amount: string | number }
  'deposit.promotionJoins': undefined
  'deposit.promotionTerms': undefined
  'deposit.qr': undefined
  'deposit.reason': { reason: string | number }
  'deposit.reason.badCard': undefined
  'deposit.reason.calledBack': undefined
  'deposit.reason.declined': undefined
  'deposit.reason.givenUp': undefined
  'deposit.reason.noFunds': undefined
  'deposit.reason.notNow': undefined
  'deposit.reason.other': { code: string | number }
  'deposit.reason.timeUp': undefined
  'deposit.scan': undefined
  'deposit.see': undefined
  'deposit.state.cancelled': undefined
  'deposit.state.completed': undefined
  'deposit.state.created': undefined
  'deposit.state.expired': undefined
  'deposit.state.failed': undefined
  'deposit.state.rejected': undefined
  'deposit.state.reversed': undefined
  'deposit.state.review': undefined
  'deposit.state.submitted': undefined
  'deposit.state.unknown': undefined
  'deposit.step.cancelled': undefined
  'deposit.step.completed': undefined
  'deposit.step.created': { by: string }
  'deposit.step.expired': undefined
  'deposit.step.failed': undefined
  'deposit.step.rejected': undefined
  'deposit.step.reversed': undefined
  'deposit.step.review': { by: string }
  'deposit.step.submitted': undefined
  'deposit.step.unknown': undefined
  'deposit.steps': undefined
  'deposit.timeLeft': { left: string | number }
  'deposit.timeUp': undefined
  'deposit.toPage': undefined
  'deposit.toast.completed': { amount: string | number }
  'deposit.toast.rejected': { amount: string | number }
  'deposit.toast.reversed': { amount: string | number }
  'deposit.turnover': { bonus: string; times: number }
  'deposit.wait.card': undefined
  'deposit.wait.manual': undefined
  'deposit.wait.pay': { bonus: string; minutes: number }
  'deposit.what.cancelled': undefined
  'deposit.what.completed': undefined
  'deposit.what.created': { by: string }
  'deposit.what.expired': undefined
  'deposit.what.failed': undefined
  'deposit.what.rejected': undefined
  'deposit.what.reversed': { amount: string | number }
  'deposit.what.review': { by: string }
  'deposit.what.submitted': { by: string }
  'deposit.what.unknown': undefined
  'document.console': { merchant: string | number }
  'document.loadAgain': undefined
  'document.title': { merchant: string | number; page: string | number }
  'document.withoutCode': undefined
  'draws.after': { numero: string | number }
  'draws.allWords': { count: string | number }
  'draws.beacon': undefined
  'draws.beaconRound': { round: string | number }
  'draws.beaconText': { round: string | number; time: string | number }
  'draws.before': { numero: string | number }
  'draws.beforeSale': undefined
  'draws.betsSeal': undefined
  'draws.broken': undefined
  'draws.brokenText': undefined
  'draws.calculated': undefined
  'draws.calculatedText': { count: string | number; passed: string | number }
  'draws.check': undefined
  'draws.checkBets': undefined
  'draws.close': undefined
  'draws.closeText': { time: string | number }
  'draws.closeTextOld': { time: string | number }
  'draws.commit': undefined
  'draws.copied': undefined
  'draws.copy': { what: string | number }
  'draws.copyAddress': undefined
  'draws.correct': undefined
  'draws.correctText': { count: string | number; passed: string | number }
  'draws.day': undefined
  'draws.dayClock': { zone: string | number }
  'draws.dayLine': { count: string | number; line: string | number }
  'draws.dayList': undefined
  'draws.dayMissing': undefined
  'draws.drawDue': undefined
  'draws.drawn': undefined
  'draws.drawsOfHour': { hour: string | number }
  'draws.evidence': undefined
  'draws.evidenceWithBets': undefined
  'draws.failed': { code: string | number }
  'draws.game': undefined
  'draws.gameName': { family: string | number; name: string | number }
  'draws.gives': undefined
  'draws.hour': undefined
  'draws.imported': undefined
  'draws.importedText': undefined
  'draws.incomplete': undefined
  'draws.incompleteText': { count: string | number; passed: string | number }
  'draws.intro': undefined
  'draws.latest': undefined
  'draws.listRight': { count: string | number }
  'draws.listWrong': { count: string | number }
  'draws.logIn': undefined
  'draws.neighbours': undefined
  'draws.noBets': undefined
  'draws.none': undefined
  'draws.number': undefined
  'draws.numbers': undefined
  'draws.numbersText': undefined
  'draws.numero': undefined
  'draws.numeroHint': { example: string | number }
  'draws.oldScheme': undefined
  'draws.otherText': { game: string | number; issue: string | number }
  'draws.ownBets': undefined
  'draws.ownBetsOut': undefined
  'draws.ownInList': { count: string | number; found: string | number }
  'draws.passed': undefined
  'draws.promise': undefined
  'draws.promiseText': undefined
  'draws.promiseTextOld': undefined
  'draws.randomness': undefined
  'draws.remainder': undefined
  'draws.run': undefined
  'draws.runText': undefined
  'draws.saleClosed': undefined
  'draws.saleOpened': undefined
  'draws.scheme': undefined
  'draws.script': undefined
  'draws.sealedBets': undefined
  'draws.sealedText': undefined
  'draws.seed': undefined
  'draws.seedOpened': undefined
  'draws.seedPromised': undefined
  'draws.seedText': undefined
  'draws.seedTextOld': undefined
  'draws.signature': undefined
  'draws.skipped': undefined
  'draws.times': undefined
  'draws.timesNote': undefined
  'draws.title': undefined
  'draws.unchecked': undefined
  'draws.void': undefined
  'draws.voidText': undefined
  'draws.waiting': undefined
  'draws.waitingText': { time: string | number }
  'draws.word': undefined
  'draws.working': undefined
  'draws.wrong': undefined
  'draws.wrongText': { count: string | number; failed: string | number }
  'errors.account_closed': undefined
  'errors.account_closed_to_bets': undefined
  'errors.account_not_found': undefined
  'errors.account_suspended': undefined
  'errors.already_claimed': undefined
  'errors.approval_not_found': undefined
  'errors.approval_over': undefined
  'errors.authenticator_code_wrong': undefined
  'errors.authenticator_exists': undefined
  'errors.backup_not_set_up': undefined
  'errors.backup_running': undefined
  'errors.bad_selection': undefined
  'errors.bet_not_cancellable': undefined
  'errors.bet_not_found': undefined
  'errors.bonus_in_play': undefined
  'errors.bonus_not_found': undefined
  'errors.bonus_open': undefined
  'errors.bonus_over': undefined
  'errors.call_not_found': undefined
  'errors.campaign_below_spent': undefined
  'errors.campaign_not_found': undefined
  'errors.captcha_required': undefined
  'errors.captcha_wrong': undefined
  'errors.catalogue_too_large': undefined
  'errors.changed_meanwhile': undefined
  'errors.chase_not_cancellable': undefined
  'errors.chase_not_found': undefined
  'errors.chase_too_long': undefined
  'errors.chunk_failed': undefined
  'errors.contact_rewarded': undefined
  'errors.contacts_held': undefined
  'errors.correction_window_over': undefined
  'errors.deposit_amount_refused': undefined
  'errors.deposit_card_needed': undefined
  'errors.deposit_card_used': undefined
  'errors.deposit_cards_locked': undefined
  'errors.deposit_channel_closed': undefined
  'errors.deposit_not_found': undefined
  'errors.deposit_over': undefined
  'errors.deposit_proof_needed': undefined
  'errors.deposit_same_open': undefined
  'errors.deposit_too_many_open': undefined
  'errors.deposit_too_many_unpaid': undefined
  'errors.difference_not_found': undefined
  'errors.dup_selection': undefined
  'errors.email_invalid': undefined
  'errors.email_taken': undefined
  'errors.entry_not_found': undefined
  'errors.exposure_reached': undefined
  'errors.factor_not_found': undefined
  'errors.fair_result_stands': undefined
  'errors.foreign_origin': undefined
  'errors.free_play_off': undefined
  'errors.game_address_invalid': undefined
  'errors.game_coming_soon': undefined
  'errors.game_in_maintenance': undefined
  'errors.game_not_found': undefined
  'errors.gift_too_large': undefined
  'errors.half_price_apart': undefined
  'errors.held_gift_not_found': undefined
  'errors.host_not_allowed': undefined
  'errors.idempotency_conflict': undefined
  'errors.import_incomplete': undefined
  'errors.import_not_found': undefined
  'errors.in_maintenance': undefined
  'errors.in_need_true_account': undefined
  'errors.inconsistent_twice': undefined
  'errors.insufficient_funds': undefined
  'errors.invalid_input': undefined
  'errors.invitation_code_error': undefined
  'errors.issue_closed': undefined
  'errors.issue_not_found': undefined
  'errors.issue_not_open': undefined
  'errors.last_owner': undefined
  'errors.leg_amount_refused': undefined
  'errors.leg_not_found': undefined
  'errors.leg_over': undefined
  'errors.lines_mismatch': undefined
  'errors.login_locked': undefined
  'errors.lottery_game_closed': undefined
  'errors.lottery_game_unknown': undefined
  'errors.lottery_issue_over': undefined
  'errors.lottery_number_unknown': undefined
  'errors.lottery_numbers_too_many': undefined
  'errors.lottery_play_unknown': undefined
  'errors.mail_not_sent': undefined
  'errors.malformed_request': undefined
  'errors.max_lines': undefined
  'errors.max_payout': undefined
  'errors.max_stake': undefined
  'errors.method_not_allowed': undefined
  'errors.min_stake': undefined
  'errors.misdirected_request': undefined
  'errors.mobile_needed': undefined
  'errors.mobile_number_invalid': undefined
  'errors.mobile_taken': undefined
  'errors.money_at_vendors': undefined
  'errors.money_held': undefined
  'errors.network_failed': undefined
  'errors.network_timed_out': undefined
  'errors.non_agents_cannot_log_in': undefined
  'errors.non_member_accounts_cannot_log_in': undefined
  'errors.not_eligible': undefined
  'errors.not_logged_in': undefined
  'errors.nothing_to_change': undefined
  'errors.number_closed': undefined
  'errors.odds_changed': undefined
  'errors.own_account': undefined
  'errors.own_approval': undefined
  'errors.passkey_refused': undefined
  'errors.password_change_needed': undefined
  'errors.password_reset_off': undefined
  'errors.password_too_weak': undefined
  'errors.password_used_before': undefined
  'errors.payload_too_large': undefined
  'errors.payment_not_found': undefined
  'errors.payment_password_exists': undefined
  'errors.payment_password_locked': undefined
  'errors.payment_password_needed': undefined
  'errors.payment_password_weak': undefined
  'errors.payment_password_wrong': undefined
  'errors.payout_account_held': undefined
  'errors.payout_account_needed': undefined
  'errors.payout_account_not_found': undefined
  'errors.payout_account_used': undefined
  'errors.payout_bank_off': undefined
  'errors.payout_name_differs': undefined
  'errors.payout_too_many_accounts': undefined
  'errors.person_rewarded': undefined
  'errors.phone_captcha_failed': undefined
  'errors.phone_code_expired': undefined
  'errors.phone_code_missing': undefined
  'errors.phone_not_allowed': undefined
  'errors.phone_number_missing': undefined
  'errors.phone_popup_closed': undefined
  'errors.phone_quota_exceeded': undefined
  'errors.phone_token_refused': undefined
  'errors.price_beyond_guard': undefined
  'errors.price_refused': undefined
  'errors.prize_group_refused': undefined
  'errors.profile_fixed': undefined
  'errors.promotion_below_spent': undefined
  'errors.promotion_changed': undefined
  'errors.promotion_code_taken': undefined
  'errors.promotion_not_found': undefined
  'errors.promotion_sold_out': undefined
  'errors.promotion_started': undefined
  'errors.range_too_long': undefined
  'errors.range_too_old': undefined
  'errors.region_blocked': undefined
  'errors.registration_off': undefined
  'errors.remembered_login_over': undefined
  'errors.report_not_found': undefined
  'errors.reset_code_invalid': undefined
  'errors.result_differs': undefined
  'errors.result_in_delay': undefined
  'errors.result_incomplete': undefined
  'errors.result_placeholder': undefined
  'errors.result_shape': undefined
  'errors.result_too_early': undefined
  'errors.review_over': undefined
  'errors.reward_in_review': undefined
  'errors.reward_not_found': undefined
  'errors.reward_not_ready': undefined
  'errors.reward_over': undefined
  'errors.role_forbids': undefined
  'errors.role_in_use': undefined
  'errors.role_not_found': undefined
  'errors.room_not_found': undefined
  'errors.round_not_found': undefined
  'errors.sealed_body_refused': undefined
  'errors.second_operator_needed': undefined
  'errors.secure_connection_needed': undefined
  'errors.service_unavailable': undefined
  'errors.session_changed': undefined
  'errors.sign_in_code_invalid': undefined
  'errors.slip_lines': undefined
  'errors.slip_used': undefined
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
  'errors.transfer_amount_refused': undefined
  'errors.transfer_day_sum': undefined
  'errors.transfer_not_offered': undefined
  'errors.transfer_target_refused': undefined
  'errors.transfer_too_soon': undefined
  'errors.turnover_not_met': undefined
  'errors.under_age': undefined
  'errors.unit_refused': undefined
  'errors.unknown_error': undefined
  'errors.unsupported_media_type': undefined
  'errors.upload_not_found': undefined
  'errors.upload_three_at_most': undefined
  'errors.upload_too_large': undefined
  'errors.upload_too_many': undefined
  'errors.upload_type_refused': undefined
  'errors.upload_unreadable': undefined
  'errors.upload_used': undefined
  'errors.username_or_email_unknown': undefined
  'errors.username_taken': undefined
  'errors.vendor_blocked': undefined
  'errors.vendor_failed': undefined
  'errors.vendor_not_found': undefined
  'errors.verification_code_wrong': undefined
  'errors.verification_failed': undefined
  'errors.verification_required': undefined
  'errors.version_not_found': undefined
  'errors.wallet_recall_too_soon': undefined
  'errors.wallet_single': undefined
  'errors.wallet_transfer_amount': undefined
  'errors.wallet_transfer_not_found': undefined
  'errors.wallet_transfer_open': undefined
  'errors.wallet_transfer_over': undefined
  'errors.wallet_vendor_closed': undefined
  'errors.wallet_vendor_unknown': undefined
  'errors.withdrawal_amount_refused': undefined
  'errors.withdrawal_day_count': undefined
  'errors.withdrawal_day_sum': undefined
  'errors.withdrawal_not_found': undefined
  'errors.withdrawal_open': undefined
  'errors.withdrawal_over': undefined
  'errors.withdrawals_closed': undefined
  'errors.wrong_credentials': undefined
  'errors.wrong_password': undefined
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
  'field.address': undefined
  'field.affiliateCode': undefined
  'field.bankAccountName': undefined
  'field.bankAccountNumber': undefined
  'field.birthday': undefined
  'field.confirmNewPassword': undefined
  'field.confirmPassword': undefined
  'field.email': undefined
  'field.facebook': undefined
  'field.fullName': undefined
  'field.idNumber': undefined
  'field.incomeSource': undefined
  'field.line': undefined
  'field.lineId': undefined
  'field.nationality': undefined
  'field.newPassword': undefined
  'field.occupation': undefined
  'field.oldPassword': undefined
  'field.password': undefined
  'field.payeeName': undefined
  'field.paymentPassword': undefined
  'field.qqNum': undefined
  'field.recommenderId': undefined
  'field.telegram': undefined
  'field.username': undefined
  'field.wechat': undefined
  'field.whatsapp': undefined
  'field.zalo': undefined
  'footer.brandText': undefined
  'footer.follow': undefined
  'footer.followText': undefined
  'footer.help': undefined
  'footer.products': undefined
  'footer.responsible': undefined
  'footer.responsibleText': undefined
  'footer.timeZone': { zone: string | number }
  'footer.vendors': undefined
  'form.hidePassword': undefined
  'form.optional': undefined
  'form.required': undefined
  'form.showPassword': undefined
  'form.tryAgainIn': { minutes: number }
  'fund.add': undefined
  'fund.addAmount': { amount: string | number }
  'fund.addTo': { name: string | number }
  'fund.ago': { age: string | number }
  'fund.all': { amount: string | number }
  'fund.along': undefined
  'fund.alongText': undefined
  'fund.amount': undefined
  'fund.amountHint': { least: string | number; most: string | number; step: string | number }
  'fund.availableMain': { available: string | number }
  'fund.availableThere': { available: string | number }
  'fund.back': undefined
  'fund.backAmount': { amount: string | number }
  'fund.backFrom': { name: string | number }
  'fund.backOnly': undefined
  'fund.buttonOf': { action: string | number; name: string | number }
  'fund.fault.empty': { least: string | number; most: string | number; step: string | number }
  'fund.fault.least': { least: string | number; most: string | number; step: string | number }
  'fund.fault.malformed': { least: string | number; most: string | number; step: string | number }
  'fund.fault.most': { least: string | number; most: string | number; step: string | number }
  'fund.fault.step': { least: string | number; most: string | number; step: string | number }
  'fund.held': undefined
  'fund.history': undefined
  'fund.historyEmpty': undefined
  'fund.inTransit': undefined
  'fund.inTransitText': undefined
  'fund.justNow': undefined
  'fund.lost': undefined
  'fund.main': undefined
  'fund.maintenance': undefined
  'fund.maintenanceText': undefined
  'fund.money': undefined
  'fund.moving': { amount: string | number }
  'fund.number': undefined
  'fund.recall': undefined
  'fund.recallAll': undefined
  'fund.recallResults': undefined
  'fund.recallText': undefined
  'fund.recalled.busy': undefined
  'fund.recalled.empty': undefined
  'fund.recalled.inTransit': { amount: string | number }
  'fund.recalled.maintenance': undefined
  'fund.recalled.moved': { amount: string | number }
  'fund.recalled.noAnswer': undefined
  'fund.recalled.refused': undefined
  'fund.result.done.in': { amount: string | number }
  'fund.result.done.out': { amount: string | number; name: string | number }
  'fund.result.inTransit.in': { amount: string | number }
  'fund.result.inTransit.out': { amount: string | number }
  'fund.result.returned.in': { amount: string | number }
  'fund.result.returned.out': { amount: string | number }
  'fund.resultText.done.in': { name: string | number }
  'fund.resultText.done.out': undefined
  'fund.resultText.inTransit.in': { name: string | number }
  'fund.resultText.inTransit.out': { name: string | number }
  'fund.resultText.returned.in': { name: string | number }
  'fund.resultText.returned.out': { name: string | number }
  'fund.seeTransactions': undefined
  'fund.single': undefined
  'fund.singleText': undefined
  'fund.starting': undefined
  'fund.state.done': undefined
  'fund.state.inTransit': undefined
  'fund.state.returned': undefined
  'fund.tooLittle': { least: string | number }
  'fund.total': undefined
  'fund.unknown': undefined
  'fund.vendors': undefined
  'fund.way.in': { name: string | number }
  'fund.way.out': { name: string | number }
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
  'gameList.freeTrial': undefined
  'gameList.freeTrialOf': { name: string | number }
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
  'lottery.addToSlip': undefined
  'lottery.allGames': undefined
  'lottery.allowed': { multiple: string | number }
  'lottery.allowedNone': undefined
  'lottery.askAgain': undefined
  'lottery.back': undefined
  'lottery.badMultiple': { most: string | number }
  'lottery.beaconRound': { round: string | number }
  'lottery.betMore': undefined
  'lottery.betNow': undefined
  'lottery.betsWaiting': { count: number }
  'lottery.chase': undefined
  'lottery.chaseBets': { count: string | number }
  'lottery.chaseHeld': undefined
  'lottery.chaseIssues': undefined
  'lottery.chasePreview': undefined
  'lottery.classic': undefined
  'lottery.close': undefined
  'lottery.closed': undefined
  'lottery.closes': undefined
  'lottery.closesIn': { numero: string | number }
  'lottery.committed': undefined
  'lottery.confirm': { amount: string | number }
  'lottery.confirmBets': { bets: string | number; count: number; numero: string | number }
  'lottery.confirmChase': { count: number }
  'lottery.copied': undefined
  'lottery.copyCommit': undefined
  'lottery.draw': undefined
  'lottery.drawing': { numero: string | number }
  'lottery.drawn': { numbers: string | number; numero: string | number }
  'lottery.draws': { count: number }
  'lottery.drawsBefore': undefined
  'lottery.elsewhere': { area: string | number; game: string | number }
  'lottery.favourite': { game: string | number }
  'lottery.favourites': undefined
  'lottery.fixedOdds': undefined
  'lottery.gameClosed': undefined
  'lottery.gameTitle': { family: string | number; name: string | number }
  'lottery.goThere': undefined
  'lottery.howVerified': undefined
  'lottery.inAll': undefined
  'lottery.issue': { numero: string | number }
  'lottery.ladder': undefined
  'lottery.ladder.doubling': undefined
  'lottery.ladder.fixed': undefined
  'lottery.ladder.own': undefined
  'lottery.ladder.profit': undefined
  'lottery.ladderCut': { count: number }
  'lottery.leaveOut': { play: string | number }
  'lottery.less': undefined
  'lottery.lines': { count: number; lines: string | number }
  'lottery.linesOf': { count: number; lines: string | number; unit: string | number }
  'lottery.lookAgain': undefined
  'lottery.lost': undefined
  'lottery.mode.ELOTT': undefined
  'lottery.mode.LOTT': undefined
  'lottery.mode.SEA': undefined
  'lottery.mode.ZY': undefined
  'lottery.more': undefined
  'lottery.multiple': undefined
  'lottery.multipleOf': { play: string | number }
  'lottery.multipleOfDraw': { numero: string | number }
  'lottery.noIssue': undefined
  'lottery.nothingPicked': undefined
  'lottery.openSlip': { count: number }
  'lottery.opens': undefined
  'lottery.opensIn': { numero: string | number }
  'lottery.otherGames': undefined
  'lottery.pick': undefined
  'lottery.placed': { amount: string | number; count: number; numero: string | number }
  'lottery.placedChase': { amount: string | number; count: number; numero: string | number }
  'lottery.placing': undefined
  'lottery.priceLists': undefined
  'lottery.prize': undefined
  'lottery.prizeGroupValue': { group: string | number; rebate: string | number }
  'lottery.profit': undefined
  'lottery.profitOf': { percent: string | number }
  'lottery.random': undefined
  'lottery.rebate': undefined
  'lottery.recent': undefined
  'lottery.repeat': undefined
  'lottery.rolled': { closed: string | number; numero: string | number }
  'lottery.saleOver': { closed: string | number }
  'lottery.settledLost': { numero: string | number; staked: string | number }
  'lottery.settledVoid': { numero: string | number; payout: string | number }
  'lottery.settledWon': { numero: string | number; payout: string | number; staked: string | number }
  'lottery.slip': undefined
  'lottery.slipClear': undefined
  'lottery.slipEmpty': undefined
  'lottery.southEast': undefined
  'lottery.stopOnWin': undefined
  'lottery.takeNext': { numero: string | number }
  'lottery.times': { count: string | number }
  'lottery.unfinished': undefined
  'lottery.unit': undefined
  'lottery.unknownGame': { code: string | number }
  'lottery.verify': undefined
  'lottery.vietnamese': undefined
  'lottery.view.bet': undefined
  'lottery.view.bets': undefined
  'lottery.view.results': undefined
  'lottery.view.rules': undefined
  'lottery.view.trends': undefined
  'lottery.views': undefined
  'lottery.void': undefined
  'lottery.winUpTo': { amount: string | number }
  'lottery.worstCase': undefined
  'marquee.all': undefined
  'marquee.label': undefined
  'member.group.account': undefined
  'member.group.records': undefined
  'member.group.rewards': undefined
  'member.group.wallet': undefined
  'member.menu': undefined
  'member.page.bonusDetails': undefined
  'member.page.depositv2': undefined
  'member.page.personalHistoryCopy': undefined
  'member.page.personalProfit': undefined
  'member.page.profile': undefined
  'member.page.rewardCenter': undefined
  'member.page.securityCenter': undefined
  'member.page.transactionHistory': undefined
  'member.page.transferFund': undefined
  'member.page.transferUpline': undefined
  'member.page.withdraw': undefined
  'member.pages': undefined
  'messaging.later': undefined
  'messaging.number': undefined
  'messaging.reward': { amount: string | number }
  'messaging.save': undefined
  'messaging.text': undefined
  'messaging.title': undefined
  'mirrors.demo': undefined
  'mirrors.here': undefined
  'mirrors.intro': { merchant: string | number }
  'mirrors.listed': { host: string | number }
  'mirrors.noneText': undefined
  'mirrors.noneTitle': undefined
  'mirrors.notListed': { host: string | number }
  'mirrors.safetyKeep': undefined
  'mirrors.safetyLook': undefined
  'mirrors.safetyMore': undefined
  'mirrors.safetyTitle': undefined
  'mirrors.title': undefined
  'mirrors.useListed': undefined
  'motion.pause': undefined
  'motion.resume': undefined
  'nav.bottom': undefined
  'nav.deposit': undefined
  'nav.download': undefined
  'nav.games': undefined
  'nav.home': undefined
  'nav.logIn': undefined
  'nav.promotions': undefined
  'nav.register': undefined
  'nav.rewards': undefined
  'nav.rewardsNew': { count: number }
  'nav.search': undefined
  'nav.types': undefined
  'nav.withdraw': undefined
  'notices.all': undefined
  'notices.announcements': undefined
  'notices.bell': undefined
  'notices.bellNew': { count: string | number }
  'notices.failed': undefined
  'notices.latest': undefined
  'notices.list': undefined
  'notices.noneText': undefined
  'notices.noneTitle': undefined
  'notices.title': undefined
  'notices.toList': undefined
  'notices.toPromotion': undefined
  'odds.all': undefined
  'odds.anyGame': undefined
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
  'odds.badOdds': undefined
  'odds.badPrizeGroup': { least: string | number; most: string | number }
  'odds.badUnit': undefined
  'odds.bet': undefined
  'odds.betTypes': undefined
  'odds.big': undefined
  'odds.canonical': { text: string | number }
  'odds.chance': undefined
  'odds.chances': undefined
  'odds.clear': undefined
  'odds.closedNumber': undefined
  'odds.copied': undefined
  'odds.copyLink': undefined
  'odds.digitsHint': { count: string | number; highest: string | number; lowest: string | number }
  'odds.draw': undefined
  'odds.drawHint': undefined
  'odds.droppedBeyond': { count: number; shown: string | number }
  'odds.droppedRepeated': { count: number; shown: string | number }
  'odds.droppedWrong': { count: number; shown: string | number; texts: string | number }
  'odds.entries': undefined
  'odds.entriesHint': { width: number }
  'odds.even': undefined
  'odds.everyMinutes': { count: number }
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
  'odds.fromFile': undefined
  'odds.game': undefined
  'odds.game.D4_MAGNUM': undefined
  'odds.game.HN': undefined
  'odds.game.HN_SP': undefined
  'odds.game.HN_VIP': undefined
  'odds.game.LAO': undefined
  'odds.game.STK_DJI': undefined
  'odds.game.STK_HSI': undefined
  'odds.game.STK_NIKKEI_AM': undefined
  'odds.game.STK_NIKKEI_PM': undefined
  'odds.game.STK_SET_AM': undefined
  'odds.game.STK_SET_PM': undefined
  'odds.game.TH_GOV': undefined
  'odds.game.VNN': undefined
  'odds.gameName': { code: string | number; name: string | number }
  'odds.granted': undefined
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
  'odds.halfPrice': undefined
  'odds.inAll': undefined
  'odds.inAnyOrder': undefined
  'odds.intro': undefined
  'odds.keypad': undefined
  'odds.lines': undefined
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
  'odds.missedDraws': { count: number; trend: string }
  'odds.mode': undefined
  'odds.more': { count: number }
  'odds.mostPayout': undefined
  'odds.multiple': undefined
  'odds.net': undefined
  'odds.noChances': undefined
  'odds.numbersHint': { count: string | number; highest: string | number; lowest: string | number }
  'odds.numeralsHint': { count: string | number; width: number }
  'odds.odd': undefined
  'odds.odds': undefined
  'odds.oneIn': { count: string | number }
  'odds.oneNumberHint': { highest: string | number; lowest: string | number }
  'odds.outOfGuard': undefined
  'odds.ownOdds': { tier: string | number }
  'odds.ownOddsHint': undefined
  'odds.payout': undefined
  'odds.perLine': { count: string | number }
  'odds.pickBetween': { fewest: string | number; most: string | number }
  'odds.pickExactly': { fewest: string | number }
  'odds.pickHint': { fewest: string | number }
  'odds.pickIn': { row: string | number; what: string | number }
  'odds.play': { group: string | number; method: string | number }
  'odds.playCode': undefined
  'odds.priceSource': undefined
  'odds.priceSource.group': undefined
  'odds.priceSource.list': undefined
  'odds.priceSource.own': undefined
  'odds.prizeGroup': undefined
  'odds.prizeGroupHint': { share: string | number }
  'odds.pushedLines': undefined
  'odds.random': undefined
  'odds.rebate': undefined
  'odds.rebateHint': { share: string | number }
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
  'odds.set.any': undefined
  'odds.set.big': undefined
  'odds.set.doubles': undefined
  'odds.set.even': undefined
  'odds.set.evenEven': undefined
  'odds.set.evenOdd': undefined
  'odds.set.first': undefined
  'odds.set.last': undefined
  'odds.set.odd': undefined
  'odds.set.oddEven': undefined
  'odds.set.oddOdd': undefined
  'odds.set.small': undefined
  'odds.set.sum': undefined
  'odds.sets': undefined
  'odds.small': undefined
  'odds.stake': undefined
  'odds.stakeBack': undefined
  'odds.status.LOST': undefined
  'odds.status.PUSH': undefined
  'odds.status.REFUNDED': undefined
  'odds.status.WON': undefined
  'odds.takeAway': { entry: string | number }
  'odds.takeBack': undefined
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
  'odds.typeOrPaste': undefined
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
  'odds.valueInRow': { row: string | number; value: string | number }
  'odds.waiting': undefined
  'odds.wildcard': { letter: string | number }
  'odds.winningLines': undefined
  'pager.label': undefined
  'pager.next': undefined
  'pager.page': { page: number }
  'pager.previous': undefined
  'passkey.cancelled': undefined
  'passkey.exists': undefined
  'passkey.failed': undefined
  'passkey.use': undefined
  'password.backToLogin': undefined
  'password.byEmail': undefined
  'password.byMobile': undefined
  'password.change': undefined
  'password.changeText': undefined
  'password.changeTitle': undefined
  'password.forgottenTitle': undefined
  'password.in_been_out': undefined
  'password.mustChange': undefined
  'password.resetText': { name: string | number }
  'password.resetTitle': undefined
  'password.sendMail': undefined
  'password.set': undefined
  'password.setAndSignIn': undefined
  'password.signOut': undefined
  'password.ways': undefined
  'pattern.1': { max: string | number; min: number; range: string }
  'pattern.10': { max: string | number; min: number; range: string }
  'pattern.11': { max: string | number; min: number; range: string }
  'pattern.12': { max: string | number; min: number; range: string }
  'pattern.13': { max: string | number; min: number; range: string }
  'pattern.14': { max: string | number; min: number; range: string }
  'pattern.15': { max: string | number; min: number; range: string }
  'pattern.16': { max: string | number; min: number; range: string }
  'pattern.17': { max: string | number; min: number; range: string }
  'pattern.18': { max: string | number; min: number; range: string }
  'pattern.2': { max: string | number; min: number; range: string }
  'pattern.3': { max: string | number; min: number; range: string }
  'pattern.4': { max: string | number; min: number; range: string }
  'pattern.5': { max: string | number; min: number; range: string }
  'pattern.6': { max: string | number; min: number; range: string }
  'pattern.7': { max: string | number; min: number; range: string }
  'pattern.8': { max: string | number; min: number; range: string }
  'pattern.9': { max: string | number; min: number; range: string }
  'pattern.password': { max: string | number; min: number; range: string }
  'play.chooseRoom': undefined
  'play.fullScreen': undefined
  'play.game': undefined
  'play.gameOf': { vendor: string | number }
  'play.leave': undefined
  'play.limits': undefined
  'play.needsTrueAccount': undefined
  'play.none': undefined
  'play.noneText': undefined
  'play.notOpened': undefined
  'play.opening': undefined
  'play.players': { count: number }
  'play.roomClosed': undefined
  'play.signIn': undefined
  'play.signInFirst': undefined
  'play.toLobby': undefined
  'play.trial': undefined
  'popup.close': undefined
  'popup.failed': undefined
  'popup.needsAccount': undefined
  'popup.notices': undefined
  'popup.understood': undefined
  'profile.about': undefined
  'profile.avatar.bamboo': undefined
  'profile.avatar.banyan': undefined
  'profile.avatar.crane': undefined
  'profile.avatar.drum': undefined
  'profile.avatar.fan': undefined
  'profile.avatar.koi': undefined
  'profile.avatar.lantern': undefined
  'profile.avatar.lotus': undefined
  'profile.avatar.moon': undefined
  'profile.avatar.pearl': undefined
  'profile.avatar.tiger': undefined
  'profile.avatar.turtle': undefined
  'profile.forGood': undefined
  'profile.foreverCancel': undefined
  'profile.foreverConfirm': undefined
  'profile.foreverText': undefined
  'profile.foreverTitle': undefined
  'profile.isFixed': undefined
  'profile.nickname': undefined
  'profile.nicknameHint': undefined
  'profile.nicknameLong': undefined
  'profile.picture': undefined
  'profile.save': undefined
  'profile.saved': undefined
  'profile.saved.now': undefined
  'promotions.all': undefined
  'promotions.askAgain': undefined
  'promotions.claimAmount': { amount: string | number }
  'promotions.copyNonce': undefined
  'promotions.day': { day: string | number }
  'promotions.dayDone': undefined
  'promotions.daysDone': { all: string | number; count: string | number }
  'promotions.doneOf': { done: string | number; of: string | number }
  'promotions.drawn.applying': { amount: string | number }
  'promotions.drawn.nothing': undefined
  'promotions.drawn.won': { amount: string | number }
  'promotions.example': undefined
  'promotions.filters': undefined
  'promotions.from': { moment: string | number }
  'promotions.gone': undefined
  'promotions.goneText': undefined
  'promotions.group.daily': undefined
  'promotions.group.limited': undefined
  'promotions.group.newbie': undefined
  'promotions.group.rebate': undefined
  'promotions.group.special': undefined
  'promotions.group.vip': undefined
  'promotions.intro': undefined
  'promotions.ladder': undefined
  'promotions.left': { time: string | number }
  'promotions.lost': undefined
  'promotions.newTerms': undefined
  'promotions.nonce': undefined
  'promotions.nonceCopied': undefined
  'promotions.none': undefined
  'promotions.noneHere': undefined
  'promotions.noneText': undefined
  'promotions.obstacle.bank': undefined
  'promotions.obstacle.country': undefined
  'promotions.obstacle.email': undefined
  'promotions.obstacle.excluded': undefined
  'promotions.obstacle.exclusive': undefined
  'promotions.obstacle.had_most': undefined
  'promotions.obstacle.id': undefined
  'promotions.obstacle.name': undefined
  'promotions.obstacle.not_new': undefined
  'promotions.obstacle.phone': undefined
  'promotions.obstacle.vip': undefined
  'promotions.odds': undefined
  'promotions.prize': undefined
  'promotions.prizes': undefined
  'promotions.progress': undefined
  'promotions.raffle.red_packet': undefined
  'promotions.raffle.wheel': undefined
  'promotions.rain': { from: string | number; until: string | number }
  'promotions.showAll': undefined
  'promotions.skip': undefined
  'promotions.startsIn': { time: string | number }
  'promotions.status.applying': undefined
  'promotions.status.claim': undefined
  'promotions.status.claimed': undefined
  'promotions.status.close': undefined
  'promotions.status.coming_soon': undefined
  'promotions.status.issued': undefined
  'promotions.status.join': undefined
  'promotions.status.process': undefined
  'promotions.status.rejected': undefined
  'promotions.status.signed': undefined
  'promotions.terms': undefined
  'promotions.tickets': { count: number }
  'promotions.title': undefined
  'promotions.toBonuses': undefined
  'promotions.toGames': undefined
  'promotions.toProfile': undefined
  'promotions.toSecurity': undefined
  'promotions.told.applying': { amount: string | number }
  'promotions.told.claimed': { amount: string | number }
  'promotions.until': { moment: string | number }
  'promotions.upTo': { amount: string | number }
  'promotions.vipLevels': undefined
  'promotions.way.bank': undefined
  'promotions.way.email': undefined
  'promotions.way.name': undefined
  'promotions.way.phone': undefined
  'promotions.way.vip': undefined
  'proof.byCode': undefined
  'proof.byPassword': undefined
  'proof.code': { number: string | number }
  'proof.needPassword': undefined
  'proof.password': undefined
  'proof.title': undefined
  'records.about': undefined
  'records.amount': undefined
  'records.apply': undefined
  'records.asOf': { when: string | number }
  'records.atLeast': { bound: string | number }
  'records.atMost': { bound: string | number }
  'records.balanceAfter': undefined
  'records.betCallsCut': undefined
  'records.betCourse': undefined
  'records.betNothingMoved': undefined
  'records.betNumber': undefined
  'records.bonus': undefined
  'records.bonusInPlay': undefined
  'records.bonusState.active': undefined
  'records.bonusState.cleared': undefined
  'records.bonusState.done': undefined
  'records.bonusState.expired': undefined
  'records.bonusState.forfeited': undefined
  'records.bonusStateText.cleared': undefined
  'records.bonusStateText.expired': undefined
  'records.bonusStateText.forfeited': undefined
  'records.bonusTotal': undefined
  'records.byProduct': undefined
  'records.clearFilters': undefined
  'records.dates': undefined
  'records.daysShown': { from: string | number; to: string | number }
  'records.deposits': undefined
  'records.details': undefined
  'records.direction': undefined
  'records.direction.in': undefined
  'records.direction.out': undefined
  'records.emptyText': undefined
  'records.ended': undefined
  'records.expires': undefined
  'records.export': undefined
  'records.exportCut': { count: string | number }
  'records.filters': undefined
  'records.from': undefined
  'records.fromChases': undefined
  'records.game': undefined
  'records.giveUp': undefined
  'records.giveUpNow': undefined
  'records.giveUpText': undefined
  'records.givenUp': { amount: string | number }
  'records.group': undefined
  'records.group.admin': undefined
  'records.group.bet': undefined
  'records.group.deposit': undefined
  'records.group.promotion': undefined
  'records.group.rebate': undefined
  'records.group.transfer': undefined
  'records.group.withdraw': undefined
  'records.keep': undefined
  'records.more': undefined
  'records.net': undefined
  'records.netProfit': undefined
  'records.newestOnly': { count: string | number }
  'records.nextSevenDays': undefined
  'records.nextThirtyDays': undefined
  'records.noBets': undefined
  'records.noBonuses': undefined
  'records.noBonusesText': undefined
  'records.noPlay': undefined
  'records.noTransactions': undefined
  'records.nothingMatches': undefined
  'records.oldGame': undefined
  'records.open': { about: string | number }
  'records.otherProduct': undefined
  'records.payout': undefined
  'records.pending': undefined
  'records.period': undefined
  'records.placed': undefined
  'records.product': undefined
  'records.profit': undefined
  'records.profitNote': undefined
  'records.promotions': undefined
  'records.rebates': undefined
  'records.reference': undefined
  'records.removeFilter': { filter: string | number }
  'records.roundCount': undefined
  'records.searchOn': undefined
  'records.seeBet': undefined
  'records.sevenDays': undefined
  'records.showThirty': undefined
  'records.stake': undefined
  'records.status': undefined
  'records.status.cancelled': undefined
  'records.status.draw': undefined
  'records.status.lost': undefined
  'records.status.open': undefined
  'records.status.won': undefined
  'records.sums': undefined
  'records.taken': undefined
  'records.thirtyDays': undefined
  'records.time': undefined
  'records.toGames': undefined
  'records.today': undefined
  'records.total': undefined
  'records.turnover': undefined
  'records.turnoverDone': { done: string | number; required: string | number }
  'records.type.bet': undefined
  'records.type.betReturn': undefined
  'records.type.chaseHeld': undefined
  'records.type.chaseReturn': undefined
  'records.type.correction': undefined
  'records.type.debtRepaid': undefined
  'records.type.demoMoney': undefined
  'records.type.deposit': undefined
  'records.type.depositBonus': undefined
  'records.type.depositFee': undefined
  'records.type.depositReversal': undefined
  'records.type.gameCorrection': undefined
  'records.type.jackpot': undefined
  'records.type.other': undefined
  'records.type.payout': undefined
  'records.type.promotion': undefined
  'records.type.rebate': undefined
  'records.type.tableIn': undefined
  'records.type.tableOut': undefined
  'records.type.tip': undefined
  'records.type.transfer': undefined
  'records.type.vendorPrize': undefined
  'records.type.walletIn': undefined
  'records.type.walletOut': undefined
  'records.type.walletReturn': undefined
  'records.type.withdrawal': undefined
  'records.type.withdrawalRefund': undefined
  'records.until': undefined
  'records.valid': undefined
  'records.vendor': undefined
  'records.withdrawals': undefined
  'records.wonSince': undefined
  'records.yesterday': undefined
  'register.accept': { terms: string | number }
  'register.acceptBoth': { licence: string | number; terms: string | number }
  'register.byMobile': undefined
  'register.byUsername': undefined
  'register.haveAccount': undefined
  'register.invited': undefined
  'register.licence': undefined
  'register.logIn': undefined
  'register.submit': undefined
  'register.terms': undefined
  'register.title': undefined
  'register.ways': undefined
  'rewards.acknowledge': undefined
  'rewards.allHint': undefined
  'rewards.claimAll': { count: number }
  'rewards.free': undefined
  'rewards.history': undefined
  'rewards.inProgress': undefined
  'rewards.more': undefined
  'rewards.noHistory': undefined
  'rewards.noHistoryText': undefined
  'rewards.none': undefined
  'rewards.noneInProgress': undefined
  'rewards.noneInProgressText': undefined
  'rewards.noneText': undefined
  'rewards.outcomes': undefined
  'rewards.ready': undefined
  'rewards.reason': { reason: string | number }
  'rewards.toPromotions': undefined
  'rewards.wagering': { of: string; times: number }
  'rules.atLeast': { fewest: string | number }
  'rules.bet': undefined
  'rules.between': { fewest: string | number; most: string | number }
  'rules.cancellable': { time: string | number }
  'rules.chances': undefined
  'rules.chosenGroup': { group: string | number; least: string | number; most: string | number }
  'rules.closes': { time: string | number }
  'rules.draw': undefined
  'rules.entries': { digits: string | number; width: number }
  'rules.exactly': { fewest: string | number }
  'rules.example': undefined
  'rules.fixedOdds': undefined
  'rules.limits': undefined
  'rules.lines': { count: number }
  'rules.mayBeEmpty': undefined
  'rules.mostLines': undefined
  'rules.mostOfBet': undefined
  'rules.mostOfLine': undefined
  'rules.mostOfPlayer': undefined
  'rules.ofExample': undefined
  'rules.oneGroup': { group: string | number }
  'rules.part.3': undefined
  'rules.part.4': undefined
  'rules.part.5': undefined
  'rules.part.F2': undefined
  'rules.part.F3': undefined
  'rules.part.L2': undefined
  'rules.part.L3': undefined
  'rules.part.M3': undefined
  'rules.pays': undefined
  'rules.pick': undefined
  'rules.positions': { first: string | number; last: string | number }
  'rules.prize.DB': undefined
  'rules.prize.tier': { tier: string | number }
  'rules.prizes.BIG': undefined
  'rules.prizes.SMALL': undefined
  'rules.shape.G10': undefined
  'rules.shape.G12': undefined
  'rules.shape.G120': undefined
  'rules.shape.G2': undefined
  'rules.shape.G20': undefined
  'rules.shape.G24': undefined
  'rules.shape.G3': undefined
  'rules.shape.G30': undefined
  'rules.shape.G4': undefined
  'rules.shape.G5': undefined
  'rules.shape.G6': undefined
  'rules.shape.G60': undefined
  'rules.shape.twoPairs': undefined
  'rules.stake': undefined
  'rules.stakeLimits': undefined
  'rules.times': undefined
  'rules.unordered': undefined
  'rules.void': undefined
  'rules.wildcard': { letter: string | number }
  'rules.win.allAppear': { count: string | number }
  'rules.win.allDrawn': { count: string | number }
  'rules.win.allDrawnBankers': { count: string | number }
  'rules.win.amongFirst': { count: string | number }
  'rules.win.animal': undefined
  'rules.win.animals': { count: string | number }
  'rules.win.anyDigit': { part: string | number }
  'rules.win.anyDigits': { count: string | number; part: string | number }
  'rules.win.back': undefined
  'rules.win.bottom': undefined
  'rules.win.box': { prizes: string | number }
  'rules.win.coversDrawn': { count: string | number }
  'rules.win.coversDrawnBankers': { count: string | number }
  'rules.win.diceAll': { count: string | number }
  'rules.win.diceAnyTriple': undefined
  'rules.win.diceOne': undefined
  'rules.win.dicePair': undefined
  'rules.win.dicePairAndSingle': undefined
  'rules.win.diceStraight': undefined
  'rules.win.diceTriple': undefined
  'rules.win.digitFixed': undefined
  'rules.win.digitRepeats': { count: string | number }
  'rules.win.digitShows': undefined
  'rules.win.digitSides': undefined
  'rules.win.digitSpan': { part: string | number }
  'rules.win.digitSum': { part: string | number }
  'rules.win.direct': { part: string | number }
  'rules.win.duel': { first: string | number; second: string | number }
  'rules.win.duelNoTie': { first: string | number; second: string | number }
  'rules.win.duelReturns': { first: string | number; second: string | number }
  'rules.win.firstAnyOrder': { count: string | number }
  'rules.win.firstBankers': { count: string | number }
  'rules.win.firstDigitsOf': { count: string | number; prize: string | number }
  'rules.win.firstInOrder': { count: string | number }
  'rules.win.firstPlace': undefined
  'rules.win.firstPrize': undefined
  'rules.win.firstPrizeThree': undefined
  'rules.win.firstTwoSides': { below: string | number; from: string | number }
  'rules.win.firstTwoTotal': undefined
  'rules.win.fourDigits': { prizes: string | number }
  'rules.win.front': undefined
  'rules.win.group': { part: string | number; shape: string | number }
  'rules.win.groupSum': { part: string | number }
  'rules.win.iBox': { prizes: string | number }
  'rules.win.isDrawn': undefined
  'rules.win.lastDigitsOf': { count: string | number; prize: string | number }
  'rules.win.lastDigitsOfBoth': { count: string | number; prize: string | number }
  'rules.win.leopard': undefined
  'rules.win.lo': { count: string | number }
  'rules.win.loHead': undefined
  'rules.win.loOneStake': undefined
  'rules.win.middleNumber': undefined
  'rules.win.mixedGroup': { part: string | number }
  'rules.win.noneAppears': { count: string | number }
  'rules.win.noneOfSeven': { count: string | number }
  'rules.win.normal': undefined
  'rules.win.normalAll': { count: string | number }
  'rules.win.normalAndSpecial': undefined
  'rules.win.normalAt': { count: string | number }
  'rules.win.normalOrSpecial': undefined
  'rules.win.normalTwoOfThree': undefined
  'rules.win.numberFixed': undefined
  'rules.win.numberSides': undefined
  'rules.win.oddCount': undefined
  'rules.win.roll': { prizes: string | number }
  'rules.win.runBottom': undefined
  'rules.win.runTop': undefined
  'rules.win.sevenSides': { below: string | number; from: string | number }
  'rules.win.shape': { part: string | number }
  'rules.win.sidesOfTwo': { part: string | number }
  'rules.win.special': undefined
  'rules.win.specialAnimal': undefined
  'rules.win.specialColour': undefined
  'rules.win.specialDigitParity': undefined
  'rules.win.specialDigitSum': undefined
  'rules.win.specialPrizeSides': undefined
  'rules.win.specialSides': undefined
  'rules.win.specialTail': undefined
  'rules.win.tail': undefined
  'rules.win.tens': undefined
  'rules.win.threeTotals': undefined
  'rules.win.top': { count: string | number }
  'rules.win.topAnyOrder': { count: string | number }
  'rules.win.topSides': undefined
  'rules.win.total': undefined
  'rules.win.totalBoth': { below: string | number; from: string | number }
  'rules.win.totalExtreme': { highest: string | number; lowest: string | number }
  'rules.win.totalSides': { below: string | number; from: string | number }
  'rules.win.totalSidesReturn': { below: string | number; from: string | number; middle: string | number }
  'rules.win.units': undefined
  'rules.winningLines': undefined
  'rules.wins': undefined
  'security.actionOn': { about: string | number; action: string | number }
  'security.add': undefined
  'security.authenticatorAdd': undefined
  'security.authenticatorCode': undefined
  'security.authenticatorConfirm': undefined
  'security.authenticatorIntro': undefined
  'security.authenticatorIs': { day: string | number; left: number }
  'security.authenticatorNone': undefined
  'security.authenticatorOrRecovery': undefined
  'security.authenticatorQr': undefined
  'security.authenticatorRemove': undefined
  'security.authenticatorRemoveText': undefined
  'security.authenticatorRemoved': undefined
  'security.authenticatorScan': undefined
  'security.authenticatorSecret': undefined
  'security.bank': undefined
  'security.bankAccountAdd': undefined
  'security.bankAccountAdded': { account: string | number }
  'security.bankAccountDefault': undefined
  'security.bankAccountFirst': undefined
  'security.bankAccountHeld': { when: string | number }
  'security.bankAccountIs': { day: string | number }
  'security.bankAccountLater': undefined
  'security.bankAccountMakeDefault': undefined
  'security.bankAccountNeedsPassword': undefined
  'security.bankAccountNone': undefined
  'security.bankChoose': undefined
  'security.bankHolder': undefined
  'security.bankHolderHint': undefined
  'security.bankHolderIs': { name: string | number }
  'security.bankHolderRule': undefined
  'security.bankNumber': undefined
  'security.bankNumberRule': undefined
  'security.cancel': undefined
  'security.change': undefined
  'security.changePassword': undefined
  'security.column.action': undefined
  'security.column.device': undefined
  'security.column.method': undefined
  'security.column.place': undefined
  'security.column.result': undefined
  'security.column.time': undefined
  'security.confirm': undefined
  'security.contactsHeld': { when: string | number }
  'security.continue': undefined
  'security.copied': undefined
  'security.copySecret': undefined
  'security.dayAndTime': { day: string | number; time: string | number }
  'security.deviceOn': { browser: string | number; system: string | number }
  'security.deviceSignedOut': undefined
  'security.deviceUnknown': undefined
  'security.devices': undefined
  'security.emailAdd': undefined
  'security.emailAgain': undefined
  'security.emailChange': undefined
  'security.emailCode': undefined
  'security.emailConfirm': undefined
  'security.emailConfirmed': undefined
  'security.emailHint': undefined
  'security.emailIs': { address: string | number }
  'security.emailNone': undefined
  'security.emailSend': undefined
  'security.emailSent': { address: string | number }
  'security.emailUnconfirmed': { address: string | number }
  'security.improve.authenticator': { score: number }
  'security.improve.bankAccount': { score: number }
  'security.improve.email': { score: number }
  'security.improve.password': { score: number }
  'security.improve.paymentPassword': { score: number }
  'security.improve.phone': { score: number }
  'security.improveAction.authenticator': undefined
  'security.improveAction.bankAccount': undefined
  'security.improveAction.confirmEmail': undefined
  'security.improveAction.email': undefined
  'security.improveAction.password': undefined
  'security.improveAction.paymentPassword': undefined
  'security.improveAction.phone': undefined
  'security.lastSignIn': { when: string | number }
  'security.level': { level: string | number; most: number; score: number }
  'security.level.high': undefined
  'security.level.low': undefined
  'security.level.medium': undefined
  'security.levelComplete': undefined
  'security.method.handoff': undefined
  'security.method.passkey': undefined
  'security.method.password': undefined
  'security.method.registration': undefined
  'security.method.remembered': undefined
  'security.method.reset': undefined
  'security.method.service': undefined
  'security.method.sms': undefined
  'security.methodWith': { method: string | number; proof: string | number }
  'security.notMe': undefined
  'security.notMeConfirm': undefined
  'security.notMeText': undefined
  'security.notMeTitle': undefined
  'security.now': undefined
  'security.othersSignedOut': undefined
  'security.part.authenticator': undefined
  'security.part.bankAccount': undefined
  'security.part.email': undefined
  'security.part.password': undefined
  'security.part.paymentPassword': undefined
  'security.part.phone': undefined
  'security.partMissing': undefined
  'security.partReached': undefined
  'security.passkeyAdd': undefined
  'security.passkeyAdded': { name: string | number }
  'security.passkeyIntro': undefined
  'security.passkeyName': undefined
  'security.passkeyNeedsName': undefined
  'security.passkeyNone': undefined
  'security.passkeyNotHere': undefined
  'security.passkeyRemove': { name: string | number }
  'security.passkeyRemoveText': undefined
  'security.passkeyRemoved': { name: string | number }
  'security.passkeyUnused': { day: string | number }
  'security.passkeyUsed': { day: string | number; when: string | number }
  'security.passkeys': undefined
  'security.passwordChangeEnds': undefined
  'security.passwordNone': undefined
  'security.passwordSet': { day: string | number }
  'security.paymentPasswordAdd': undefined
  'security.paymentPasswordAgain': undefined
  'security.paymentPasswordChange': undefined
  'security.paymentPasswordChangeText': undefined
  'security.paymentPasswordChanged': undefined
  'security.paymentPasswordIs': { day: string | number }
  'security.paymentPasswordLeft': { left: number }
  'security.paymentPasswordLocked': { when: string | number }
  'security.paymentPasswordNew': undefined
  'security.paymentPasswordNone': undefined
  'security.paymentPasswordOld': undefined
  'security.paymentPasswordRule': undefined
  'security.paymentPasswordSave': undefined
  'security.paymentPasswordSaved': undefined
  'security.paymentPasswordSixDigits': undefined
  'security.paymentPasswordText': undefined
  'security.payouts': undefined
  'security.payoutsHeld': { when: string | number }
  'security.phoneAdd': undefined
  'security.phoneChange': undefined
  'security.phoneChanged': undefined
  'security.phoneCode': undefined
  'security.phoneIs': { number: string | number }
  'security.phoneNone': undefined
  'security.placeAndTime': { place: string | number; when: string | number }
  'security.placeUnknown': undefined
  'security.proof.authenticator': undefined
  'security.proof.bankAccountName': undefined
  'security.proof.email': undefined
  'security.proof.recovery': undefined
  'security.proof.sms': undefined
  'security.proofNone': undefined
  'security.recoveryCopy': undefined
  'security.recoveryDownload': undefined
  'security.recoveryFile': { merchant: string | number }
  'security.recoveryKept': undefined
  'security.recoveryText': undefined
  'security.recoveryTitle': undefined
  'security.remove': undefined
  'security.result.entered': undefined
  'security.result.refused': undefined
  'security.result.stepUp': undefined
  'security.seeAll': undefined
  'security.seeFewer': undefined
  'security.signIns': undefined
  'security.signInsNone': undefined
  'security.signInsNote': undefined
  'security.signOut': undefined
  'security.signOutOthers': undefined
  'security.signOutOthersText': undefined
  'security.signOutOthersTitle': undefined
  'security.takenBack': undefined
  'security.thisDevice': undefined
  'security.today': { time: string | number }
  'security.ways': undefined
  'shell.brokenText': undefined
  'shell.brokenTitle': undefined
  'shell.closeMenu': undefined
  'shell.collapseMenu': undefined
  'shell.copyright': { merchant: string | number; year: string | number }
  'shell.customerService': undefined
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
  'signIn.continueAs': { name: string | number }
  'signIn.forgot': undefined
  'signIn.needCredentials': undefined
  'signIn.newHere': undefined
  'signIn.password': undefined
  'signIn.register': undefined
  'signIn.remember': undefined
  'signIn.rememberedHere': undefined
  'signIn.submit': undefined
  'signIn.title': undefined
  'signIn.username': undefined
  'signIn.ways': undefined
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
  'sms.countryIs': { dialingCode: string | number; name: string | number }
  'sms.findCountry': undefined
  'sms.noCountry': undefined
  'sms.number': undefined
  'sms.onItsWay': { minutes: number; number: string | number }
  'sms.send': undefined
  'sms.sendAgainIn': { seconds: number }
  'sms.sent': { minutes: number; number: string | number }
  'stepUp.back': undefined
  'stepUp.nameHint': undefined
  'stepUp.need.authenticator': undefined
  'stepUp.need.bankAccountName': undefined
  'stepUp.need.email': undefined
  'stepUp.need.recovery': undefined
  'stepUp.need.sms': undefined
  'stepUp.proof.authenticator': undefined
  'stepUp.proof.bankAccountName': undefined
  'stepUp.proof.email': undefined
  'stepUp.proof.recovery': undefined
  'stepUp.proof.sms': undefined
  'stepUp.submit': undefined
  'stepUp.text': undefined
  'stepUp.title': undefined
  'stepUp.way.authenticator': undefined
  'stepUp.way.bankAccountName': undefined
  'stepUp.way.email': undefined
  'stepUp.way.recovery': undefined
  'stepUp.way.sms': undefined
  'stepUp.ways': undefined
  'theme.dark': undefined
  'theme.label': undefined
  'theme.light': undefined
  'theme.system': undefined
  'theme.toDark': undefined
  'theme.toLight': undefined
  'transfer.again': undefined
  'transfer.amount': undefined
  'transfer.amountHint': { least: string | number; most: string | number; step: string | number }
  'transfer.authenticatorCode': undefined
  'transfer.available': undefined
  'transfer.back': undefined
  'transfer.below': undefined
  'transfer.belowText': undefined
  'transfer.confirm': undefined
  'transfer.confirmText': undefined
  'transfer.confirmTitle': { amount: string | number; to: string | number }
  'transfer.fault.available': { available: string | number }
  'transfer.fault.day': { left: string | number; until: string | number }
  'transfer.fault.empty': { least: string | number; most: string | number; step: string | number }
  'transfer.fault.least': { least: string | number; most: string | number; step: string | number }
  'transfer.fault.malformed': { least: string | number; most: string | number; step: string | number }
  'transfer.fault.most': { least: string | number; most: string | number; step: string | number }
  'transfer.fault.step': { least: string | number; most: string | number; step: string | number }
  'transfer.free.text': undefined
  'transfer.free.title': undefined
  'transfer.history': undefined
  'transfer.leftToday': undefined
  'transfer.lost': undefined
  'transfer.new': undefined
  'transfer.noPassword': undefined
  'transfer.noPasswordText': undefined
  'transfer.none': undefined
  'transfer.noneText': undefined
  'transfer.now': undefined
  'transfer.number': undefined
  'transfer.rules': { times: number }
  'transfer.rulesFree': undefined
  'transfer.seeBets': undefined
  'transfer.seeTurnover': undefined
  'transfer.seeWithdrawal': undefined
  'transfer.send': undefined
  'transfer.sendAmount': { amount: string | number }
  'transfer.sent': { amount: string | number }
  'transfer.sentAt': undefined
  'transfer.setPassword': undefined
  'transfer.to': undefined
  'transfer.upline': undefined
  'transfer.uplineRefused': undefined
  'transfer.username': undefined
  'transfer.usernameFault': undefined
  'transfer.usernameHint': undefined
  'transfer.why.balance': undefined
  'transfer.why.count': { count: number }
  'transfer.why.day': undefined
  'transfer.why.held': undefined
  'transfer.why.open': undefined
  'transfer.why.password': undefined
  'transfer.why.title': undefined
  'transfer.why.turnover': undefined
  'transfer.whyText.balance': { least: string | number }
  'transfer.whyText.day': { until: string | number }
  'transfer.whyText.held': { until: string | number }
  'transfer.whyText.open': undefined
  'transfer.whyText.password': undefined
  'transfer.whyText.turnover': undefined
  'trends.all': undefined
  'trends.aspect': undefined
  'trends.average': undefined
  'trends.beadPlate': undefined
  'trends.bigRoad': undefined
  'trends.board': undefined
  'trends.boardCaption': { count: string | number; figure: string | number; row: string | number }
  'trends.byDay': undefined
  'trends.caption': undefined
  'trends.chartCaption': { count: string | number; row: string | number }
  'trends.check': undefined
  'trends.checkIssue': { numero: string | number }
  'trends.cold': undefined
  'trends.coldNote': undefined
  'trends.current': undefined
  'trends.day': undefined
  'trends.digits': undefined
  'trends.disclaimer': undefined
  'trends.figure': undefined
  'trends.follow': undefined
  'trends.head': undefined
  'trends.heads': undefined
  'trends.headsAndTails': undefined
  'trends.hits': undefined
  'trends.hot': undefined
  'trends.hotNote': undefined
  'trends.issue': undefined
  'trends.last': { count: string | number }
  'trends.lastThree': undefined
  'trends.lastTwo': undefined
  'trends.longest': undefined
  'trends.mark.B': undefined
  'trends.mark.D': undefined
  'trends.mark.E': undefined
  'trends.mark.O': undefined
  'trends.mark.S': undefined
  'trends.mark.T': undefined
  'trends.mark.X': undefined
  'trends.missedNote': undefined
  'trends.more': undefined
  'trends.none': undefined
  'trends.noneOfDay': undefined
  'trends.numbers': undefined
  'trends.results': undefined
  'trends.roadCount': { count: string | number; side: string | number }
  'trends.roadRun': { count: string | number; side: string | number }
  'trends.roads': undefined
  'trends.row.allLastTwo': undefined
  'trends.row.firstLastTwo': undefined
  'trends.row.numbers': undefined
  'trends.shown': undefined
  'trends.special.digit': undefined
  'trends.streak': undefined
  'trends.tail': undefined
  'trends.tails': undefined
  'trends.trends': undefined
  'trends.void': undefined
  'trends.waiting': undefined
  'trends.window': undefined
  'trial.offer': undefined
  'trial.opening': undefined
  'uploads.again': undefined
  'uploads.choose': undefined
  'uploads.hint': undefined
  'uploads.leftOut': { count: number }
  'uploads.remove': { name: string | number }
  'uploads.sending': { name: string | number }
  'uploads.sent': undefined
  'uploads.state': { all: number; sent: string | number }
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
  'vendors.opensAt': { moment: string | number }
  'vendors.opensSoon': undefined
  'vendors.previous': undefined
  'vendors.until': { moment: string | number }
  'vip.birthdayGift': undefined
  'vip.deposited': undefined
  'vip.everybody': undefined
  'vip.far': { done: string | number; of: string | number }
  'vip.forEver': undefined
  'vip.here': undefined
  'vip.intro': undefined
  'vip.keep': { month: string | number }
  'vip.keepMonth': undefined
  'vip.keepText': { at: string | number }
  'vip.levels': undefined
  'vip.monthlyGift': undefined
  'vip.next': { level: string | number }
  'vip.nextLost': { level: string | number }
  'vip.none': undefined
  'vip.noneText': undefined
  'vip.noneTitle': undefined
  'vip.own': undefined
  'vip.promotions': undefined
  'vip.protected': { until: string | number }
  'vip.ruleBack': undefined
  'vip.ruleGifts': undefined
  'vip.ruleKeep': undefined
  'vip.ruleSkip': undefined
  'vip.ruleUp': undefined
  'vip.rules': undefined
  'vip.since': { day: string | number }
  'vip.title': undefined
  'vip.top': undefined
  'vip.unlimited': undefined
  'vip.upgradeGift': undefined
  'vip.valid': undefined
  'vip.validMonth': undefined
  'vip.visitor': undefined
  'vip.weeklyGift': undefined
  'vip.withdrawals': undefined
  'vip.withdrawn': undefined
  'vip.yours': undefined
  'wallet.balance': undefined
  'wallet.held': undefined
  'wallet.hidden': undefined
  'wallet.hide': undefined
  'wallet.owed': undefined
  'wallet.refresh': undefined
  'wallet.refreshFailed': undefined
  'wallet.refreshed': undefined
  'wallet.show': undefined
  'wallet.stale': undefined
  'winners.illustrative': undefined
  'winners.list': undefined
  'winners.none': undefined
  'winners.settled': undefined
  'winners.title': undefined
  'withdraw.accountFault': undefined
  'withdraw.accounts': undefined
  'withdraw.addAccount': undefined
  'withdraw.addMobile': undefined
  'withdraw.again': undefined
  'withdraw.all': undefined
  'withdraw.allGames': { percent: string | number }
  'withdraw.amount': undefined
  'withdraw.amountHint': { least: string | number; most: string | number; step: string | number }
  'withdraw.answer': undefined
  'withdraw.answer.denied': undefined
  'withdraw.answer.partly': undefined
  'withdraw.answer.received': undefined
  'withdraw.answerText.denied': undefined
  'withdraw.answerText.partly': undefined
  'withdraw.answerText.received': undefined
  'withdraw.arrived': undefined
  'withdraw.arrivedFault': { least: string | number; most: string | number }
  'withdraw.arrives': undefined
  'withdraw.available': undefined
  'withdraw.bringBack': undefined
  'withdraw.broughtBack': { amount: string | number }
  'withdraw.broughtNothing': undefined
  'withdraw.cancel': undefined
  'withdraw.cancelText': { amount: string | number }
  'withdraw.cancelTitle': undefined
  'withdraw.comma': undefined
  'withdraw.day': { count: number; left: string | number; until: string | number }
  'withdraw.dayUnlimited': { left: string | number; until: string | number }
  'withdraw.default': undefined
  'withdraw.deniedText': undefined
  'withdraw.endsIn': { last4: string | number }
  'withdraw.fault.empty': { least: string | number; most: string | number; step: string | number }
  'withdraw.fault.least': { least: string | number; most: string | number; step: string | number }
  'withdraw.fault.malformed': { least: string | number; most: string | number; step: string | number }
  'withdraw.fault.most': { least: string | number; most: string | number; step: string | number }
  'withdraw.fault.step': { least: string | number; most: string | number; step: string | number }
  'withdraw.fee': undefined
  'withdraw.feeIs': { fee: string | number }
  'withdraw.feeOf': { least: string | number; rate: string | number }
  'withdraw.final': undefined
  'withdraw.free': { count: number }
  'withdraw.free.text': undefined
  'withdraw.free.title': undefined
  'withdraw.headline.answer': undefined
  'withdraw.headline.approved': undefined
  'withdraw.headline.bounced': undefined
  'withdraw.headline.cancelled': undefined
  'withdraw.headline.checking': undefined
  'withdraw.headline.dispute': undefined
  'withdraw.headline.failed': undefined
  'withdraw.headline.onHold': undefined
  'withdraw.headline.paid': { received: string | number }
  'withdraw.headline.partlyPaid': { received: string | number }
  'withdraw.headline.paying': undefined
  'withdraw.headline.rejected': undefined
  'withdraw.headline.returned': undefined
  'withdraw.headline.review': undefined
  'withdraw.heldUntil': { when: string | number }
  'withdraw.history': undefined
  'withdraw.historyEmpty': undefined
  'withdraw.keep': undefined
  'withdraw.largestBet': { amount: string | number }
  'withdraw.legStep.accepted': undefined
  'withdraw.legStep.asked': undefined
  'withdraw.legStep.bounced': undefined
  'withdraw.legStep.denied': undefined
  'withdraw.legStep.forced': undefined
  'withdraw.legStep.lapsed': undefined
  'withdraw.legStep.paid': undefined
  'withdraw.legStep.paidOtherwise': undefined
  'withdraw.legStep.partly': undefined
  'withdraw.legStep.received': undefined
  'withdraw.legStep.refunded': undefined
  'withdraw.legStep.refused': undefined
  'withdraw.legStep.replaced': undefined
  'withdraw.legStep.returned': undefined
  'withdraw.legStepText.accepted': undefined
  'withdraw.legStepText.asked': undefined
  'withdraw.legStepText.bounced': undefined
  'withdraw.legStepText.denied': undefined
  'withdraw.legStepText.forced': undefined
  'withdraw.legStepText.lapsed': undefined
  'withdraw.legStepText.paid': undefined
  'withdraw.legStepText.paidOtherwise': { received: string | number; remaining: string | number }
  'withdraw.legStepText.partly': { received: string | number; remaining: string | number }
  'withdraw.legStepText.received': undefined
  'withdraw.legStepText.refunded': undefined
  'withdraw.legStepText.refused': undefined
  'withdraw.legStepText.replaced': undefined
  'withdraw.legStepText.returned': undefined
  'withdraw.legTitle': { amount: string | number; step: string | number; which: string | number }
  'withdraw.lost': undefined
  'withdraw.lostAnswer': undefined
  'withdraw.lot.adjustment': { when: string | number }
  'withdraw.lot.bonus': { when: string | number }
  'withdraw.lot.deposit': { when: string | number }
  'withdraw.lot.transfer': { when: string | number }
  'withdraw.lotDone': { done: string | number; required: string | number }
  'withdraw.lotLeft': undefined
  'withdraw.lotProgress': undefined
  'withdraw.lotState.active': undefined
  'withdraw.lotState.done': undefined
  'withdraw.lotState.waiting': undefined
  'withdraw.lots': undefined
  'withdraw.missing': undefined
  'withdraw.new': undefined
  'withdraw.next': undefined
  'withdraw.nextText.answer': undefined
  'withdraw.nextText.bank': undefined
  'withdraw.nextText.dispute': undefined
  'withdraw.nextText.onHold': undefined
  'withdraw.nextText.review': undefined
  'withdraw.noAccount': undefined
  'withdraw.noAccountText': undefined
  'withdraw.noFee': undefined
  'withdraw.noPassword': undefined
  'withdraw.noPasswordText': undefined
  'withdraw.now': undefined
  'withdraw.number': undefined
  'withdraw.open': undefined
  'withdraw.openAmount': { amount: string | number }
  'withdraw.openAsks': undefined
  'withdraw.openOrder': undefined
  'withdraw.order': { number: string | number }
  'withdraw.partlyBack': undefined
  'withdraw.partlyConfirm': undefined
  'withdraw.partlyText': { missing: string | number }
  'withdraw.partlyTitle': { amount: string | number }
  'withdraw.passwordLocked': undefined
  'withdraw.passwordLockedText': { until: string | number }
  'withdraw.proofs': undefined
  'withdraw.proofsFault': undefined
  'withdraw.proofsOptional': undefined
  'withdraw.proofsWait': undefined
  'withdraw.question': { amount: string | number }
  'withdraw.questionUntil': { until: string | number }
  'withdraw.reason': undefined
  'withdraw.received': undefined
  'withdraw.reference': undefined
  'withdraw.refunded': undefined
  'withdraw.see': undefined
  'withdraw.seeBets': undefined
  'withdraw.seeVendors': undefined
  'withdraw.sendAmount': { amount: string | number }
  'withdraw.sendDenied': undefined
  'withdraw.sendPartly': undefined
  'withdraw.sendReceived': { amount: string | number }
  'withdraw.setAside': undefined
  'withdraw.setPassword': undefined
  'withdraw.share.disputed': undefined
  'withdraw.share.none': undefined
  'withdraw.share.received': undefined
  'withdraw.share.refunded': undefined
  'withdraw.share.waiting': undefined
  'withdraw.someGames': { games: string | number; percent: string | number }
  'withdraw.state.approved': undefined
  'withdraw.state.cancelled': undefined
  'withdraw.state.checking': undefined
  'withdraw.state.failed': undefined
  'withdraw.state.onHold': undefined
  'withdraw.state.paid': undefined
  'withdraw.state.partlyPaid': undefined
  'withdraw.state.paying': undefined
  'withdraw.state.rejected': undefined
  'withdraw.state.returned': undefined
  'withdraw.state.review': undefined
  'withdraw.step.approved': undefined
  'withdraw.step.cancelled': undefined
  'withdraw.step.failed': undefined
  'withdraw.step.flagged': undefined
  'withdraw.step.held': undefined
  'withdraw.step.paid': undefined
  'withdraw.step.partlyPaid': undefined
  'withdraw.step.partlyReturned': undefined
  'withdraw.step.passed': undefined
  'withdraw.step.rejected': undefined
  'withdraw.step.requested': undefined
  'withdraw.step.resumed': undefined
  'withdraw.step.returned': undefined
  'withdraw.step.sent': undefined
  'withdraw.stepText.approved': undefined
  'withdraw.stepText.cancelled': { amount: string | number }
  'withdraw.stepText.failed': { amount: string | number }
  'withdraw.stepText.flagged': undefined
  'withdraw.stepText.held': undefined
  'withdraw.stepText.paid': { received: string | number }
  'withdraw.stepText.partlyPaid': { received: string | number; refunded: string | number }
  'withdraw.stepText.partlyReturned': { received: string | number; refunded: string | number }
  'withdraw.stepText.passed': undefined
  'withdraw.stepText.rejected': { amount: string | number }
  'withdraw.stepText.requested': { amount: string | number }
  'withdraw.stepText.resumed': undefined
  'withdraw.stepText.returned': { amount: string | number }
  'withdraw.stepText.sent': undefined
  'withdraw.steps': undefined
  'withdraw.takes': undefined
  'withdraw.timeLeft': { left: string | number }
  'withdraw.toast.failed': { amount: string | number }
  'withdraw.toast.paid': { received: string | number }
  'withdraw.toast.partlyPaid': { received: string | number; refunded: string | number }
  'withdraw.toast.rejected': { amount: string | number }
  'withdraw.toast.reminded': { sent: string | number }
  'withdraw.toast.returned': { amount: string | number }
  'withdraw.toast.sent': { sent: string | number }
  'withdraw.useAmount': { amount: string | number }
  'withdraw.vendorsLeft': { count: number }
  'withdraw.waitsForYou': undefined
  'withdraw.what.answer': { received: string | number }
  'withdraw.what.approved': undefined
  'withdraw.what.bounced': undefined
  'withdraw.what.cancelled': { amount: string | number }
  'withdraw.what.checking': { amount: string | number }
  'withdraw.what.dispute': undefined
  'withdraw.what.failed': { amount: string | number }
  'withdraw.what.onHold': { amount: string | number }
  'withdraw.what.paid': undefined
  'withdraw.what.partlyPaid': { refunded: string | number }
  'withdraw.what.paying': undefined
  'withdraw.what.rejected': { amount: string | number }
  'withdraw.what.returned': { amount: string | number }
  'withdraw.what.review': { amount: string | number }
  'withdraw.why.account_suspended': undefined
  'withdraw.why.count': { count: number }
  'withdraw.why.insufficient_funds': undefined
  'withdraw.why.mobile_needed': undefined
  'withdraw.why.money_at_vendors': undefined
  'withdraw.why.money_held': undefined
  'withdraw.why.more': undefined
  'withdraw.why.payment_password_locked': undefined
  'withdraw.why.payment_password_needed': undefined
  'withdraw.why.payment_password_wrong': undefined
  'withdraw.why.payout_account_held': undefined
  'withdraw.why.payout_account_needed': undefined
  'withdraw.why.title': undefined
  'withdraw.why.turnover_not_met': undefined
  'withdraw.why.withdrawal_amount_refused': undefined
  'withdraw.why.withdrawal_day_count': undefined
  'withdraw.why.withdrawal_day_sum': undefined
  'withdraw.why.withdrawal_open': { here: string }
  'withdraw.why.withdrawals_closed': undefined
  'withdraw.whyText.account_suspended': undefined
  'withdraw.whyText.insufficient_funds': { left: string | number }
  'withdraw.whyText.mobile_needed': undefined
  'withdraw.whyText.money_at_vendors': { atVendors: string | number; left: string | number }
  'withdraw.whyText.money_held': { until: string | number }
  'withdraw.whyText.payment_password_locked': { until: string | number }
  'withdraw.whyText.payment_password_needed': undefined
  'withdraw.whyText.payment_password_wrong': undefined
  'withdraw.whyText.payout_account_held': { until: string | number }
  'withdraw.whyText.payout_account_needed': undefined
  'withdraw.whyText.turnover_not_met': undefined
  'withdraw.whyText.withdrawal_amount_refused': { least: string | number; most: string | number; step: string | number }
  'withdraw.whyText.withdrawal_day_count': { count: number; until: string | number }
  'withdraw.whyText.withdrawal_day_sum': { left: string | number; until: string | number }
  'withdraw.whyText.withdrawal_open': undefined
  'withdraw.whyText.withdrawals_closed': undefined
}

/** Every language that has texts, by its BCP 47 tag, and whether it has them all. */
export const catalogueTags = {
  ar: 'complete',
  en: 'complete',
  vi: 'complete',
  'zh-Hans': 'complete',
} as const
