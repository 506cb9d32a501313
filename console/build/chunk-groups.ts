/** Any of these, of the repository's files. */
const anyOf = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`)
/** Those of the console's features. */
const features = (...paths: string[]) => `console/src/features/(${paths.join('|')})`

const parts = anyOf(
  'ui/(badge|card|chip|search-field|text-link)\\.tsx?$',
  'ui/icons/(search|down)-icon',
  'rules/money/amount\\.ts$',
  'react-query/.*/useMutation\\.js',
  features(
    'calls/call-(texts|name)',
    'records/(amount|card-failure|facts|moment-text|vendor-state-badge|object-link|record-links)',
  ),
)

const lists = anyOf(
  'ui/(record-table|checkbox)',
  'react-query/.*/useInfiniteQuery\\.js',
  features('records/(records-table|use-address-filters)', 'members/parts/type-text'),
)

const windows = anyOf(
  'ui/(dialog|alert-dialog|menu|popover|popups/(popup-window|held-page|beside|surface))\\.tsx?$',
  'rules/content/value-differences\\.ts$',
  features('records/(reason-dialog|change-view)'),
)

const records = anyOf(
  'ui/(tabs|timeline|copy-button)\\.tsx$',
  'ui/icons/forward-icon',
  features('records/record-(head|failure)', 'cashier/(waiting-time|waiting-clock|payout-account-name|cashier-texts)'),
)

const choices = anyOf('ui/select\\.tsx$')

/** What a form's fields are told by; the fields, which bring menus, come behind. */
const formParts = anyOf(
  features(
    'forms/(form-context|zoned-moment|percent|faults-of|field-schema|text-languages)',
    'settings/(settings-queries|section-groups)',
  ),
)
const forms = anyOf(features('forms/'))

/**
 * What several pages have but the frame has not: a file for each part would cost a phone more than the bytes of all
 * (ADR 23). A part of the first load among them would bring its whole group there; `e2e/console-bytes.spec.ts` sees it.
 */
export const pageGroups = [
  { name: 'parts', test: parts },
  { name: 'lists', test: lists },
  { name: 'windows', test: windows },
  { name: 'records', test: records },
  { name: 'choices', test: choices },
  { name: 'form-parts', test: formParts },
  { name: 'forms', test: forms },
]
