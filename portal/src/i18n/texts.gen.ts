// Generated from the English texts by portal/build/generate-text-types.ts; a test compares it.

/** Every text by its key, with the arguments it takes. */
export interface TextArguments {
  'action.reload': undefined
  'action.tryAgain': undefined
  'errors.call_not_found': undefined
  'errors.changed_meanwhile': undefined
  'errors.host_not_allowed': undefined
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
  'gameList.checkAgain': undefined
  'gameList.count': { count: number }
  'gameList.description': undefined
  'gameList.emptyText': undefined
  'gameList.emptyTitle': undefined
  'gameList.failed': undefined
  'gameList.hot': undefined
  'gameList.loading': undefined
  'gameList.pageShown': { page: number; total: number }
  'gameList.pastEndText': { total: number }
  'gameList.pastEndTitle': { page: number }
  'gameList.title': undefined
  'gameList.toLastPage': undefined
  'pager.label': undefined
  'pager.next': undefined
  'pager.page': { page: number }
  'pager.previous': undefined
  'shell.brokenText': undefined
  'shell.brokenTitle': undefined
  'shell.copyright': { merchant: string | number; year: string | number }
  'shell.documentTitle': { merchant: string | number; page: string | number }
  'shell.home': { merchant: string | number }
  'shell.notFoundText': undefined
  'shell.notFoundTitle': undefined
  'shell.reference': { requestId: string | number }
  'shell.skipToContent': undefined
  'shell.toHome': undefined
}
