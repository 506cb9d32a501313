// Generated from the English texts by client/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'account.alike': undefined
  'account.gone': undefined
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
  'act.gift': { name: string | number }
  'act.hold': { name: string | number }
  'act.holdFor': undefined
  'act.holdText': undefined
  'act.hours': { count: number }
  'act.identityChecked': undefined
  'act.mark': { name: string | number }
  'act.markText': undefined
  'act.more': undefined
  'act.password': undefined
  'act.passwordText': { name: string | number }
  'act.reinstate': { name: string | number }
  'act.reinstateText': undefined
  'act.release': { name: string | number }
  'act.releaseText': undefined
  'act.suspend': { name: string | number }
  'act.suspendText': undefined
  'act.tagsHint': undefined
  'act.tagsWrong': undefined
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
  'actor.clock': undefined
  'actor.member': undefined
  'actor.provider': { name: string | number }
  'actor.vendor': { name: string | number }
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
  'approvals.shown': undefined
  'approvals.shownText': undefined
  'approvals.waiting': undefined
  'approvals.withdraw': undefined
  'approvals.withdrawn': undefined
  'approve.amount': undefined
  'approve.amountHint': undefined
  'approve.amountWrong': undefined
  'approve.approve': { amount: string | number }
  'approve.asOrdered': { amount: string | number }
  'approve.asPaid': { amount: string | number }
  'approve.askApprove': { amount: string | number }
  'approve.credit': { amount: string | number }
  'approve.done': { amount: string | number }
  'approve.noPayment': undefined
  'approve.payment': undefined
  'approve.paymentAmount': { amount: string | number }
  'approve.paymentHint': undefined
  'approve.short': undefined
  'approve.terms': { bonus: string | number; fee: string | number }
  'approve.termsAnew': undefined
  'approve.text': undefined
  'approve.title': { number: string | number }
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
  'bind.member': undefined
  'bind.nobody': { text: string | number }
  'bind.of': { transaction: string | number }
  'bind.search': undefined
  'bind.short': undefined
  'bind.text': { amount: string | number }
  'bind.textOf': { amount: string | number; name: string | number }
  'bind.title': { amount: string | number }
  'book.available': undefined
  'book.correction': undefined
  'book.debt': undefined
  'book.demo_funding': undefined
  'book.deposit_bonuses': undefined
  'book.deposit_fees': undefined
  'book.held': undefined
  'book.lottery': undefined
  'book.promotions': undefined
  'book.provider': undefined
  'book.vendor': undefined
  'book.vendor_wallet': undefined
  'book.withdrawal_fees': undefined
  'builder.ask': undefined
  'builder.changeAsked': undefined
  'builder.changeText': undefined
  'builder.changeTitle': { name: string | number }
  'builder.common': undefined
  'builder.content': undefined
  'builder.copy': undefined
  'builder.form': undefined
  'builder.frame': undefined
  'builder.given': undefined
  'builder.locked': undefined
  'builder.madeBy': { name: string | number }
  'builder.newText': undefined
  'builder.newTitle': { kind: string | number }
  'builder.noKind': undefined
  'builder.own': { kind: string | number }
  'builder.preview': undefined
  'builder.previewText': undefined
  'builder.reads': undefined
  'builder.saved': undefined
  'builder.simulation': undefined
  'builder.start': undefined
  'builder.startAsked': undefined
  'builder.startText': undefined
  'builder.startTitle': { name: string | number }
  'builder.stop': undefined
  'builder.stopText': undefined
  'builder.stopTitle': { name: string | number }
  'builder.stopped': undefined
  'builder.unsaved': undefined
  'builder.version': { version: string | number }
  'builder.waiting': undefined
  'call.activityFigures': undefined
  'call.addCatalogueLines': undefined
  'call.addOperator': undefined
  'call.announcementsHistory': undefined
  'call.announcementsVersion': undefined
  'call.applyCatalogueImport': undefined
  'call.approveDeposit': undefined
  'call.approveLargeDeposit': undefined
  'call.approveLargeWithdrawal': undefined
  'call.approveRequest': undefined
  'call.approveWithdrawal': undefined
  'call.approveWithdrawals': undefined
  'call.askVendorAgain': undefined
  'call.beginCatalogueImport': undefined
  'call.bindPayment': undefined
  'call.changeDraft': undefined
  'call.changeOperatorRole': undefined
  'call.changePromotion': undefined
  'call.changeSection': { section: string | number }
  'call.confirmLotteryResult': undefined
  'call.correctBalance': undefined
  'call.correctLotteryResult': undefined
  'call.decidePromotionReview': undefined
  'call.depositRecord': undefined
  'call.describeSettings': undefined
  'call.endMemberSessions': undefined
  'call.endOperatorSessions': undefined
  'call.endVendorCampaign': undefined
  'call.enterLotteryResult': undefined
  'call.findActions': undefined
  'call.findMembers': undefined
  'call.forceReceipt': undefined
  'call.giveGift': undefined
  'call.group.house': undefined
  'call.group.members': undefined
  'call.group.money': undefined
  'call.group.portal': undefined
  'call.group.settings': undefined
  'call.handOutPassword': undefined
  'call.holdMoney': undefined
  'call.holdWithdrawal': undefined
  'call.liftVendorGifts': undefined
  'call.listApprovals': undefined
  'call.listCatalogueImports': undefined
  'call.listDeposits': undefined
  'call.listDifferences': undefined
  'call.listGames': undefined
  'call.listHeldGifts': undefined
  'call.listOperators': undefined
  'call.listPromotionReviews': undefined
  'call.listPromotions': undefined
  'call.listSettings': undefined
  'call.listUnmatched': undefined
  'call.listVendorCampaigns': undefined
  'call.listVendors': undefined
  'call.listWalletTransfers': undefined
  'call.listWithdrawals': undefined
  'call.lockOperator': undefined
  'call.lotteryExposure': undefined
  'call.lotteryExposures': undefined
  'call.lotteryIssue': undefined
  'call.lotteryIssues': undefined
  'call.lotteryNumbers': undefined
  'call.lotteryPriceVersions': undefined
  'call.lotteryPrices': undefined
  'call.makePromotion': undefined
  'call.markLotteryNumbers': undefined
  'call.markMember': undefined
  'call.memberContacts': undefined
  'call.memberDevices': undefined
  'call.memberPayouts': undefined
  'call.memberRecord': undefined
  'call.memberRewards': undefined
  'call.memberRounds': undefined
  'call.memberSessions': undefined
  'call.memberSignIns': undefined
  'call.memberStatement': undefined
  'call.memberTimeline': undefined
  'call.memberTurnover': undefined
  'call.mintSignInCode': undefined
  'call.openTestLaunch': undefined
  'call.operatorLogin': undefined
  'call.operatorLogout': undefined
  'call.operatorOverview': undefined
  'call.operatorSessions': undefined
  'call.parkedEvents': undefined
  'call.payLegAgain': undefined
  'call.paymentProviders': undefined
  'call.payoutAccountInClear': undefined
  'call.previewCatalogueImport': undefined
  'call.previewPromotion': undefined
  'call.promotionKinds': undefined
  'call.proveAudit': undefined
  'call.readAnnouncements': undefined
  'call.readCatalogueImport': undefined
  'call.readCatalogueLines': undefined
  'call.readPromotion': undefined
  'call.readSection': { section: string | number }
  'call.refundLeg': undefined
  'call.refuseHeldGift': undefined
  'call.reinstateMember': undefined
  'call.rejectDeposit': undefined
  'call.rejectRequest': undefined
  'call.rejectWithdrawal': undefined
  'call.releaseHeldWin': undefined
  'call.releaseMoney': undefined
  'call.removePayoutAccount': undefined
  'call.renewOperatorAccess': undefined
  'call.replaceAnnouncements': undefined
  'call.resetMemberFactors': undefined
  'call.resetPaymentPassword': undefined
  'call.resumeWithdrawal': undefined
  'call.returnLeg': undefined
  'call.reverseDeposit': undefined
  'call.runningState': undefined
  'call.sendParkedEvents': undefined
  'call.setGameMaintenance': undefined
  'call.setLotteryPrice': undefined
  'call.setLotteryPriceBeyondGuard': undefined
  'call.setOperatorPassword': undefined
  'call.setVendorCampaign': undefined
  'call.setVendorMaintenance': undefined
  'call.settingsHistory': undefined
  'call.settingsVersion': undefined
  'call.settleDifference': undefined
  'call.simulatePromotion': undefined
  'call.startPromotion': undefined
  'call.stopLotteryResult': undefined
  'call.stopPromotion': undefined
  'call.stopVendorGifts': undefined
  'call.suspendMember': undefined
  'call.takeBackCatalogueImport': undefined
  'call.takeBackup': undefined
  'call.traceEntry': undefined
  'call.traceRound': undefined
  'call.unlockOperator': undefined
  'call.uploadedImage': undefined
  'call.vendorGifts': undefined
  'call.vendorHealth': undefined
  'call.verifyBook': undefined
  'call.voidLotteryIssue': undefined
  'call.withdrawRequest': undefined
  'call.withdrawalRecord': undefined
  'campaignState.ahead': undefined
  'campaignState.open': undefined
  'campaignState.over': undefined
  'campaigns.add': undefined
  'campaigns.budget': undefined
  'campaigns.budgetHint': { amount: string | number }
  'campaigns.change': undefined
  'campaigns.changeText': undefined
  'campaigns.changeTitle': { name: string | number }
  'campaigns.end': undefined
  'campaigns.endText': undefined
  'campaigns.endTitle': { name: string | number }
  'campaigns.ended': undefined
  'campaigns.from': undefined
  'campaigns.id': undefined
  'campaigns.idHint': undefined
  'campaigns.name': undefined
  'campaigns.none': undefined
  'campaigns.noneText': undefined
  'campaigns.order': undefined
  'campaigns.save': undefined
  'campaigns.saved': undefined
  'campaigns.spent': undefined
  'campaigns.until': undefined
  'campaigns.vendorMissing': undefined
  'campaigns.zone': { zone: string | number }
  'catalogue.download': undefined
  'cause.operator': { name: string | number }
  'cause.over_call': undefined
  'cause.over_day': undefined
  'change.after': undefined
  'change.before': undefined
  'change.empty': undefined
  'change.more': { count: number }
  'change.no': undefined
  'change.nothing': undefined
  'change.yes': undefined
  'changeField.account': undefined
  'changeField.amount': undefined
  'changeField.asked': undefined
  'changeField.authenticator': undefined
  'changeField.bin': undefined
  'changeField.budget': undefined
  'changeField.campaign': undefined
  'changeField.cause': undefined
  'changeField.confirms': undefined
  'changeField.correction': undefined
  'changeField.credited': undefined
  'changeField.day': undefined
  'changeField.decision': undefined
  'changeField.differences': undefined
  'changeField.from': undefined
  'changeField.gift': undefined
  'changeField.gifts': undefined
  'changeField.heldAmount': undefined
  'changeField.heldThatPass': undefined
  'changeField.isActive': undefined
  'changeField.kind': undefined
  'changeField.last4': undefined
  'changeField.lines': undefined
  'changeField.maintenanceUntil': undefined
  'changeField.member': undefined
  'changeField.mode': undefined
  'changeField.moneyHeldUntil': undefined
  'changeField.mustChangePassword': undefined
  'changeField.name': undefined
  'changeField.note': undefined
  'changeField.numbers': undefined
  'changeField.numero': undefined
  'changeField.open': undefined
  'changeField.passkeys': undefined
  'changeField.paymentPassword': undefined
  'changeField.payout': undefined
  'changeField.playCode': undefined
  'changeField.price': undefined
  'changeField.promotion': undefined
  'changeField.published': undefined
  'changeField.reasons': undefined
  'changeField.received': undefined
  'changeField.refunded': undefined
  'changeField.rejected': undefined
  'changeField.repeated': undefined
  'changeField.report': undefined
  'changeField.reports': undefined
  'changeField.result': undefined
  'changeField.role': undefined
  'changeField.session': undefined
  'changeField.sessions': undefined
  'changeField.settlesAt': undefined
  'changeField.since': undefined
  'changeField.source': undefined
  'changeField.spent': undefined
  'changeField.state': undefined
  'changeField.status': undefined
  'changeField.stopped': undefined
  'changeField.takesBack': undefined
  'changeField.told': undefined
  'changeField.transaction': undefined
  'changeField.until': undefined
  'changeField.username': undefined
  'changeField.version': undefined
  'changeField.withdrawal': undefined
  'changeField.withdrawn': undefined
  'changeValue.active': undefined
  'changeValue.agent_ladder': undefined
  'changeValue.applying': undefined
  'changeValue.approved': undefined
  'changeValue.cancelled': undefined
  'changeValue.case': undefined
  'changeValue.check_in': undefined
  'changeValue.checking': undefined
  'changeValue.closed': undefined
  'changeValue.completed': undefined
  'changeValue.content': undefined
  'changeValue.created': undefined
  'changeValue.disputed': undefined
  'changeValue.draft': undefined
  'changeValue.email': undefined
  'changeValue.expired': undefined
  'changeValue.extra_rebate': undefined
  'changeValue.failed': undefined
  'changeValue.finance': undefined
  'changeValue.forced': undefined
  'changeValue.gift': undefined
  'changeValue.given': undefined
  'changeValue.half': undefined
  'changeValue.held': undefined
  'changeValue.holder': undefined
  'changeValue.messaging_task': undefined
  'changeValue.mobile': undefined
  'changeValue.newbie_task': undefined
  'changeValue.nth_deposit': undefined
  'changeValue.number': undefined
  'changeValue.onHold': undefined
  'changeValue.over': undefined
  'changeValue.owner': undefined
  'changeValue.paid': undefined
  'changeValue.partial': undefined
  'changeValue.partlyPaid': undefined
  'changeValue.paying': undefined
  'changeValue.queued': undefined
  'changeValue.red_packet': undefined
  'changeValue.refused': undefined
  'changeValue.rejected': undefined
  'changeValue.released': undefined
  'changeValue.reload': undefined
  'changeValue.replaced': undefined
  'changeValue.rescue': undefined
  'changeValue.reversed': undefined
  'changeValue.review': undefined
  'changeValue.running': undefined
  'changeValue.sent': undefined
  'changeValue.stopped': undefined
  'changeValue.support': undefined
  'changeValue.suspended': undefined
  'changeValue.unknown': undefined
  'changeValue.usual': undefined
  'changeValue.vip_birthday': undefined
  'changeValue.vip_monthly': undefined
  'changeValue.vip_upgrade': undefined
  'changeValue.vip_weekly': undefined
  'changeValue.void': undefined
  'changeValue.wheel': undefined
  'check.failedPayoutAccount': undefined
  'check.firstWithdrawal': undefined
  'check.limits': undefined
  'check.newAccount': undefined
  'check.newDevice': undefined
  'check.newPayoutAccount': undefined
  'check.sharedDevice': undefined
  'check.sharedNetwork': undefined
  'check.turnover': undefined
  'check.velocity': undefined
  'checks.none': undefined
  'checks.passed': undefined
  'checks.points': { points: number }
  'checks.sum': { found: string | number; passed: string | number }
  'checks.title': undefined
  'console.title': undefined
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
  'depositEvent.approved': undefined
  'depositEvent.cancelled': undefined
  'depositEvent.expired': undefined
  'depositEvent.failed': undefined
  'depositEvent.handedIn': undefined
  'depositEvent.opened': undefined
  'depositEvent.paid': undefined
  'depositEvent.paidOtherwise': undefined
  'depositEvent.rejected': undefined
  'depositEvent.reversed': undefined
  'depositEvent.submitted': undefined
  'depositKind.bankQr': undefined
  'depositKind.hosted': undefined
  'depositKind.manual': undefined
  'depositKind.scratchCard': undefined
  'depositState.cancelled': undefined
  'depositState.completed': undefined
  'depositState.created': undefined
  'depositState.expired': undefined
  'depositState.failed': undefined
  'depositState.rejected': undefined
  'depositState.reversed': undefined
  'depositState.review': undefined
  'depositState.submitted': undefined
  'depositState.unknown': undefined
  'deposits.action': undefined
  'deposits.amount': undefined
  'deposits.askCredit': { amount: string | number }
  'deposits.changed': undefined
  'deposits.channel': undefined
  'deposits.count': { count: number; orders: string | number }
  'deposits.created': undefined
  'deposits.credited': undefined
  'deposits.days': undefined
  'deposits.differs': undefined
  'deposits.kind': undefined
  'deposits.late': undefined
  'deposits.member': undefined
  'deposits.none': undefined
  'deposits.noneText': undefined
  'deposits.number': undefined
  'deposits.open': undefined
  'deposits.provider': undefined
  'deposits.search': undefined
  'deposits.searchNumber': undefined
  'deposits.state': undefined
  'deposits.sumsText': undefined
  'deposits.waits': undefined
  'deposits.why': undefined
  'desk.differences': undefined
  'desk.orders': undefined
  'desk.providers': undefined
  'desk.reviews': undefined
  'desk.unmatched': undefined
  'desk.waiting': { count: number }
  'differenceKind.amount_differs': undefined
  'differenceKind.missing_here': undefined
  'differenceKind.missing_there': undefined
  'differenceKind.status_differs': undefined
  'differences.absent': undefined
  'differences.any': undefined
  'differences.by': { name: string | number; when: string | number }
  'differences.day': undefined
  'differences.gap': undefined
  'differences.kind': undefined
  'differences.none': undefined
  'differences.noneText': undefined
  'differences.note': undefined
  'differences.open': undefined
  'differences.ours': undefined
  'differences.settled': undefined
  'differences.shown': undefined
  'differences.theirs': undefined
  'disputes.none': undefined
  'disputes.noneText': undefined
  'document.console': { merchant: string | number }
  'document.loadAgain': undefined
  'document.title': { merchant: string | number; page: string | number }
  'document.withoutCode': undefined
  'entries.back': undefined
  'entries.further': undefined
  'entries.held': undefined
  'entries.none': undefined
  'entries.title': undefined
  'entries.until': { when: string | number }
  'entryKind.bet': undefined
  'entryKind.betAndWin': undefined
  'entryKind.betReturn': undefined
  'entryKind.chaseHeld': undefined
  'entryKind.chaseReturn': undefined
  'entryKind.correction': undefined
  'entryKind.debtRepaid': undefined
  'entryKind.demoMoney': undefined
  'entryKind.deposit': undefined
  'entryKind.depositBonus': undefined
  'entryKind.depositFee': undefined
  'entryKind.depositReversal': undefined
  'entryKind.gameCorrection': undefined
  'entryKind.jackpot': undefined
  'entryKind.payout': undefined
  'entryKind.promotion': undefined
  'entryKind.rebate': undefined
  'entryKind.tableIn': undefined
  'entryKind.tableOut': undefined
  'entryKind.tip': undefined
  'entryKind.transfer': undefined
  'entryKind.vendorPrize': undefined
  'entryKind.walletIn': undefined
  'entryKind.walletOut': undefined
  'entryKind.walletReturn': undefined
  'entryKind.withdrawal': undefined
  'entryKind.withdrawalRefund': undefined
  'entryKind.withdrawal_fee': undefined
  'entrySource.demo': undefined
  'entrySource.lottery': undefined
  'entrySource.operator': undefined
  'entrySource.promotions': undefined
  'entrySource.provider.of': { name: string | number }
  'entrySource.tree': undefined
  'entrySource.vendor.of': { name: string | number }
  'entrySource.wallet': undefined
  'entrySource.withdrawal': undefined
  'entrySource.withdrawal.of': { name: string | number }
  'environment.about': undefined
  'environment.games': undefined
  'environment.images': undefined
  'environment.links': undefined
  'environment.none': undefined
  'environment.publicUrl': undefined
  'environment.title': undefined
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
  'found.failedPayoutAccount': undefined
  'found.firstWithdrawal': undefined
  'found.limits': undefined
  'found.newAccount': undefined
  'found.newDevice': undefined
  'found.newPayoutAccount': undefined
  'found.sharedDevice': undefined
  'found.sharedNetwork': undefined
  'found.turnover': undefined
  'found.velocity': undefined
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
  'gift.amount': undefined
  'gift.amountWrong': undefined
  'gift.ask': undefined
  'gift.asked': undefined
  'gift.choose': undefined
  'gift.none': undefined
  'gift.promotion': undefined
  'gift.text': undefined
  'gift.title': { name: string | number }
  'giftKind.adjust': undefined
  'giftKind.betAndWin': undefined
  'giftKind.buyOut': undefined
  'giftKind.jackpotWin': undefined
  'giftKind.promoWin': undefined
  'giftKind.win': undefined
  'gifts.asked': undefined
  'gifts.campaigns': undefined
  'gifts.counted': undefined
  'gifts.given': undefined
  'gifts.gives': undefined
  'gifts.held': undefined
  'gifts.heldAmount': undefined
  'gifts.isStopped': { vendor: string | number }
  'gifts.lift': undefined
  'gifts.liftFirst': undefined
  'gifts.liftNone': undefined
  'gifts.liftText': { amount: string | number; count: number }
  'gifts.liftTitle': { vendor: string | number }
  'gifts.none': undefined
  'gifts.perCall': undefined
  'gifts.perDay': undefined
  'gifts.second': undefined
  'gifts.since': undefined
  'gifts.state': undefined
  'gifts.stop': undefined
  'gifts.stopText': undefined
  'gifts.stopTitle': { vendor: string | number }
  'gifts.stopped': undefined
  'gifts.text': undefined
  'gifts.vendor': undefined
  'gifts.vendors': undefined
  'gifts.why': undefined
  'happened.authenticatorAdded': undefined
  'happened.emailConfirmed': undefined
  'happened.emailSet': undefined
  'happened.endMemberSessions': { by: string | number }
  'happened.entered': undefined
  'happened.handOutPassword': { by: string | number }
  'happened.holdMoney': { by: string | number }
  'happened.markMember': { by: string | number }
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
  'happened.uploadedImage': { by: string | number }
  'health.allFine': { when: string | number }
  'health.blockedText': undefined
  'health.failingText': { calls: string | number; failed: string | number }
  'health.forged': { calls: string | number; count: number; when: string | number }
  'health.nothing': undefined
  'health.silentText': { asked: string | number; silent: string | number }
  'health.title': undefined
  'health.top': undefined
  'held.amount': undefined
  'held.any': undefined
  'held.by': undefined
  'held.campaign': undefined
  'held.kind': undefined
  'held.last': undefined
  'held.member': undefined
  'held.none': undefined
  'held.noneText': undefined
  'held.reason': undefined
  'held.refuse': undefined
  'held.refuseText': undefined
  'held.refuseTitle': { amount: string | number; member: string | number }
  'held.refused': undefined
  'held.release': undefined
  'held.releaseText': undefined
  'held.releaseTitle': { amount: string | number; member: string | number }
  'held.released': undefined
  'held.since': undefined
  'held.text': undefined
  'held.transaction': undefined
  'held.tries': undefined
  'held.waiting': undefined
  'held.which': undefined
  'heldState.held': undefined
  'heldState.paid': undefined
  'heldState.refused': undefined
  'heldState.released': undefined
  'help.about': undefined
  'help.add': undefined
  'help.addNow': undefined
  'help.all': undefined
  'help.full': { count: string | number }
  'help.name': undefined
  'help.nameHint': undefined
  'help.nameWrong': undefined
  'help.untitled': undefined
  'holdReason.campaign_closed': undefined
  'holdReason.campaign_spent': undefined
  'holdReason.campaign_unknown': undefined
  'holdReason.over_call': undefined
  'holdReason.over_day': undefined
  'holdReason.over_multiple': undefined
  'holdReason.over_win': undefined
  'holdReason.stopped': undefined
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
  'leg.again.confirm': { amount: string | number }
  'leg.again.short': undefined
  'leg.again.text': { amount: string | number }
  'leg.again.title': { place: string | number }
  'leg.force.confirm': { amount: string | number }
  'leg.force.final': undefined
  'leg.force.short': undefined
  'leg.force.text': { amount: string | number }
  'leg.force.title': { place: string | number }
  'leg.refund.confirm': { amount: string | number }
  'leg.refund.short': undefined
  'leg.refund.text': { amount: string | number }
  'leg.refund.title': { place: string | number }
  'leg.return.confirm': { amount: string | number }
  'leg.return.short': undefined
  'leg.return.text': { amount: string | number }
  'leg.return.title': { place: string | number }
  'legEvent.accepted': undefined
  'legEvent.asked': undefined
  'legEvent.bounced': undefined
  'legEvent.denied': undefined
  'legEvent.forced': undefined
  'legEvent.lapsed': undefined
  'legEvent.paid': undefined
  'legEvent.paidOtherwise': undefined
  'legEvent.partly': undefined
  'legEvent.received': undefined
  'legEvent.refunded': undefined
  'legEvent.refused': undefined
  'legEvent.replaced': undefined
  'legEvent.returned': undefined
  'legState.autoReceived': undefined
  'legState.bounced': undefined
  'legState.disputed': undefined
  'legState.failed': undefined
  'legState.forcedReceived': undefined
  'legState.partial': undefined
  'legState.queued': undefined
  'legState.received': undefined
  'legState.refunded': undefined
  'legState.replaced': undefined
  'legState.returned': undefined
  'legState.sending': undefined
  'legState.sent': undefined
  'legState.unknown': undefined
  'legs.answerIn': undefined
  'legs.finished': { when: string | number }
  'legs.none': undefined
  'legs.place': { place: string | number }
  'legs.proofs': { place: string | number }
  'legs.reason': undefined
  'legs.received': undefined
  'legs.reference': undefined
  'legs.refunded': undefined
  'legs.remaining': undefined
  'legs.sent': { when: string | number }
  'legs.step': { event: string | number; place: string | number }
  'legs.title': undefined
  'lot.base': undefined
  'lot.done': undefined
  'lot.factor': undefined
  'lot.left': undefined
  'lot.over': undefined
  'lot.reference': undefined
  'lot.required': undefined
  'lot.state': undefined
  'lotSource.adjustment': undefined
  'lotSource.bonus': undefined
  'lotSource.deposit': undefined
  'lotSource.transfer': undefined
  'lotState.active': undefined
  'lotState.cleared': undefined
  'lotState.done': undefined
  'lotState.ended': undefined
  'lotState.expired': undefined
  'lotState.forfeited': undefined
  'lottery.askSecond': undefined
  'lottery.at': undefined
  'lottery.bets': undefined
  'lottery.betsOf': { bets: string | number; count: number; players: string | number }
  'lottery.beyondGuard': undefined
  'lottery.by': undefined
  'lottery.byNumber': undefined
  'lottery.byPlay': undefined
  'lottery.chance': undefined
  'lottery.changePrice': undefined
  'lottery.changePriceOf': { play: string | number }
  'lottery.changed': undefined
  'lottery.changedBets': undefined
  'lottery.choosePlay': undefined
  'lottery.closesIn': undefined
  'lottery.code': undefined
  'lottery.commit': undefined
  'lottery.correctableUntil': undefined
  'lottery.correctedTo': { version: string | number }
  'lottery.correctedVoid': { version: string | number }
  'lottery.corrections': undefined
  'lottery.credited': undefined
  'lottery.day': undefined
  'lottery.drawAt': undefined
  'lottery.drawnAt': { when: string | number }
  'lottery.earlierReports': { count: number }
  'lottery.earlierResult': { version: string | number; when: string | number }
  'lottery.everyIssue': undefined
  'lottery.exposureLink': undefined
  'lottery.exposureText': undefined
  'lottery.fair': undefined
  'lottery.fairText': undefined
  'lottery.finished': undefined
  'lottery.game': undefined
  'lottery.groupOf': { group: string | number }
  'lottery.house': undefined
  'lottery.housePriceText': undefined
  'lottery.issue': undefined
  'lottery.issueAtAll': undefined
  'lottery.issueLink': undefined
  'lottery.issuesText': undefined
  'lottery.mark': undefined
  'lottery.markNumbers': undefined
  'lottery.markText': undefined
  'lottery.markTitle': { number: string | number }
  'lottery.marksText': undefined
  'lottery.mode': undefined
  'lottery.money': undefined
  'lottery.moreTiers': { count: string | number }
  'lottery.noBets': undefined
  'lottery.noExposure': undefined
  'lottery.noExposureText': undefined
  'lottery.noIssues': undefined
  'lottery.noIssuesText': undefined
  'lottery.noMarks': { game: string | number }
  'lottery.noMarksText': undefined
  'lottery.noNumbers': undefined
  'lottery.noNumbersText': undefined
  'lottery.noPrices': undefined
  'lottery.noReports': undefined
  'lottery.noResult': undefined
  'lottery.number': undefined
  'lottery.numbers': undefined
  'lottery.numbersHint': undefined
  'lottery.numbersTooMany': { count: string | number }
  'lottery.odds': undefined
  'lottery.oddsBySelection': undefined
  'lottery.ofIssueLimit': undefined
  'lottery.ofNumberLimit': undefined
  'lottery.ofPayable': undefined
  'lottery.overdue': undefined
  'lottery.owed': undefined
  'lottery.paid': undefined
  'lottery.payable': undefined
  'lottery.paysBack': undefined
  'lottery.play': undefined
  'lottery.players': undefined
  'lottery.priceAsked': undefined
  'lottery.priceChanged': undefined
  'lottery.priceFrom': undefined
  'lottery.priceKind': undefined
  'lottery.priceNeedsSecond': undefined
  'lottery.priceText': undefined
  'lottery.priceWithinGuard': undefined
  'lottery.pricesText': undefined
  'lottery.prize': undefined
  'lottery.prizeGroup': undefined
  'lottery.prizeGroupHint': undefined
  'lottery.prizeNumber': { place: string | number; prize: string | number }
  'lottery.queue': undefined
  'lottery.reason': undefined
  'lottery.rebates': undefined
  'lottery.refresh': undefined
  'lottery.reported': undefined
  'lottery.reports': undefined
  'lottery.result': undefined
  'lottery.resultBy': undefined
  'lottery.results': undefined
  'lottery.return': undefined
  'lottery.round': undefined
  'lottery.saleCloses': undefined
  'lottery.saleOpens': undefined
  'lottery.scope': undefined
  'lottery.secondAsked': undefined
  'lottery.secondText': undefined
  'lottery.settledAt': undefined
  'lottery.settledSoFar': undefined
  'lottery.settlesAt': undefined
  'lottery.settlesIn': undefined
  'lottery.sold': undefined
  'lottery.sourceUrl': undefined
  'lottery.sourceUrlHint': undefined
  'lottery.sourceUrlWrong': undefined
  'lottery.stakedOn': { bets: string | number; count: number; stakes: string | number }
  'lottery.stakes': undefined
  'lottery.state': undefined
  'lottery.step': undefined
  'lottery.stoppedBy': { name: string | number; when: string | number }
  'lottery.taken': undefined
  'lottery.thisIssue': { numero: string | number }
  'lottery.times': undefined
  'lottery.underWay': { bets: string | number }
  'lottery.version': undefined
  'lottery.versionNumber': { version: string | number }
  'lottery.versions': { count: number }
  'lottery.voidAfter': { when: string | number }
  'lottery.waiting': { overdue: string | number; results: string | number }
  'lottery.wholeSelection': undefined
  'lottery.winners': undefined
  'lottery.worst': undefined
  'lottery.worstText': undefined
  'lottery.wrongOrMissing': undefined
  'lottery.wrongPrizes': undefined
  'lotteryAct.correct.short': undefined
  'lotteryAct.correct.text': undefined
  'lotteryAct.correct.title': { numero: string | number }
  'lotteryAct.enter.confirm': undefined
  'lotteryAct.enter.done': undefined
  'lotteryAct.enter.short': undefined
  'lotteryAct.enter.text': undefined
  'lotteryAct.enter.title': { numero: string | number }
  'lotteryAct.stop.confirm': undefined
  'lotteryAct.stop.done': undefined
  'lotteryAct.stop.short': undefined
  'lotteryAct.stop.text': undefined
  'lotteryAct.stop.title': { numero: string | number }
  'lotteryAct.void.short': undefined
  'lotteryAct.void.text': { paid: string | number; stakes: string | number }
  'lotteryAct.void.title': { numero: string | number }
  'lotteryConfirm.confirm': undefined
  'lotteryConfirm.differs': undefined
  'lotteryConfirm.differsText': { source: string | number }
  'lotteryConfirm.done': { when: string | number }
  'lotteryConfirm.kept': undefined
  'lotteryConfirm.placeholder': undefined
  'lotteryConfirm.placeholderText': { source: string | number }
  'lotteryConfirm.short': undefined
  'lotteryConfirm.text': undefined
  'lotteryConfirm.title': { source: string | number }
  'lotteryMark.closed.confirm': { count: number }
  'lotteryMark.closed.done': { count: number }
  'lotteryMark.closed.text': undefined
  'lotteryMark.half.confirm': { count: number }
  'lotteryMark.half.done': { count: number }
  'lotteryMark.half.text': undefined
  'lotteryMark.usual.confirm': { count: number }
  'lotteryMark.usual.done': { count: number }
  'lotteryMark.usual.text': undefined
  'lotteryMode.ELOTT': undefined
  'lotteryMode.LOTT': undefined
  'lotteryMode.SEA': undefined
  'lotteryMode.ZY': undefined
  'lotteryName.everyMinutes': { count: number }
  'lotteryName.family.D4': undefined
  'lotteryName.family.E5': undefined
  'lotteryName.family.K3': undefined
  'lotteryName.family.LHC': undefined
  'lotteryName.family.P3': undefined
  'lotteryName.family.PC28': undefined
  'lotteryName.family.PK10': undefined
  'lotteryName.family.SEA': undefined
  'lotteryName.family.SSC': undefined
  'lotteryName.family.VNN': undefined
  'lotteryName.family.VNS': undefined
  'lotteryName.field.DB': undefined
  'lotteryName.field.b2': undefined
  'lotteryName.field.back3': undefined
  'lotteryName.field.change': undefined
  'lotteryName.field.consolation': undefined
  'lotteryName.field.dice': undefined
  'lotteryName.field.digits': undefined
  'lotteryName.field.first': undefined
  'lotteryName.field.front3': undefined
  'lotteryName.field.number': undefined
  'lotteryName.field.numbers': undefined
  'lotteryName.field.second': undefined
  'lotteryName.field.special': undefined
  'lotteryName.field.specials': undefined
  'lotteryName.field.third': undefined
  'lotteryName.field.tier': { count: string | number }
  'lotteryName.field.value': undefined
  'lotteryName.field.yearAnimal': undefined
  'lotteryName.game.D4_MAGNUM': undefined
  'lotteryName.game.HN': undefined
  'lotteryName.game.HN_SP': undefined
  'lotteryName.game.HN_VIP': undefined
  'lotteryName.game.LAO': undefined
  'lotteryName.game.STK_DJI': undefined
  'lotteryName.game.STK_HSI': undefined
  'lotteryName.game.STK_NIKKEI_AM': undefined
  'lotteryName.game.STK_NIKKEI_PM': undefined
  'lotteryName.game.STK_SET_AM': undefined
  'lotteryName.game.STK_SET_PM': undefined
  'lotteryName.game.TH_GOV': undefined
  'lotteryName.game.VNN': undefined
  'lotteryName.group.3': undefined
  'lotteryName.group.4': undefined
  'lotteryName.group.5': undefined
  'lotteryName.group.F2': undefined
  'lotteryName.group.F3': undefined
  'lotteryName.group.L2': undefined
  'lotteryName.group.L3': undefined
  'lotteryName.group.M3': undefined
  'lotteryName.group.banker': undefined
  'lotteryName.group.bottom': undefined
  'lotteryName.group.cang': undefined
  'lotteryName.group.choose': undefined
  'lotteryName.group.de': undefined
  'lotteryName.group.dice': undefined
  'lotteryName.group.dragonTiger': undefined
  'lotteryName.group.dragonTigerPush': undefined
  'lotteryName.group.ibox': undefined
  'lotteryName.group.linked': undefined
  'lotteryName.group.lo': undefined
  'lotteryName.group.markets': undefined
  'lotteryName.group.none': undefined
  'lotteryName.group.normal': undefined
  'lotteryName.group.other': undefined
  'lotteryName.group.positions': undefined
  'lotteryName.group.prizes': undefined
  'lotteryName.group.repeats': undefined
  'lotteryName.group.sides': undefined
  'lotteryName.group.special': undefined
  'lotteryName.group.sum': undefined
  'lotteryName.group.top': undefined
  'lotteryName.group.truot': undefined
  'lotteryName.group.xien': undefined
  'lotteryName.group.zodiac': undefined
  'lotteryName.method.2BOTTOM': undefined
  'lotteryName.method.2QZ': undefined
  'lotteryName.method.2TOP': undefined
  'lotteryName.method.2ZT': undefined
  'lotteryName.method.3A': undefined
  'lotteryName.method.3BACK': undefined
  'lotteryName.method.3C_DB': undefined
  'lotteryName.method.3C_DD': undefined
  'lotteryName.method.3C_G1': undefined
  'lotteryName.method.3C_G6': undefined
  'lotteryName.method.3C_G7': undefined
  'lotteryName.method.3FRONT': undefined
  'lotteryName.method.3QZ': undefined
  'lotteryName.method.3TOD': undefined
  'lotteryName.method.3TOP': undefined
  'lotteryName.method.3Z2': undefined
  'lotteryName.method.4A': undefined
  'lotteryName.method.4C_DB': undefined
  'lotteryName.method.4TOD': undefined
  'lotteryName.method.4TOP': undefined
  'lotteryName.method.ANYWHERE': { count: string | number }
  'lotteryName.method.BIG': undefined
  'lotteryName.method.BOX_BIG': undefined
  'lotteryName.method.BOX_SMALL': undefined
  'lotteryName.method.BSOE': undefined
  'lotteryName.method.CHOOSE': { count: string | number }
  'lotteryName.method.CHOOSE_DT': { count: string | number }
  'lotteryName.method.COMBO': undefined
  'lotteryName.method.DAU': undefined
  'lotteryName.method.DB_BSOE': undefined
  'lotteryName.method.DE_DB': undefined
  'lotteryName.method.DE_DB_HEAD': undefined
  'lotteryName.method.DE_DD': undefined
  'lotteryName.method.DE_G1': undefined
  'lotteryName.method.DE_G1_HEAD': undefined
  'lotteryName.method.DE_G7': undefined
  'lotteryName.method.DE_G8': undefined
  'lotteryName.method.DIFF2': undefined
  'lotteryName.method.DIFF3': undefined
  'lotteryName.method.DIRECT': undefined
  'lotteryName.method.DIRECT_IN': undefined
  'lotteryName.method.DT': undefined
  'lotteryName.method.DUEL': { first: string | number; second: string | number }
  'lotteryName.method.DUOI': undefined
  'lotteryName.method.EXTREME': undefined
  'lotteryName.method.F1': undefined
  'lotteryName.method.F2': undefined
  'lotteryName.method.F3': undefined
  'lotteryName.method.FIXED': undefined
  'lotteryName.method.FUN': { count: string | number }
  'lotteryName.method.G10': undefined
  'lotteryName.method.G12': undefined
  'lotteryName.method.G120': undefined
  'lotteryName.method.G2': undefined
  'lotteryName.method.G20': undefined
  'lotteryName.method.G24': undefined
  'lotteryName.method.G3': undefined
  'lotteryName.method.G30': undefined
  'lotteryName.method.G4': undefined
  'lotteryName.method.G5': undefined
  'lotteryName.method.G6': undefined
  'lotteryName.method.G60': undefined
  'lotteryName.method.GROUP': undefined
  'lotteryName.method.GROUP_DT': undefined
  'lotteryName.method.GSUM': undefined
  'lotteryName.method.IBOX_BIG': undefined
  'lotteryName.method.IBOX_SMALL': undefined
  'lotteryName.method.LEOPARD': undefined
  'lotteryName.method.LO2': undefined
  'lotteryName.method.LO2_1K': undefined
  'lotteryName.method.LO2_HEAD': undefined
  'lotteryName.method.LO3': undefined
  'lotteryName.method.LO4': undefined
  'lotteryName.method.LX': { count: string | number }
  'lotteryName.method.MID': undefined
  'lotteryName.method.MIX': undefined
  'lotteryName.method.NBZ': { count: string | number }
  'lotteryName.method.NUM': undefined
  'lotteryName.method.NUM3': undefined
  'lotteryName.method.ODD': undefined
  'lotteryName.method.ONE': undefined
  'lotteryName.method.PAIR': undefined
  'lotteryName.method.PAIR_ANY': undefined
  'lotteryName.method.POS_BSOE': undefined
  'lotteryName.method.ROLL_BIG': undefined
  'lotteryName.method.ROLL_SMALL': undefined
  'lotteryName.method.RUNBOTTOM': undefined
  'lotteryName.method.RUNTOP': undefined
  'lotteryName.method.SHAPE': undefined
  'lotteryName.method.SMALL': undefined
  'lotteryName.method.SPAN': undefined
  'lotteryName.method.STRAIGHT_ANY': undefined
  'lotteryName.method.SUM': undefined
  'lotteryName.method.SUM2': undefined
  'lotteryName.method.SUM2_BSOE': undefined
  'lotteryName.method.SUM_BSOE': undefined
  'lotteryName.method.TC': undefined
  'lotteryName.method.TM': undefined
  'lotteryName.method.TM_BSOE': undefined
  'lotteryName.method.TM_COLOR': undefined
  'lotteryName.method.TM_SUMBS': undefined
  'lotteryName.method.TM_SUMOE': undefined
  'lotteryName.method.TM_TAILBS': undefined
  'lotteryName.method.TM_ZODIAC': undefined
  'lotteryName.method.TRIPLE': undefined
  'lotteryName.method.TRIPLE_ANY': undefined
  'lotteryName.method.TRUOT': { count: string | number }
  'lotteryName.method.WS': undefined
  'lotteryName.method.XIEN': { count: string | number }
  'lotteryName.method.YX': undefined
  'lotteryName.method.ZM': undefined
  'lotteryName.method.ZMT': { count: string | number }
  'lotteryName.ofFamily': { family: string | number; name: string | number }
  'lotteryName.play': { group: string | number; method: string | number }
  'lotteryName.row.animal': undefined
  'lotteryName.row.banker': undefined
  'lotteryName.row.digit': undefined
  'lotteryName.row.group': undefined
  'lotteryName.row.lastDigit': undefined
  'lotteryName.row.leopard': undefined
  'lotteryName.row.middle': undefined
  'lotteryName.row.number': undefined
  'lotteryName.row.numbers': undefined
  'lotteryName.row.odd': undefined
  'lotteryName.row.pair': undefined
  'lotteryName.row.position': { count: string | number }
  'lotteryName.row.quad': undefined
  'lotteryName.row.shape': undefined
  'lotteryName.row.side': undefined
  'lotteryName.row.single': undefined
  'lotteryName.row.span': undefined
  'lotteryName.row.special': undefined
  'lotteryName.row.straight': undefined
  'lotteryName.row.sum': undefined
  'lotteryName.row.t2': undefined
  'lotteryName.row.t3': undefined
  'lotteryName.row.tail': undefined
  'lotteryName.row.triple': undefined
  'lotteryName.tier.1': undefined
  'lotteryName.tier.G3': undefined
  'lotteryName.tier.G6': undefined
  'lotteryName.tier.T0': undefined
  'lotteryName.tier.Z2': undefined
  'lotteryName.tier.Z3': undefined
  'lotteryName.tier.Z4': undefined
  'lotteryName.tier.Z5': undefined
  'lotteryName.tier.ZT': undefined
  'lotteryName.tier.consolation': undefined
  'lotteryName.tier.first': undefined
  'lotteryName.tier.ordered': { count: string | number; prize: string | number }
  'lotteryName.tier.orders': { count: string | number }
  'lotteryName.tier.second': undefined
  'lotteryName.tier.special': undefined
  'lotteryName.tier.tail': undefined
  'lotteryName.tier.third': undefined
  'lotteryName.value.ALL': undefined
  'lotteryName.value.B': undefined
  'lotteryName.value.BE': undefined
  'lotteryName.value.BO': undefined
  'lotteryName.value.D': undefined
  'lotteryName.value.DOG': undefined
  'lotteryName.value.DRAGON': undefined
  'lotteryName.value.E': undefined
  'lotteryName.value.G': undefined
  'lotteryName.value.GOAT': undefined
  'lotteryName.value.HALF': undefined
  'lotteryName.value.HORSE': undefined
  'lotteryName.value.MAX': undefined
  'lotteryName.value.MIN': undefined
  'lotteryName.value.MISC': undefined
  'lotteryName.value.MONKEY': undefined
  'lotteryName.value.O': undefined
  'lotteryName.value.OX': undefined
  'lotteryName.value.PAIR': undefined
  'lotteryName.value.PIG': undefined
  'lotteryName.value.R': undefined
  'lotteryName.value.RABBIT': undefined
  'lotteryName.value.RAT': undefined
  'lotteryName.value.ROOSTER': undefined
  'lotteryName.value.S': undefined
  'lotteryName.value.SE': undefined
  'lotteryName.value.SNAKE': undefined
  'lotteryName.value.SO': undefined
  'lotteryName.value.STRAIGHT': undefined
  'lotteryName.value.T': undefined
  'lotteryName.value.TIGER': undefined
  'lotteryName.value.TRIPLE': undefined
  'lotteryName.value.X': undefined
  'lotteryName.value.blue': undefined
  'lotteryPrice.house': undefined
  'lotteryPrice.own': undefined
  'lotteryPrice.ownGroup': undefined
  'lotteryPrice.playersGroup': undefined
  'lotteryPriceFault.missing_odds': undefined
  'lotteryPriceFault.odds': undefined
  'lotteryPriceFault.return_too_high': undefined
  'lotteryPriceFault.return_too_low': undefined
  'lotteryPriceFault.unknown_tier': undefined
  'lotteryPriceKind.group': undefined
  'lotteryPriceKind.groupText': undefined
  'lotteryPriceKind.house': undefined
  'lotteryPriceKind.houseText': undefined
  'lotteryPriceKind.odds': undefined
  'lotteryPriceKind.oddsText': undefined
  'lotteryQueue.delay': undefined
  'lotteryQueue.overdue': undefined
  'lotteryQueue.result': undefined
  'lotteryReport.confirms': undefined
  'lotteryReport.differs': undefined
  'lotteryReport.feed': undefined
  'lotteryReport.operator': undefined
  'lotteryReport.own': undefined
  'lotteryReport.part': undefined
  'lotteryReport.repeated': undefined
  'lotteryReport.source': undefined
  'lotteryReport.zeros': undefined
  'lotteryResults.fair': undefined
  'lotteryResults.imported': undefined
  'lotterySale.closed': undefined
  'lotterySale.half': undefined
  'lotterySale.usual': undefined
  'lotteryState.CLOSED': undefined
  'lotteryState.DELAYED': undefined
  'lotteryState.DRAWN': undefined
  'lotteryState.OPEN': undefined
  'lotteryState.SCHEDULED': undefined
  'lotteryState.SETTLED': undefined
  'lotteryState.VOID': undefined
  'lotteryStep.awaitingConfirmation': undefined
  'lotteryStep.awaitingDraw': undefined
  'lotteryStep.awaitingResult': undefined
  'lotteryStep.confirmed': undefined
  'lotteryStep.correcting': undefined
  'lotteryStep.differing': undefined
  'lotteryStep.partial': undefined
  'lotteryStep.sale': undefined
  'lotteryStep.settled': undefined
  'lotteryStep.settling': undefined
  'lotteryStep.void': undefined
  'lotteryVoid.no_beacon': undefined
  'lotteryVoid.no_result': undefined
  'lotteryVoid.operator': undefined
  'lotteryVoid.schedule': undefined
  'lotteryWaits.awaitingConfirmation': undefined
  'lotteryWaits.awaitingResult': undefined
  'lotteryWaits.confirmed': undefined
  'lotteryWaits.differing': undefined
  'lotteryWaits.partial': undefined
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
  'member.identity': undefined
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
  'member.tags': undefined
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
  'method.service': undefined
  'method.sms': undefined
  'money.available': undefined
  'money.held': undefined
  'money.owed': undefined
  'money.title': undefined
  'nav.house': undefined
  'nav.lottery': undefined
  'nav.members': undefined
  'nav.portal': undefined
  'nav.today': undefined
  'none.devices': undefined
  'none.rounds': undefined
  'none.sessions': undefined
  'none.signIns': undefined
  'none.statement': undefined
  'none.transactions': undefined
  'none.turnover': undefined
  'notPermitted.text': undefined
  'notPermitted.title': undefined
  'nothingHere.back': undefined
  'nothingHere.title': undefined
  'object.account': { name: string | number }
  'object.deposit': { name: string | number }
  'object.game': { name: string | number }
  'object.key': undefined
  'object.lottery': { name: string | number }
  'object.operator': { name: string | number }
  'object.promotion': { name: string | number }
  'object.reward': { name: string | number }
  'object.settings': { name: string | number }
  'object.transfer': { name: string | number }
  'object.vendor': { name: string | number }
  'object.withdrawal': { name: string | number }
  'odds.caption': undefined
  'odds.missing': { part: string | number }
  'odds.odds': undefined
  'odds.prize': undefined
  'odds.sum': undefined
  'odds.tooMuch': { part: string | number }
  'odds.whole': undefined
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
  'ownPassword.again': undefined
  'ownPassword.new': undefined
  'ownPassword.rule': undefined
  'ownPassword.short': undefined
  'ownPassword.submit': undefined
  'ownPassword.text': undefined
  'ownPassword.title': undefined
  'page.announcements': undefined
  'page.approvals': undefined
  'page.audit': undefined
  'page.banners': undefined
  'page.deposits': undefined
  'page.games': undefined
  'page.gifts': undefined
  'page.help': undefined
  'page.lotteryExposure': undefined
  'page.lotteryIssues': undefined
  'page.lotteryNumbers': undefined
  'page.lotteryPrices': undefined
  'page.members': undefined
  'page.promotions': undefined
  'page.roles': undefined
  'page.settings': undefined
  'page.staff': undefined
  'page.vendors': undefined
  'page.withdrawals': undefined
  'payOut.approve.ask': { amount: string | number }
  'payOut.approve.confirm': { amount: string | number }
  'payOut.approve.done': { amount: string | number }
  'payOut.approve.short': undefined
  'payOut.approve.text': { account: string | number; amount: string | number; fee: string | number }
  'payOut.approve.title': { number: string | number }
  'payOut.hold.confirm': undefined
  'payOut.hold.done': undefined
  'payOut.hold.short': undefined
  'payOut.hold.text': { amount: string | number }
  'payOut.hold.title': { number: string | number }
  'payOut.reject.confirm': { amount: string | number }
  'payOut.reject.done': undefined
  'payOut.reject.short': undefined
  'payOut.reject.text': { amount: string | number }
  'payOut.reject.title': { number: string | number }
  'payOut.resume.confirm': undefined
  'payOut.resume.done': undefined
  'payOut.resume.short': undefined
  'payOut.resume.text': { amount: string | number }
  'payOut.resume.title': { number: string | number }
  'payment.account': undefined
  'payment.content': undefined
  'payment.entry': undefined
  'payment.paidAt': undefined
  'payment.payer': undefined
  'payment.transaction': undefined
  'paymentStatus.paid': undefined
  'paymentStatus.reversed': undefined
  'payments.none': undefined
  'payments.title': undefined
  'payoutCall.callback': undefined
  'payoutCall.file': undefined
  'payoutCall.inquiry': undefined
  'payoutCall.payout': undefined
  'payouts.added': { when: string | number }
  'payouts.bank': undefined
  'payouts.default': undefined
  'payouts.held': { when: string | number }
  'payouts.holder': undefined
  'payouts.lockedUntil': { when: string | number }
  'payouts.none': undefined
  'payouts.number': undefined
  'payouts.on': { account: string | number; action: string | number }
  'payouts.password': undefined
  'payouts.passwordNone': undefined
  'payouts.passwordSet': { when: string | number }
  'payouts.remove': undefined
  'payouts.removeText': { account: string | number }
  'payouts.reset': undefined
  'payouts.resetText': undefined
  'payouts.resetTitle': { name: string | number }
  'payouts.show': undefined
  'payouts.showText': { account: string | number }
  'payouts.title': undefined
  'payouts.triesLeft': { left: number }
  'promotionAbout.agent_ladder': undefined
  'promotionAbout.check_in': undefined
  'promotionAbout.extra_rebate': undefined
  'promotionAbout.gift': undefined
  'promotionAbout.messaging_task': undefined
  'promotionAbout.newbie_task': undefined
  'promotionAbout.nth_deposit': undefined
  'promotionAbout.red_packet': undefined
  'promotionAbout.reload': undefined
  'promotionAbout.rescue': undefined
  'promotionAbout.vip_birthday': undefined
  'promotionAbout.vip_monthly': undefined
  'promotionAbout.vip_upgrade': undefined
  'promotionAbout.vip_weekly': undefined
  'promotionAbout.wheel': undefined
  'promotionArt.bank': undefined
  'promotionArt.calendar': undefined
  'promotionArt.chest': undefined
  'promotionArt.coins': undefined
  'promotionArt.crown': undefined
  'promotionArt.cup': undefined
  'promotionArt.dice': undefined
  'promotionArt.gift': undefined
  'promotionArt.lifebuoy': undefined
  'promotionArt.phone': undefined
  'promotionArt.red-packet': undefined
  'promotionArt.seven': undefined
  'promotionArt.shield': undefined
  'promotionArt.wheel': undefined
  'promotionState.ahead': undefined
  'promotionState.draft': undefined
  'promotionState.over': undefined
  'promotionState.running': undefined
  'promotionState.stopped': undefined
  'promotions.all': undefined
  'promotions.art': undefined
  'promotions.budget': undefined
  'promotions.chooseKind': undefined
  'promotions.code': undefined
  'promotions.forGood': undefined
  'promotions.from': undefined
  'promotions.kind': undefined
  'promotions.name': undefined
  'promotions.new': undefined
  'promotions.noLimit': undefined
  'promotions.none': undefined
  'promotions.noneText': undefined
  'promotions.reviews': undefined
  'promotions.second': undefined
  'promotions.state': undefined
  'promotions.today': undefined
  'promotions.until': undefined
  'proofs.alt': { place: string | number; title: string | number }
  'proofs.count': { count: number }
  'proofs.show': { place: string | number }
  'proofs.title': undefined
  'providers.balance': undefined
  'providers.channels': undefined
  'providers.differences': undefined
  'providers.fine': undefined
  'providers.heard': undefined
  'providers.look': undefined
  'providers.never': undefined
  'providers.noChannel': undefined
  'providers.none': undefined
  'providers.noneText': undefined
  'providers.notConfigured': undefined
  'providers.open': undefined
  'providers.paid': undefined
  'providers.paidAmount': undefined
  'providers.reconciled': undefined
  'providers.unheard': undefined
  'providers.unknown': undefined
  'queue.none': undefined
  'queue.noneText': undefined
  'queueFilter.disputed': undefined
  'queueFilter.open': undefined
  'queueFilter.waiting': undefined
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
  'records.zone': { zone: string | number }
  'reject.confirm': { amount: string | number }
  'reject.done': undefined
  'reject.short': undefined
  'reject.text': undefined
  'reject.title': { number: string | number }
  'result.entered': undefined
  'result.refused': undefined
  'result.stepUp': undefined
  'reverse.confirm': { amount: string | number }
  'reverse.second': undefined
  'reverse.short': undefined
  'reverse.text': { amount: string | number }
  'reverse.title': { number: string | number }
  'review.amount_differs': undefined
  'review.amount_drifted': undefined
  'review.manual': undefined
  'review.name_differs': undefined
  'reviewReason.always': undefined
  'reviewReason.device': undefined
  'reviewReason.network': undefined
  'reviewReason.payer': undefined
  'reviewText.amount_differs': undefined
  'reviewText.amount_drifted': undefined
  'reviewText.manual': undefined
  'reviewText.name_differs': undefined
  'reviews.amount': undefined
  'reviews.approve': undefined
  'reviews.approveText': undefined
  'reviews.approveTitle': { amount: string | number; member: string | number }
  'reviews.approved': undefined
  'reviews.asked': undefined
  'reviews.cycle': undefined
  'reviews.member': undefined
  'reviews.none': undefined
  'reviews.noneText': undefined
  'reviews.note': undefined
  'reviews.noteHint': undefined
  'reviews.promotion': undefined
  'reviews.refuse': undefined
  'reviews.refuseText': undefined
  'reviews.refuseTitle': { amount: string | number; member: string | number }
  'reviews.refused': undefined
  'reviews.shared': undefined
  'reviews.text': undefined
  'reviews.why': undefined
  'rewardStatus.applying': undefined
  'rewardStatus.claimed': undefined
  'rewardStatus.close': undefined
  'rewardStatus.issued': undefined
  'rewardStatus.rejected': undefined
  'rewardStatus.signed': undefined
  'rewards.label': undefined
  'rewards.none': undefined
  'rewards.note': undefined
  'rewards.status': undefined
  'rewards.when': undefined
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
  'second.asked': undefined
  'second.needed': undefined
  'second.text': undefined
  'section.approvals': undefined
  'section.availability': undefined
  'section.banners': undefined
  'section.brand': undefined
  'section.cashier': undefined
  'section.customerService': undefined
  'section.helpCenter': undefined
  'section.languages': undefined
  'section.limits': undefined
  'section.lottery': undefined
  'section.lotterySchedules': undefined
  'section.pageLoad': undefined
  'section.passkeys': undefined
  'section.passwords': undefined
  'section.payoutBanks': undefined
  'section.profileFields': undefined
  'section.regions': undefined
  'section.registration': undefined
  'section.roles': undefined
  'section.sms': undefined
  'section.stepUp': undefined
  'section.treeTransfers': undefined
  'section.vendorGifts': undefined
  'section.vendorWallets': undefined
  'section.vendors': undefined
  'section.verification': undefined
  'section.vip': undefined
  'section.whitelabel': undefined
  'section.winnerBoard': undefined
  'section.withdrawals': undefined
  'sectionAbout.approvals': undefined
  'sectionAbout.availability': undefined
  'sectionAbout.banners': undefined
  'sectionAbout.brand': undefined
  'sectionAbout.cashier': undefined
  'sectionAbout.customerService': undefined
  'sectionAbout.helpCenter': undefined
  'sectionAbout.languages': undefined
  'sectionAbout.limits': undefined
  'sectionAbout.lottery': undefined
  'sectionAbout.lotterySchedules': undefined
  'sectionAbout.pageLoad': undefined
  'sectionAbout.passkeys': undefined
  'sectionAbout.passwords': undefined
  'sectionAbout.payoutBanks': undefined
  'sectionAbout.profileFields': undefined
  'sectionAbout.regions': undefined
  'sectionAbout.registration': undefined
  'sectionAbout.roles': undefined
  'sectionAbout.sms': undefined
  'sectionAbout.stepUp': undefined
  'sectionAbout.treeTransfers': undefined
  'sectionAbout.vendorGifts': undefined
  'sectionAbout.vendorWallets': undefined
  'sectionAbout.vendors': undefined
  'sectionAbout.verification': undefined
  'sectionAbout.vip': undefined
  'sectionAbout.whitelabel': undefined
  'sectionAbout.winnerBoard': undefined
  'sectionAbout.withdrawals': undefined
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
  'setting.approvals.accessHoldHours': undefined
  'setting.approvals.moneyNotices': undefined
  'setting.approvals.moneyNotices.address': undefined
  'setting.approvals.moneyNotices.language': undefined
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
  'setting.cashier.aloneByOperator': undefined
  'setting.cashier.aloneToMember': undefined
  'setting.cashier.approvedAlone': undefined
  'setting.cashier.channels': undefined
  'setting.cashier.channels.accounts': undefined
  'setting.cashier.channels.accounts.bin': undefined
  'setting.cashier.channels.accounts.holder': undefined
  'setting.cashier.channels.accounts.number': undefined
  'setting.cashier.channels.bonusPpm': undefined
  'setting.cashier.channels.countries': undefined
  'setting.cashier.channels.enabled': undefined
  'setting.cashier.channels.feePpm': undefined
  'setting.cashier.channels.id': undefined
  'setting.cashier.channels.kind': undefined
  'setting.cashier.channels.least': undefined
  'setting.cashier.channels.minutes': undefined
  'setting.cashier.channels.most': undefined
  'setting.cashier.channels.name': undefined
  'setting.cashier.channels.presets': undefined
  'setting.cashier.channels.provider': undefined
  'setting.cashier.channels.turnover': undefined
  'setting.cashier.checksNames': undefined
  'setting.cashier.clearBelow': undefined
  'setting.cashier.leastOdds': undefined
  'setting.cashier.openAtMost': undefined
  'setting.cashier.unpaidPerHour': undefined
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
  'setting.lottery.closed': undefined
  'setting.lottery.limits': undefined
  'setting.lottery.limits.leastStake': undefined
  'setting.lottery.limits.mostLines': undefined
  'setting.lottery.limits.mostPayoutOfBet': undefined
  'setting.lottery.limits.mostPayoutOfIssue': undefined
  'setting.lottery.limits.mostPayoutOfNumber': undefined
  'setting.lottery.limits.mostPayoutOfPlayer': undefined
  'setting.lottery.limits.mostStake': undefined
  'setting.lottery.limits.mostStakeOfLine': undefined
  'setting.lottery.limitsOfGames': undefined
  'setting.lottery.limitsOfGames.gameCode': undefined
  'setting.lottery.limitsOfGames.limits': undefined
  'setting.lottery.limitsOfGames.limits.leastStake': undefined
  'setting.lottery.limitsOfGames.limits.mostLines': undefined
  'setting.lottery.limitsOfGames.limits.mostPayoutOfBet': undefined
  'setting.lottery.limitsOfGames.limits.mostPayoutOfIssue': undefined
  'setting.lottery.limitsOfGames.limits.mostPayoutOfNumber': undefined
  'setting.lottery.limitsOfGames.limits.mostPayoutOfPlayer': undefined
  'setting.lottery.limitsOfGames.limits.mostStake': undefined
  'setting.lottery.limitsOfGames.limits.mostStakeOfLine': undefined
  'setting.lottery.prizeGroups': undefined
  'setting.lottery.prizeGroups.least': undefined
  'setting.lottery.prizeGroups.most': undefined
  'setting.lottery.settleAfterSeconds': undefined
  'setting.lottery.units': undefined
  'setting.lotterySchedules.games': undefined
  'setting.lotterySchedules.games.closeSeconds': undefined
  'setting.lotterySchedules.games.closeTime': undefined
  'setting.lotterySchedules.games.closures': undefined
  'setting.lotterySchedules.games.closures.from': undefined
  'setting.lotterySchedules.games.closures.to': undefined
  'setting.lotterySchedules.games.drawTime': undefined
  'setting.lotterySchedules.games.drawn': undefined
  'setting.lotterySchedules.games.drawn.from': undefined
  'setting.lotterySchedules.games.drawn.to': undefined
  'setting.lotterySchedules.games.gameCode': undefined
  'setting.lotterySchedules.games.moved': undefined
  'setting.lotterySchedules.games.moved.from': undefined
  'setting.lotterySchedules.games.moved.to': undefined
  'setting.lotterySchedules.games.weekdays': undefined
  'setting.pageLoad.slowAfterSeconds': undefined
  'setting.passkeys.domains': undefined
  'setting.passwords.changesAtFirstLogin': undefined
  'setting.passwords.expiresAfterDays': undefined
  'setting.passwords.tellsUnknownNames': undefined
  'setting.payoutBanks.off': undefined
  'setting.profileFields.fields': undefined
  'setting.promotion.agent_ladder.rule.own.steps': undefined
  'setting.promotion.agent_ladder.rule.own.steps.members': undefined
  'setting.promotion.agent_ladder.rule.own.steps.reward': undefined
  'setting.promotion.agent_ladder.rule.own.valid': undefined
  'setting.promotion.budget': undefined
  'setting.promotion.budgetPerDay': undefined
  'setting.promotion.check_in.rule.own.deposited': undefined
  'setting.promotion.check_in.rule.own.rewards': undefined
  'setting.promotion.check_in.rule.own.valid': undefined
  'setting.promotion.code': undefined
  'setting.promotion.content': undefined
  'setting.promotion.content.art': undefined
  'setting.promotion.content.groups': undefined
  'setting.promotion.content.name': undefined
  'setting.promotion.content.summary': undefined
  'setting.promotion.endsAt': undefined
  'setting.promotion.extra_rebate.rule.own.most': undefined
  'setting.promotion.extra_rebate.rule.own.ppm': undefined
  'setting.promotion.extra_rebate.rule.own.products': undefined
  'setting.promotion.extra_rebate.rule.own.valid': undefined
  'setting.promotion.gift.rule.own.most': undefined
  'setting.promotion.messaging_task.rule.own.deposited': undefined
  'setting.promotion.messaging_task.rule.own.reward': undefined
  'setting.promotion.newbie_task.rule.own.reward': undefined
  'setting.promotion.newbie_task.rule.own.task': undefined
  'setting.promotion.nth_deposit.rule.own.hours': undefined
  'setting.promotion.nth_deposit.rule.own.least': undefined
  'setting.promotion.nth_deposit.rule.own.most': undefined
  'setting.promotion.nth_deposit.rule.own.nth': undefined
  'setting.promotion.nth_deposit.rule.own.ppm': undefined
  'setting.promotion.red_packet.rule.own.deposited': undefined
  'setting.promotion.red_packet.rule.own.hours': undefined
  'setting.promotion.red_packet.rule.own.least': undefined
  'setting.promotion.red_packet.rule.own.minutes': undefined
  'setting.promotion.red_packet.rule.own.most': undefined
  'setting.promotion.red_packet.rule.own.pool': undefined
  'setting.promotion.reload.rule.own.least': undefined
  'setting.promotion.reload.rule.own.most': undefined
  'setting.promotion.reload.rule.own.ppm': undefined
  'setting.promotion.rescue.rule.own.balanceAtMost': undefined
  'setting.promotion.rescue.rule.own.most': undefined
  'setting.promotion.rescue.rule.own.of': undefined
  'setting.promotion.rescue.rule.own.tiers': undefined
  'setting.promotion.rescue.rule.own.tiers.from': undefined
  'setting.promotion.rescue.rule.own.tiers.ppm': undefined
  'setting.promotion.rule': undefined
  'setting.promotion.rule.common': undefined
  'setting.promotion.rule.common.countries': undefined
  'setting.promotion.rule.common.excludeTags': undefined
  'setting.promotion.rule.common.exclusiveGroup': undefined
  'setting.promotion.rule.common.mayReapply': undefined
  'setting.promotion.rule.common.mostPerMember': undefined
  'setting.promotion.rule.common.needs': undefined
  'setting.promotion.rule.common.newWithinDays': undefined
  'setting.promotion.rule.common.oncePer': undefined
  'setting.promotion.rule.common.optIn': undefined
  'setting.promotion.rule.common.review': undefined
  'setting.promotion.rule.common.stackable': undefined
  'setting.promotion.rule.common.vipFrom': undefined
  'setting.promotion.rule.common.wagering': undefined
  'setting.promotion.rule.common.wagering.counts': undefined
  'setting.promotion.rule.common.wagering.days': undefined
  'setting.promotion.rule.common.wagering.factor': undefined
  'setting.promotion.rule.common.wagering.largestBet': undefined
  'setting.promotion.rule.common.wagering.of': undefined
  'setting.promotion.rule.own': undefined
  'setting.promotion.startsAt': undefined
  'setting.promotion.vip_birthday.rule.own.accountDays': undefined
  'setting.promotion.vip_birthday.rule.own.around': undefined
  'setting.promotion.vip_birthday.rule.own.savedDays': undefined
  'setting.promotion.vip_monthly.rule.own.deposits': undefined
  'setting.promotion.vip_upgrade.rule.own.from': undefined
  'setting.promotion.vip_weekly.rule.own.deposits': undefined
  'setting.promotion.wheel.rule.own.deposited': undefined
  'setting.promotion.wheel.rule.own.prizes': undefined
  'setting.promotion.wheel.rule.own.prizes.amount': undefined
  'setting.promotion.wheel.rule.own.prizes.name': undefined
  'setting.promotion.wheel.rule.own.prizes.ppm': undefined
  'setting.promotion.wheel.rule.own.prizes.stock': undefined
  'setting.promotion.wheel.rule.own.ticketsAtMost': undefined
  'setting.promotion.wheel.rule.own.valid': undefined
  'setting.regions.denied': undefined
  'setting.registration.fields': undefined
  'setting.registration.triesPerHour': undefined
  'setting.sms.countries': undefined
  'setting.sms.perDay': undefined
  'setting.sms.route': undefined
  'setting.stepUp.enabled': undefined
  'setting.stepUp.knownForDays': undefined
  'setting.stepUp.trustsKnownDevices': undefined
  'setting.treeTransfers.downline': undefined
  'setting.treeTransfers.least': undefined
  'setting.treeTransfers.most': undefined
  'setting.treeTransfers.sumPerDay': undefined
  'setting.treeTransfers.turnover': undefined
  'setting.treeTransfers.upline': undefined
  'setting.vendorGifts.perCall': undefined
  'setting.vendorGifts.perDay': undefined
  'setting.vendorGifts.perWin': undefined
  'setting.vendorGifts.vendors': undefined
  'setting.vendorGifts.vendors.perCall': undefined
  'setting.vendorGifts.vendors.perDay': undefined
  'setting.vendorGifts.vendors.vendor': undefined
  'setting.vendorGifts.winMultiple': undefined
  'setting.vendorWallets.vendors': undefined
  'setting.vendorWallets.vendors.least': undefined
  'setting.vendorWallets.vendors.mode': undefined
  'setting.vendorWallets.vendors.name': undefined
  'setting.vendorWallets.vendors.unit': undefined
  'setting.vendorWallets.vendors.vendor': undefined
  'setting.vendors.blocked': undefined
  'setting.verification.underAttack': undefined
  'setting.vip.levels': undefined
  'setting.vip.levels.birthdayGift': undefined
  'setting.vip.levels.deposited': undefined
  'setting.vip.levels.keepValid': undefined
  'setting.vip.levels.monthlyGift': undefined
  'setting.vip.levels.name': undefined
  'setting.vip.levels.upgradeGift': undefined
  'setting.vip.levels.valid': undefined
  'setting.vip.levels.weeklyGift': undefined
  'setting.vip.levels.withdrawalsPerDay': undefined
  'setting.vip.levels.withdrawnPerDay': undefined
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
  'setting.withdrawals.approvedAlone': undefined
  'setting.withdrawals.approvedAutomatically': undefined
  'setting.withdrawals.countPerDay': undefined
  'setting.withdrawals.feePpm': undefined
  'setting.withdrawals.freePerDay': undefined
  'setting.withdrawals.least': undefined
  'setting.withdrawals.leastFee': undefined
  'setting.withdrawals.legLeast': undefined
  'setting.withdrawals.legMost': undefined
  'setting.withdrawals.most': undefined
  'setting.withdrawals.needsMobile': undefined
  'setting.withdrawals.newAccountDays': undefined
  'setting.withdrawals.provider': undefined
  'setting.withdrawals.receiptMinutes': undefined
  'setting.withdrawals.reminders': undefined
  'setting.withdrawals.scoreAtMost': undefined
  'setting.withdrawals.sumPerDay': undefined
  'setting.withdrawals.velocityOrders': undefined
  'setting.withdrawals.velocitySum': undefined
  'settingChoice.counts.all': undefined
  'settingChoice.counts.slots': undefined
  'settingChoice.counts.standard': undefined
  'settingChoice.direction.ltr': undefined
  'settingChoice.direction.rtl': undefined
  'settingChoice.downline.direct': undefined
  'settingChoice.downline.off': undefined
  'settingChoice.downline.team': undefined
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
  'settingChoice.groups.daily': undefined
  'settingChoice.groups.limited': undefined
  'settingChoice.groups.newbie': undefined
  'settingChoice.groups.rebate': undefined
  'settingChoice.groups.special': undefined
  'settingChoice.groups.vip': undefined
  'settingChoice.kind.bankQr': undefined
  'settingChoice.kind.hosted': undefined
  'settingChoice.kind.manual': undefined
  'settingChoice.kind.scratchCard': undefined
  'settingChoice.linkageType.EXTERNAL': undefined
  'settingChoice.linkageType.GAME': undefined
  'settingChoice.linkageType.NONE': undefined
  'settingChoice.linkageType.PROMOTION': undefined
  'settingChoice.linkageType.ROUTE': undefined
  'settingChoice.mode.single': undefined
  'settingChoice.mode.transfer': undefined
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
  'settingChoice.needs.bank': undefined
  'settingChoice.needs.email': undefined
  'settingChoice.needs.id': undefined
  'settingChoice.needs.phone': undefined
  'settingChoice.of.bonus': undefined
  'settingChoice.of.day': undefined
  'settingChoice.of.deposit_and_bonus': undefined
  'settingChoice.of.week': undefined
  'settingChoice.oncePer.bank': undefined
  'settingChoice.oncePer.name': undefined
  'settingChoice.oncePer.phone': undefined
  'settingChoice.products.AC': undefined
  'settingChoice.products.COCKFIGHT': undefined
  'settingChoice.products.ELOTT': undefined
  'settingChoice.products.ESPORTS': undefined
  'settingChoice.products.FISH': undefined
  'settingChoice.products.JP': undefined
  'settingChoice.products.LIVE': undefined
  'settingChoice.products.LOTT': undefined
  'settingChoice.products.PVP': undefined
  'settingChoice.products.RNG': undefined
  'settingChoice.products.SC': undefined
  'settingChoice.products.SPORTS': undefined
  'settingChoice.products.TG': undefined
  'settingChoice.products.VP': undefined
  'settingChoice.review.always': undefined
  'settingChoice.review.never': undefined
  'settingChoice.review.shared': undefined
  'settingChoice.route.gateway': undefined
  'settingChoice.route.provider': undefined
  'settingChoice.task.bank': undefined
  'settingChoice.task.bet': undefined
  'settingChoice.task.deposit': undefined
  'settingChoice.task.email': undefined
  'settingChoice.task.phone': undefined
  'settingChoice.type.B': undefined
  'settingChoice.type.H': undefined
  'settingChoice.type.PL': undefined
  'settingChoice.type.PR': undefined
  'settingChoice.type.PU': undefined
  'settingChoice.weekdays.friday': undefined
  'settingChoice.weekdays.monday': undefined
  'settingChoice.weekdays.saturday': undefined
  'settingChoice.weekdays.sunday': undefined
  'settingChoice.weekdays.thursday': undefined
  'settingChoice.weekdays.tuesday': undefined
  'settingChoice.weekdays.wednesday': undefined
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
  'settingHelp.approvals.accessHoldHours': undefined
  'settingHelp.approvals.moneyNotices': undefined
  'settingHelp.approvals.moneyNotices.language': undefined
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
  'settingHelp.cashier.aloneByOperator': undefined
  'settingHelp.cashier.aloneToMember': undefined
  'settingHelp.cashier.approvedAlone': undefined
  'settingHelp.cashier.channels': undefined
  'settingHelp.cashier.channels.accounts': undefined
  'settingHelp.cashier.channels.accounts.bin': undefined
  'settingHelp.cashier.channels.accounts.holder': undefined
  'settingHelp.cashier.channels.accounts.number': undefined
  'settingHelp.cashier.channels.bonusPpm': undefined
  'settingHelp.cashier.channels.countries': undefined
  'settingHelp.cashier.channels.enabled': undefined
  'settingHelp.cashier.channels.feePpm': undefined
  'settingHelp.cashier.channels.id': undefined
  'settingHelp.cashier.channels.kind': undefined
  'settingHelp.cashier.channels.least': undefined
  'settingHelp.cashier.channels.minutes': undefined
  'settingHelp.cashier.channels.most': undefined
  'settingHelp.cashier.channels.name': undefined
  'settingHelp.cashier.channels.presets': undefined
  'settingHelp.cashier.channels.provider': undefined
  'settingHelp.cashier.channels.turnover': undefined
  'settingHelp.cashier.checksNames': undefined
  'settingHelp.cashier.clearBelow': undefined
  'settingHelp.cashier.leastOdds': undefined
  'settingHelp.cashier.openAtMost': undefined
  'settingHelp.cashier.unpaidPerHour': undefined
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
  'settingHelp.lottery.closed': undefined
  'settingHelp.lottery.limits': undefined
  'settingHelp.lottery.limits.leastStake': undefined
  'settingHelp.lottery.limits.mostLines': undefined
  'settingHelp.lottery.limits.mostPayoutOfBet': undefined
  'settingHelp.lottery.limits.mostPayoutOfIssue': undefined
  'settingHelp.lottery.limits.mostPayoutOfNumber': undefined
  'settingHelp.lottery.limits.mostPayoutOfPlayer': undefined
  'settingHelp.lottery.limits.mostStake': undefined
  'settingHelp.lottery.limits.mostStakeOfLine': undefined
  'settingHelp.lottery.limitsOfGames': undefined
  'settingHelp.lottery.limitsOfGames.gameCode': undefined
  'settingHelp.lottery.limitsOfGames.limits': undefined
  'settingHelp.lottery.limitsOfGames.limits.leastStake': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostLines': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostPayoutOfBet': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostPayoutOfIssue': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostPayoutOfNumber': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostPayoutOfPlayer': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostStake': undefined
  'settingHelp.lottery.limitsOfGames.limits.mostStakeOfLine': undefined
  'settingHelp.lottery.prizeGroups': undefined
  'settingHelp.lottery.prizeGroups.least': undefined
  'settingHelp.lottery.prizeGroups.most': undefined
  'settingHelp.lottery.settleAfterSeconds': undefined
  'settingHelp.lottery.units': undefined
  'settingHelp.lotterySchedules.games': undefined
  'settingHelp.lotterySchedules.games.closeSeconds': undefined
  'settingHelp.lotterySchedules.games.closeTime': undefined
  'settingHelp.lotterySchedules.games.closures': undefined
  'settingHelp.lotterySchedules.games.closures.from': undefined
  'settingHelp.lotterySchedules.games.closures.to': undefined
  'settingHelp.lotterySchedules.games.drawTime': undefined
  'settingHelp.lotterySchedules.games.drawn': undefined
  'settingHelp.lotterySchedules.games.drawn.from': undefined
  'settingHelp.lotterySchedules.games.drawn.to': undefined
  'settingHelp.lotterySchedules.games.gameCode': undefined
  'settingHelp.lotterySchedules.games.moved': undefined
  'settingHelp.lotterySchedules.games.moved.from': undefined
  'settingHelp.lotterySchedules.games.moved.to': undefined
  'settingHelp.lotterySchedules.games.weekdays': undefined
  'settingHelp.pageLoad.slowAfterSeconds': undefined
  'settingHelp.passkeys.domains': undefined
  'settingHelp.passwords.changesAtFirstLogin': undefined
  'settingHelp.passwords.expiresAfterDays': undefined
  'settingHelp.passwords.tellsUnknownNames': undefined
  'settingHelp.payoutBanks.off': undefined
  'settingHelp.profileFields.fields': undefined
  'settingHelp.promotion.agent_ladder.rule.own.steps': undefined
  'settingHelp.promotion.agent_ladder.rule.own.valid': undefined
  'settingHelp.promotion.budget': undefined
  'settingHelp.promotion.budgetPerDay': undefined
  'settingHelp.promotion.check_in.rule.own.rewards': undefined
  'settingHelp.promotion.code': undefined
  'settingHelp.promotion.content.groups': undefined
  'settingHelp.promotion.content.name': undefined
  'settingHelp.promotion.content.summary': undefined
  'settingHelp.promotion.endsAt': undefined
  'settingHelp.promotion.nth_deposit.rule.own.hours': undefined
  'settingHelp.promotion.nth_deposit.rule.own.nth': undefined
  'settingHelp.promotion.red_packet.rule.own.hours': undefined
  'settingHelp.promotion.rescue.rule.own.balanceAtMost': undefined
  'settingHelp.promotion.rescue.rule.own.tiers': undefined
  'settingHelp.promotion.rule.common.countries': undefined
  'settingHelp.promotion.rule.common.excludeTags': undefined
  'settingHelp.promotion.rule.common.exclusiveGroup': undefined
  'settingHelp.promotion.rule.common.mostPerMember': undefined
  'settingHelp.promotion.rule.common.newWithinDays': undefined
  'settingHelp.promotion.rule.common.oncePer': undefined
  'settingHelp.promotion.rule.common.optIn': undefined
  'settingHelp.promotion.rule.common.stackable': undefined
  'settingHelp.promotion.rule.common.vipFrom': undefined
  'settingHelp.promotion.rule.common.wagering.days': undefined
  'settingHelp.promotion.rule.common.wagering.factor': undefined
  'settingHelp.promotion.rule.common.wagering.largestBet': undefined
  'settingHelp.promotion.vip_birthday.rule.own.around': undefined
  'settingHelp.promotion.vip_birthday.rule.own.savedDays': undefined
  'settingHelp.promotion.vip_monthly.rule.own.deposits': undefined
  'settingHelp.promotion.vip_upgrade.rule.own.from': undefined
  'settingHelp.promotion.vip_weekly.rule.own.deposits': undefined
  'settingHelp.promotion.wheel.rule.own.deposited': undefined
  'settingHelp.promotion.wheel.rule.own.prizes': undefined
  'settingHelp.promotion.wheel.rule.own.prizes.amount': undefined
  'settingHelp.promotion.wheel.rule.own.prizes.name': undefined
  'settingHelp.promotion.wheel.rule.own.prizes.stock': undefined
  'settingHelp.promotion.wheel.rule.own.valid': undefined
  'settingHelp.regions.denied': undefined
  'settingHelp.registration.fields': undefined
  'settingHelp.registration.triesPerHour': undefined
  'settingHelp.sms.countries': undefined
  'settingHelp.sms.perDay': undefined
  'settingHelp.sms.route': undefined
  'settingHelp.stepUp.enabled': undefined
  'settingHelp.stepUp.knownForDays': undefined
  'settingHelp.stepUp.trustsKnownDevices': undefined
  'settingHelp.treeTransfers.downline': undefined
  'settingHelp.treeTransfers.least': undefined
  'settingHelp.treeTransfers.most': undefined
  'settingHelp.treeTransfers.sumPerDay': undefined
  'settingHelp.treeTransfers.turnover': undefined
  'settingHelp.treeTransfers.upline': undefined
  'settingHelp.vendorGifts.perCall': undefined
  'settingHelp.vendorGifts.perDay': undefined
  'settingHelp.vendorGifts.perWin': undefined
  'settingHelp.vendorGifts.vendors': undefined
  'settingHelp.vendorGifts.vendors.perCall': undefined
  'settingHelp.vendorGifts.vendors.perDay': undefined
  'settingHelp.vendorGifts.vendors.vendor': undefined
  'settingHelp.vendorGifts.winMultiple': undefined
  'settingHelp.vendorWallets.vendors': undefined
  'settingHelp.vendorWallets.vendors.least': undefined
  'settingHelp.vendorWallets.vendors.mode': undefined
  'settingHelp.vendorWallets.vendors.name': undefined
  'settingHelp.vendorWallets.vendors.unit': undefined
  'settingHelp.vendorWallets.vendors.vendor': undefined
  'settingHelp.vendors.blocked': undefined
  'settingHelp.verification.underAttack': undefined
  'settingHelp.vip.levels': undefined
  'settingHelp.vip.levels.birthdayGift': undefined
  'settingHelp.vip.levels.deposited': undefined
  'settingHelp.vip.levels.keepValid': undefined
  'settingHelp.vip.levels.monthlyGift': undefined
  'settingHelp.vip.levels.name': undefined
  'settingHelp.vip.levels.upgradeGift': undefined
  'settingHelp.vip.levels.valid': undefined
  'settingHelp.vip.levels.weeklyGift': undefined
  'settingHelp.vip.levels.withdrawalsPerDay': undefined
  'settingHelp.vip.levels.withdrawnPerDay': undefined
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
  'settingHelp.withdrawals.approvedAlone': undefined
  'settingHelp.withdrawals.approvedAutomatically': undefined
  'settingHelp.withdrawals.countPerDay': undefined
  'settingHelp.withdrawals.feePpm': undefined
  'settingHelp.withdrawals.freePerDay': undefined
  'settingHelp.withdrawals.least': undefined
  'settingHelp.withdrawals.leastFee': undefined
  'settingHelp.withdrawals.legLeast': undefined
  'settingHelp.withdrawals.legMost': undefined
  'settingHelp.withdrawals.most': undefined
  'settingHelp.withdrawals.needsMobile': undefined
  'settingHelp.withdrawals.newAccountDays': undefined
  'settingHelp.withdrawals.provider': undefined
  'settingHelp.withdrawals.receiptMinutes': undefined
  'settingHelp.withdrawals.reminders': undefined
  'settingHelp.withdrawals.scoreAtMost': undefined
  'settingHelp.withdrawals.sumPerDay': undefined
  'settingHelp.withdrawals.velocityOrders': undefined
  'settingHelp.withdrawals.velocitySum': undefined
  'settingRule.aboveBudget': undefined
  'settingRule.above_longest': undefined
  'settingRule.address': undefined
  'settingRule.after_from': undefined
  'settingRule.alwaysThere': undefined
  'settingRule.amount': undefined
  'settingRule.bank': undefined
  'settingRule.close_offset': undefined
  'settingRule.close_too_late': undefined
  'settingRule.closure_days': undefined
  'settingRule.closure_reversed': undefined
  'settingRule.closure_too_long': undefined
  'settingRule.closures_overlap': undefined
  'settingRule.country': undefined
  'settingRule.day': undefined
  'settingRule.draw_days': undefined
  'settingRule.duplicate': undefined
  'settingRule.enabled': undefined
  'settingRule.enum': undefined
  'settingRule.first_level': undefined
  'settingRule.game': undefined
  'settingRule.host': undefined
  'settingRule.host_not_allowed': { limit: string | number }
  'settingRule.integer': undefined
  'settingRule.level_is_kept': undefined
  'settingRule.levels_rise': undefined
  'settingRule.limits': undefined
  'settingRule.link_not_allowed': { limit: string | number }
  'settingRule.linkage': undefined
  'settingRule.maxItems': { limit: string | number }
  'settingRule.maxLength': { limit: string | number }
  'settingRule.maximum': { limit: string | number }
  'settingRule.minItems': { limit: string | number }
  'settingRule.minLength': { limit: string | number }
  'settingRule.minimum': { limit: string | number }
  'settingRule.moment': undefined
  'settingRule.move_days': undefined
  'settingRule.move_onto_closure': undefined
  'settingRule.move_onto_draw': undefined
  'settingRule.move_too_far': undefined
  'settingRule.move_without_draw': undefined
  'settingRule.moved_twice': undefined
  'settingRule.no_entry': undefined
  'settingRule.no_host': undefined
  'settingRule.oddsComeToAll': undefined
  'settingRule.order': undefined
  'settingRule.other': undefined
  'settingRule.other_kind_of_game': undefined
  'settingRule.password': undefined
  'settingRule.pattern': undefined
  'settingRule.paymentPassword': undefined
  'settingRule.percent': undefined
  'settingRule.provider': undefined
  'settingRule.required': undefined
  'settingRule.step': { limit: string | number }
  'settingRule.time': undefined
  'settingRule.too_many_closures': undefined
  'settingRule.too_many_moves': undefined
  'settingRule.type': undefined
  'settingRule.uniqueItems': undefined
  'settingRule.username': undefined
  'settingUnit.characters': undefined
  'settingUnit.days': undefined
  'settingUnit.hours': undefined
  'settingUnit.minutes': undefined
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
  'settings.askNote': undefined
  'settings.askNow': undefined
  'settings.askTitle': undefined
  'settings.asked': undefined
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
  'settle.confirm': undefined
  'settle.done': undefined
  'settle.short': undefined
  'settle.text': undefined
  'settle.title': { transaction: string | number }
  'several.atMost': { count: string | number }
  'several.button': { count: string | number }
  'several.chosen': { amount: string | number; count: number }
  'several.clear': undefined
  'several.column': undefined
  'several.confirm': { amount: string | number }
  'several.done': { count: number }
  'several.left': { count: number; others: string | number }
  'several.pick': { number: string | number }
  'several.text': { amount: string | number }
  'several.title': { count: number }
  'shell.account': { name: string | number }
  'shell.clock': { merchant: string | number }
  'shell.collapseRail': undefined
  'shell.depositsWait': { count: number }
  'shell.messages': undefined
  'shell.nav': undefined
  'shell.openMenu': undefined
  'shell.openRail': undefined
  'shell.signOut': undefined
  'shell.signOutFailed': undefined
  'shell.waiting': { count: number }
  'shell.withdrawalsWait': { count: number }
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
  'simulation.bar': undefined
  'simulation.budget': undefined
  'simulation.cannot': undefined
  'simulation.cost': undefined
  'simulation.day': undefined
  'simulation.days': undefined
  'simulation.goneOn': { day: string | number }
  'simulation.lasts': undefined
  'simulation.most': undefined
  'simulation.nobody': undefined
  'simulation.of': { all: string | number; part: string | number }
  'simulation.part': { members: string | number }
  'simulation.reached': undefined
  'simulation.rewards': undefined
  'simulation.running': undefined
  'simulation.sums': { from: string | number; to: string | number }
  'simulation.times': { count: number }
  'simulation.toBet': undefined
  'simulation.top': undefined
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
  'state.deposits': { count: number }
  'state.disputes': { count: number }
  'state.gone': undefined
  'state.jobs': undefined
  'state.memory': { megabytes: string | number }
  'state.moneyChanges': undefined
  'state.moneyChangesText': undefined
  'state.noJob': undefined
  'state.noMoneyChanges': undefined
  'state.noProcess': undefined
  'state.nothingWaits': undefined
  'state.parked': { count: number; events: string | number }
  'state.processes': undefined
  'state.requestedBy': { name: string | number }
  'state.rewards': { count: number }
  'state.runs': undefined
  'state.sendAgain': undefined
  'state.since': { when: string | number }
  'state.suspended': undefined
  'state.toDisputes': undefined
  'state.toReviews': undefined
  'state.toRewards': undefined
  'state.toTransfers': undefined
  'state.toWithdrawals': undefined
  'state.transfers': { count: number }
  'state.waiting': undefined
  'state.withdrawals': { count: number }
  'sums.asked': undefined
  'sums.finished': undefined
  'sums.net': undefined
  'sums.reason': undefined
  'sums.refunded': undefined
  'sums.title': undefined
  'tab.devices': undefined
  'tab.label': { name: string | number }
  'tab.rewards': undefined
  'tab.rounds': undefined
  'tab.sessions': undefined
  'tab.signIns': undefined
  'tab.statement': undefined
  'tab.timeline': undefined
  'tab.turnover': undefined
  'terms.bonus': undefined
  'terms.expires': undefined
  'terms.fee': undefined
  'terms.finished': undefined
  'terms.notCredited': undefined
  'terms.ordered': undefined
  'terms.reason': undefined
  'terms.title': undefined
  'theme.toDark': undefined
  'theme.toLight': undefined
  'told.none': undefined
  'told.title': undefined
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
  'transfer.account': undefined
  'transfer.bank': undefined
  'transfer.content': undefined
  'transfer.holder': undefined
  'transfer.page': undefined
  'transfer.sender': undefined
  'transfer.title': undefined
  'unmatched.none': undefined
  'unmatched.noneText': undefined
  'vendorAnswer.bad_request': undefined
  'vendorAnswer.bad_signature': undefined
  'vendorAnswer.campaign_closed': undefined
  'vendorAnswer.campaign_spent': undefined
  'vendorAnswer.campaign_unknown': undefined
  'vendorAnswer.conflict': undefined
  'vendorAnswer.currency_mismatch': undefined
  'vendorAnswer.game_disabled': undefined
  'vendorAnswer.held': undefined
  'vendorAnswer.insufficient_funds': undefined
  'vendorAnswer.ok': undefined
  'vendorAnswer.ok_duplicate': undefined
  'vendorAnswer.ok_noop': undefined
  'vendorAnswer.player_locked': undefined
  'vendorAnswer.player_not_found': undefined
  'vendorAnswer.ref_cancelled': undefined
  'vendorAnswer.ref_not_found': undefined
  'vendorAnswer.ref_settled': undefined
  'vendorAnswer.refused': undefined
  'vendorAnswer.retryable': undefined
  'vendorAnswer.round_closed': undefined
  'vendorAnswer.token_expired': undefined
  'vendorAnswer.token_invalid': undefined
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
  'waits.disputeText': undefined
  'waits.onHold': undefined
  'waits.onHoldText': undefined
  'waits.review': undefined
  'waits.reviewText': undefined
  'walletDesk.ask.column': undefined
  'walletDesk.ask.confirm': undefined
  'walletDesk.ask.done': undefined
  'walletDesk.ask.text': { amount: string | number; number: string | number; vendor: string | number }
  'walletDesk.ask.title': { vendor: string | number }
  'walletDesk.direction': undefined
  'walletDesk.in': { vendor: string | number }
  'walletDesk.none': undefined
  'walletDesk.noneText': undefined
  'walletDesk.number': undefined
  'walletDesk.out': { vendor: string | number }
  'walletDesk.tab': undefined
  'walletDesk.text': undefined
  'walletDesk.title': undefined
  'walletDesk.words': undefined
  'walletState.asked': undefined
  'walletState.case': undefined
  'walletState.done': undefined
  'walletState.open': undefined
  'walletState.returned': undefined
  'walletState.unknown': undefined
  'way.end': undefined
  'way.next': undefined
  'way.taken': undefined
  'way.title': undefined
  'withdrawalDesk.all': undefined
  'withdrawalDesk.disputes': undefined
  'withdrawalDesk.queue': undefined
  'withdrawalDesk.waiting': { count: number }
  'withdrawalEvent.approved': undefined
  'withdrawalEvent.cancelled': undefined
  'withdrawalEvent.failed': undefined
  'withdrawalEvent.flagged': undefined
  'withdrawalEvent.held': undefined
  'withdrawalEvent.paid': undefined
  'withdrawalEvent.partlyPaid': undefined
  'withdrawalEvent.partlyReturned': undefined
  'withdrawalEvent.passed': undefined
  'withdrawalEvent.rejected': undefined
  'withdrawalEvent.requested': undefined
  'withdrawalEvent.resumed': undefined
  'withdrawalEvent.returned': undefined
  'withdrawalEvent.sent': undefined
  'withdrawalState.approved': undefined
  'withdrawalState.cancelled': undefined
  'withdrawalState.checking': undefined
  'withdrawalState.failed': undefined
  'withdrawalState.onHold': undefined
  'withdrawalState.paid': undefined
  'withdrawalState.partlyPaid': undefined
  'withdrawalState.paying': undefined
  'withdrawalState.rejected': undefined
  'withdrawalState.returned': undefined
  'withdrawalState.review': undefined
  'withdrawals.account': undefined
  'withdrawals.amount': undefined
  'withdrawals.answerIn': undefined
  'withdrawals.changed': undefined
  'withdrawals.count': { count: number; orders: string | number }
  'withdrawals.created': undefined
  'withdrawals.days': undefined
  'withdrawals.disputes': { count: number }
  'withdrawals.fee': undefined
  'withdrawals.member': undefined
  'withdrawals.none': undefined
  'withdrawals.noneText': undefined
  'withdrawals.number': undefined
  'withdrawals.reasons': undefined
  'withdrawals.received': undefined
  'withdrawals.score': undefined
  'withdrawals.search': undefined
  'withdrawals.searchNumber': undefined
  'withdrawals.state': undefined
  'withdrawals.sumsText': undefined
  'withdrawals.unknown': { count: number }
  'withdrawals.unknownText': { count: number }
  'withdrawals.waits': undefined
}

/** Every language that has texts, by its BCP 47 tag, and whether it has them all. */
export const catalogueTags = {
  ar: 'complete',
  en: 'complete',
  vi: 'complete',
  'zh-Hans': 'complete',
} as const
