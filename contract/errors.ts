/** How the portal shows an error to a person; a page replaces every route, login and password open their popups. */
export type Presentation = 'dialog' | 'toast' | 'inline' | 'page' | 'login' | 'password'

/** HTTP statuses an error may carry. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 503

interface ErrorEntry {
  readonly status: ErrorStatus
  readonly presentation: Presentation
}

/**
 * Every code an answer may carry. The text of a code is `errors.<code>` in `contract/texts`, once for
 * the server's `message` and the browser's own.
 */
export const errorCatalogue = {
  // Who asks, and whether the portal is open to them.
  not_logged_in: { status: 401, presentation: 'login' },
  session_changed: { status: 401, presentation: 'login' },
  in_need_true_account: { status: 403, presentation: 'dialog' },
  sign_in_code_invalid: { status: 401, presentation: 'dialog' },
  role_forbids: { status: 403, presentation: 'dialog' },
  foreign_origin: { status: 403, presentation: 'toast' },
  in_maintenance: { status: 503, presentation: 'page' },
  region_blocked: { status: 403, presentation: 'page' },
  too_many_requests: { status: 429, presentation: 'toast' },
  // What shows that somebody is no robot.
  verification_required: { status: 422, presentation: 'toast' },
  verification_failed: { status: 422, presentation: 'inline' },
  captcha_required: { status: 422, presentation: 'inline' },
  captcha_wrong: { status: 422, presentation: 'inline' },
  // What a sign-in refuses.
  wrong_credentials: { status: 401, presentation: 'inline' },
  login_locked: { status: 429, presentation: 'inline' },
  remembered_login_over: { status: 401, presentation: 'inline' },
  non_agents_cannot_log_in: { status: 403, presentation: 'dialog' },
  non_member_accounts_cannot_log_in: { status: 403, presentation: 'dialog' },
  account_suspended: { status: 403, presentation: 'dialog' },
  free_play_off: { status: 403, presentation: 'dialog' },
  sms_login_off: { status: 403, presentation: 'dialog' },
  mobile_number_invalid: { status: 422, presentation: 'inline' },
  verification_code_wrong: { status: 422, presentation: 'inline' },
  sms_too_many: { status: 429, presentation: 'dialog' },
  sms_not_sent: { status: 503, presentation: 'dialog' },
  // What a sign-in from an unknown address needs, and what a password that must be changed keeps back.
  step_up_needed: { status: 401, presentation: 'inline' },
  step_up_unavailable: { status: 403, presentation: 'dialog' },
  step_up_over: { status: 401, presentation: 'inline' },
  step_up_wrong: { status: 422, presentation: 'inline' },
  passkey_refused: { status: 401, presentation: 'inline' },
  password_change_needed: { status: 403, presentation: 'password' },
  // What registering, and finding accounts, refuses.
  registration_off: { status: 403, presentation: 'dialog' },
  username_taken: { status: 409, presentation: 'inline' },
  mobile_taken: { status: 409, presentation: 'inline' },
  inconsistent_twice: { status: 422, presentation: 'inline' },
  terms_not_accepted: { status: 422, presentation: 'inline' },
  invitation_code_error: { status: 422, presentation: 'inline' },
  account_not_found: { status: 404, presentation: 'inline' },
  // What the phone-verification provider refuses (spec section 8).
  phone_number_missing: { status: 422, presentation: 'inline' },
  phone_code_missing: { status: 422, presentation: 'inline' },
  phone_code_expired: { status: 422, presentation: 'inline' },
  phone_captcha_failed: { status: 422, presentation: 'dialog' },
  phone_quota_exceeded: { status: 503, presentation: 'dialog' },
  phone_not_allowed: { status: 403, presentation: 'dialog' },
  phone_popup_closed: { status: 422, presentation: 'dialog' },
  phone_token_refused: { status: 422, presentation: 'inline' },
  // What passwords, forgotten ones too, refuse.
  wrong_password: { status: 422, presentation: 'inline' },
  password_too_weak: { status: 422, presentation: 'inline' },
  password_used_before: { status: 422, presentation: 'inline' },
  password_reset_off: { status: 403, presentation: 'dialog' },
  reset_code_invalid: { status: 422, presentation: 'dialog' },
  username_or_email_unknown: { status: 404, presentation: 'inline' },
  mail_not_sent: { status: 503, presentation: 'dialog' },
  // What the security centre refuses.
  contacts_held: { status: 403, presentation: 'dialog' },
  email_invalid: { status: 422, presentation: 'inline' },
  email_taken: { status: 409, presentation: 'inline' },
  authenticator_exists: { status: 409, presentation: 'dialog' },
  authenticator_code_wrong: { status: 422, presentation: 'inline' },
  factor_not_found: { status: 404, presentation: 'dialog' },
  too_many_passkeys: { status: 409, presentation: 'dialog' },
  profile_fixed: { status: 409, presentation: 'inline' },
  under_age: { status: 422, presentation: 'inline' },
  // What favourites refuse.
  game_not_found: { status: 404, presentation: 'toast' },
  too_many_favourites: { status: 409, presentation: 'dialog' },
  // What starting a game refuses.
  game_in_maintenance: { status: 503, presentation: 'dialog' },
  game_coming_soon: { status: 503, presentation: 'dialog' },
  vendor_blocked: { status: 403, presentation: 'dialog' },
  room_not_found: { status: 404, presentation: 'dialog' },
  vendor_failed: { status: 503, presentation: 'dialog' },
  game_address_invalid: { status: 503, presentation: 'dialog' },
  // What settings refuse.
  changed_meanwhile: { status: 409, presentation: 'dialog' },
  host_not_allowed: { status: 422, presentation: 'dialog' },
  // What staff, roles and second operators refuse.
  own_account: { status: 403, presentation: 'inline' },
  last_owner: { status: 409, presentation: 'inline' },
  role_not_found: { status: 404, presentation: 'inline' },
  role_in_use: { status: 409, presentation: 'inline' },
  nothing_to_change: { status: 409, presentation: 'inline' },
  approval_not_found: { status: 404, presentation: 'inline' },
  approval_over: { status: 409, presentation: 'inline' },
  own_approval: { status: 403, presentation: 'inline' },
  version_not_found: { status: 404, presentation: 'dialog' },
  // What an import, and work with the catalogue, refuse.
  import_not_found: { status: 404, presentation: 'dialog' },
  import_incomplete: { status: 409, presentation: 'dialog' },
  catalogue_too_large: { status: 422, presentation: 'dialog' },
  vendor_not_found: { status: 404, presentation: 'inline' },
  // What work with vendors' gifts is refused.
  campaign_not_found: { status: 404, presentation: 'inline' },
  campaign_below_spent: { status: 409, presentation: 'inline' },
  held_gift_not_found: { status: 404, presentation: 'inline' },
  // What operators' work with members and their money is refused.
  account_closed: { status: 409, presentation: 'dialog' },
  entry_not_found: { status: 404, presentation: 'inline' },
  round_not_found: { status: 404, presentation: 'inline' },
  insufficient_funds: { status: 409, presentation: 'dialog' },
  // What promotions and their rewards refuse.
  promotion_not_found: { status: 404, presentation: 'inline' },
  promotion_changed: { status: 409, presentation: 'dialog' },
  promotion_sold_out: { status: 409, presentation: 'dialog' },
  reward_not_ready: { status: 409, presentation: 'dialog' },
  reward_over: { status: 409, presentation: 'dialog' },
  reward_in_review: { status: 409, presentation: 'dialog' },
  contact_rewarded: { status: 409, presentation: 'dialog' },
  person_rewarded: { status: 409, presentation: 'dialog' },
  not_eligible: { status: 409, presentation: 'dialog' },
  already_claimed: { status: 409, presentation: 'dialog' },
  bonus_open: { status: 409, presentation: 'dialog' },
  bonus_not_found: { status: 404, presentation: 'inline' },
  bonus_in_play: { status: 409, presentation: 'inline' },
  bonus_over: { status: 409, presentation: 'dialog' },
  reward_not_found: { status: 404, presentation: 'inline' },
  review_over: { status: 409, presentation: 'inline' },
  promotion_started: { status: 409, presentation: 'inline' },
  gift_too_large: { status: 422, presentation: 'inline' },
  promotion_code_taken: { status: 409, presentation: 'inline' },
  promotion_below_spent: { status: 409, presentation: 'inline' },
  // What paying in refuses.
  deposit_channel_closed: { status: 409, presentation: 'dialog' },
  deposit_amount_refused: { status: 422, presentation: 'inline' },
  deposit_too_many_open: { status: 409, presentation: 'dialog' },
  deposit_same_open: { status: 409, presentation: 'dialog' },
  deposit_too_many_unpaid: { status: 429, presentation: 'dialog' },
  deposit_proof_needed: { status: 422, presentation: 'inline' },
  deposit_card_needed: { status: 422, presentation: 'inline' },
  deposit_card_used: { status: 409, presentation: 'dialog' },
  deposit_cards_locked: { status: 429, presentation: 'dialog' },
  deposit_not_found: { status: 404, presentation: 'inline' },
  deposit_over: { status: 409, presentation: 'dialog' },
  // What paying out refuses.
  withdrawals_closed: { status: 409, presentation: 'dialog' },
  money_held: { status: 409, presentation: 'dialog' },
  mobile_needed: { status: 409, presentation: 'dialog' },
  payout_account_needed: { status: 409, presentation: 'dialog' },
  payout_account_held: { status: 409, presentation: 'dialog' },
  withdrawal_amount_refused: { status: 422, presentation: 'inline' },
  withdrawal_day_count: { status: 409, presentation: 'dialog' },
  withdrawal_day_sum: { status: 409, presentation: 'dialog' },
  withdrawal_open: { status: 409, presentation: 'dialog' },
  transfer_not_offered: { status: 409, presentation: 'dialog' },
  transfer_target_refused: { status: 422, presentation: 'inline' },
  transfer_amount_refused: { status: 422, presentation: 'inline' },
  transfer_day_sum: { status: 409, presentation: 'inline' },
  transfer_too_soon: { status: 429, presentation: 'inline' },
  wallet_single: { status: 409, presentation: 'dialog' },
  wallet_vendor_unknown: { status: 404, presentation: 'inline' },
  wallet_vendor_closed: { status: 409, presentation: 'dialog' },
  wallet_transfer_open: { status: 409, presentation: 'dialog' },
  wallet_transfer_amount: { status: 422, presentation: 'inline' },
  wallet_recall_too_soon: { status: 429, presentation: 'inline' },
  wallet_transfer_not_found: { status: 404, presentation: 'inline' },
  wallet_transfer_over: { status: 409, presentation: 'dialog' },
  money_at_vendors: { status: 409, presentation: 'dialog' },
  turnover_not_met: { status: 409, presentation: 'dialog' },
  withdrawal_not_found: { status: 404, presentation: 'inline' },
  withdrawal_over: { status: 409, presentation: 'dialog' },
  leg_not_found: { status: 404, presentation: 'inline' },
  leg_over: { status: 409, presentation: 'dialog' },
  leg_amount_refused: { status: 422, presentation: 'inline' },
  idempotency_conflict: { status: 409, presentation: 'dialog' },
  second_operator_needed: { status: 403, presentation: 'dialog' },
  payment_not_found: { status: 404, presentation: 'inline' },
  difference_not_found: { status: 404, presentation: 'inline' },
  // What the payment password and accounts for payouts refuse.
  payment_password_needed: { status: 403, presentation: 'dialog' },
  payment_password_wrong: { status: 422, presentation: 'inline' },
  payment_password_locked: { status: 429, presentation: 'inline' },
  payment_password_exists: { status: 409, presentation: 'dialog' },
  payment_password_weak: { status: 422, presentation: 'inline' },
  payout_bank_off: { status: 409, presentation: 'inline' },
  payout_name_differs: { status: 422, presentation: 'inline' },
  payout_account_used: { status: 409, presentation: 'inline' },
  payout_too_many_accounts: { status: 409, presentation: 'dialog' },
  payout_account_not_found: { status: 404, presentation: 'inline' },
  // What uploads refuse.
  upload_type_refused: { status: 422, presentation: 'inline' },
  upload_too_large: { status: 413, presentation: 'inline' },
  upload_unreadable: { status: 422, presentation: 'inline' },
  upload_too_many: { status: 429, presentation: 'inline' },
  upload_not_found: { status: 404, presentation: 'inline' },
  upload_used: { status: 409, presentation: 'inline' },
  upload_three_at_most: { status: 409, presentation: 'inline' },
  // What records refuse.
  range_too_long: { status: 422, presentation: 'inline' },
  range_too_old: { status: 422, presentation: 'inline' },
  // What the rules of lottery bets refuse.
  bad_selection: { status: 422, presentation: 'inline' },
  dup_selection: { status: 422, presentation: 'inline' },
  max_lines: { status: 422, presentation: 'inline' },
  slip_lines: { status: 422, presentation: 'inline' },
  // What the lottery refuses.
  lottery_game_unknown: { status: 404, presentation: 'inline' },
  lottery_game_closed: { status: 409, presentation: 'dialog' },
  issue_not_found: { status: 404, presentation: 'inline' },
  issue_not_open: { status: 409, presentation: 'dialog' },
  issue_closed: { status: 409, presentation: 'dialog' },
  lines_mismatch: { status: 409, presentation: 'inline' },
  unit_refused: { status: 422, presentation: 'inline' },
  min_stake: { status: 422, presentation: 'inline' },
  max_stake: { status: 422, presentation: 'inline' },
  max_payout: { status: 409, presentation: 'inline' },
  exposure_reached: { status: 409, presentation: 'inline' },
  number_closed: { status: 409, presentation: 'inline' },
  half_price_apart: { status: 409, presentation: 'inline' },
  lottery_play_unknown: { status: 404, presentation: 'inline' },
  lottery_number_unknown: { status: 422, presentation: 'inline' },
  lottery_numbers_too_many: { status: 409, presentation: 'inline' },
  price_refused: { status: 422, presentation: 'inline' },
  price_beyond_guard: { status: 409, presentation: 'inline' },
  odds_changed: { status: 409, presentation: 'dialog' },
  prize_group_refused: { status: 422, presentation: 'inline' },
  slip_used: { status: 409, presentation: 'inline' },
  account_closed_to_bets: { status: 403, presentation: 'dialog' },
  bet_not_found: { status: 404, presentation: 'inline' },
  bet_not_cancellable: { status: 409, presentation: 'inline' },
  // What operators' work with its results refuses.
  fair_result_stands: { status: 403, presentation: 'dialog' },
  result_shape: { status: 422, presentation: 'inline' },
  result_too_early: { status: 409, presentation: 'dialog' },
  result_incomplete: { status: 409, presentation: 'inline' },
  result_differs: { status: 409, presentation: 'inline' },
  result_placeholder: { status: 409, presentation: 'inline' },
  result_in_delay: { status: 409, presentation: 'dialog' },
  report_not_found: { status: 404, presentation: 'inline' },
  lottery_issue_over: { status: 409, presentation: 'dialog' },
  correction_window_over: { status: 409, presentation: 'dialog' },
  chase_too_long: { status: 422, presentation: 'inline' },
  chase_not_found: { status: 404, presentation: 'inline' },
  chase_not_cancellable: { status: 409, presentation: 'inline' },
  // Backups.
  backup_not_set_up: { status: 409, presentation: 'dialog' },
  backup_running: { status: 409, presentation: 'dialog' },
  // What the wire refuses.
  malformed_request: { status: 400, presentation: 'toast' },
  call_not_found: { status: 404, presentation: 'toast' },
  method_not_allowed: { status: 405, presentation: 'toast' },
  misdirected_request: { status: 421, presentation: 'toast' },
  payload_too_large: { status: 413, presentation: 'toast' },
  sealed_body_refused: { status: 400, presentation: 'toast' },
  unsupported_media_type: { status: 415, presentation: 'toast' },
  invalid_input: { status: 422, presentation: 'inline' },
  unknown_error: { status: 500, presentation: 'dialog' },
  service_unavailable: { status: 503, presentation: 'dialog' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Codes that any call may answer, because they arise before or beneath its handler. */
export const commonErrors = [
  'malformed_request',
  'invalid_input',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unknown_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[]

/** Codes that every call answers while the portal is closed to the caller, but those that explain why. */
export const closedErrors = ['in_maintenance', 'region_blocked'] as const satisfies readonly ErrorCode[]

/** What an encrypted call answers, whatever kept its body from being opened. */
export const sealedErrors = ['sealed_body_refused'] as const satisfies readonly ErrorCode[]

/** What a call with files answers, whichever of them is too large. */
export const multipartErrors = ['upload_too_large'] as const satisfies readonly ErrorCode[]
