import type { Rolldown } from 'vite'

const tagIn = (file: string) => /([^/]+)\.json/.exec(file)?.[1]

/** Any of these, of the repository's files. */
const anyOf = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`)
/** Those of a folder of the portal. */
const below = (folder: string, ...paths: string[]) => `portal/src/${folder}/(${paths.join('|')})`

/** What most pages are made of too, so that none of them waits for what only the lobby has. */
const common = anyOf(
  'contract/client\\.gen\\.ts$',
  'ui/(notice|pager|badge|text-link|card|progress|popups/tone)\\.tsx?$',
  'client/(moments|presentation-of|trusted-script|forms/use-attempt)\\.ts$',
  'client/part-failure\\.tsx$',
  'rules/money/amount\\.ts$',
  below('i18n', 'pager-text'),
  below('session', 'merchant-switches'),
  below('shell', 'failures/broken-notice'),
  below(
    'features',
    'cashier/wallet/(money|when)\\.tsx?$',
    'content/help/customer-service(\\.ts$|/)',
    'lobby/game-list/grid/list-icon',
  ),
)

/** What several pages have but the lobby: a file for each of them would cost a phone more than the bytes of all. */
const smallParts = anyOf(
  'ui/(chip|save-file|link-button|use-countdown)\\.tsx?$',
  'client/(use-first-touch|server-clock)\\.ts$',
  'react-query/.*/useInfiniteQuery\\.js',
  below('features', 'cashier/wallet/(request-id|use-time-left)'),
)

/** What opens over any page. */
const windows = anyOf(
  'ui/(dialog|alert-dialog|full-dialog|toast|toasts/[^/]+|popups/(popup-window|held-page|beside|surface))\\.tsx?$',
  'client/(own-root|show-toast)\\.tsx?$',
  below('session', 'ask-for-account'),
)

const announcements = anyOf(
  'dompurify/',
  'client/(reader|rich-text)',
  below('features', 'content/announcements/(popups|reader|fetch-popups)', 'content/help/rich-text'),
)

/** Of each page, behind what it paints first. */
const afterPaint = anyOf(
  below('api', 'push', 'watches'),
  below('shell', 'deferred-work', 'refresh-changed', 'failures/(failure-toast|present-failure|offline-page)'),
  below(
    'features',
    'lobby/game-list/favourites/(local-lists|use-is-favourite|favourite-ids)',
    'lobby/game-list/(toggle-favourite|tile/tile-buttons)',
    'content/announcements/announcement-popup',
    'lobby/catalogue/icons/late-strokes',
  ),
)

/** Of whoever scrolls near it. */
const footer = anyOf(
  below('shell', 'footer', 'networks'),
  below('features', 'content/help/(licence-|open-licence|help-(queries|link|texts))'),
)

/** What moves on the lobby, and nowhere else. */
const lobbyLate = anyOf(
  'embla-carousel',
  'client/carousel/',
  below('features', 'lobby/lobby-top/(winners|jackpot)/', 'content/announcements/marquee'),
)

/** The session, the header and the news of somebody who is signed in. */
const own = anyOf(
  below('session', 'member-session', 'ask-page', 'open-cashier'),
  below('shell', 'follow-own'),
  below(
    'features',
    'account/member-centre/account-button',
    'account/profile/(account-avatar|avatars/|vip-(label|emblem))',
    'cashier/wallet/(header-balance|balance|look/|heard-news|order-on-screen)',
    'cashier/deposit/(follow|deposit-queries)',
    'cashier/withdraw/(follow|withdraw-queries)',
    'cashier/promotions/reward-(badge|count)',
  ),
)

/** What stands around each page of the member centre. */
const memberCentre = anyOf(
  'ui/icons/(chart|list|sign-out|percent|trophy|withdraw)-icon\\.tsx?$',
  below('features', 'account/member-centre/(member-|page-skeleton|menu/)(?!.*texts)'),
  below('pages', 'lobby/(lobby|member)-over'),
)

/** Fields, codes and what a refused form says: each form has some of them. */
const forms = anyOf(
  'ui/use-settled\\.ts$',
  'client/forms/',
  below(
    'features',
    'account/fields/(fault|field-message|ruled-field|use-form-attempt|use-ruled-values|inputs/)',
    'account/fields/(proof-fields|use-proof|send-own-code)',
    'account/security/security-queries',
  ),
)

/** What pages that move money share. */
const moneyPages = anyOf(
  below(
    'features',
    'cashier/wallet/(amount-field|history-panel|order-address|why-frame|member-page-link|round-amounts)',
    'cashier/transfers/(fund/fund-queries|use-transfer-news|use-recall)',
  ),
)

/** What pages of records share, and what they open most. */
const records = anyOf(
  'ui/(filter-chips|csv)\\.tsx?$',
  'rules/money/record-filters\\.ts$',
  below('features', 'cashier/records/((parts|queries)/|fetch-records|bets/bet-dialog)'),
)

/** What the screens of an order share. */
const orderScreens = anyOf('ui/timeline\\.tsx$', below('features', 'cashier/wallet/countdown-ring'))

/** What promotions and rewards share. */
const promotionParts = anyOf(
  'rules/promotions/raffles\\.ts$',
  below(
    'features',
    'cashier/promotions/(standing|promotion-picture|times|tell-claimed|reward-(?!badge|count)|use-reward|promotion-action)',
  ),
)

/** Pages of games of one type. */
const lists = anyOf(
  below('pages', 'list-page', 'lobby/list-'),
  below('features', 'lobby/game-list/(filters|notices|game-list|query/use-(own|list)-page|favourites/own-games-query)'),
)

/** How draws and bets are told and chosen, on pages of lotteries and beside them. */
const draws = anyOf(
  'ui/copy-button\\.tsx$',
  'rules/lottery/(vietnamese-boards|grammar/numbers|issue-numbers)\\.ts$',
  below('features', 'lottery/games/(game-name|read-draw|draw-forms|short-numero)'),
)
const betTypes = anyOf(
  'rules/lottery/(rational|bet-type|load-family|picker|price|price-row|prize-group|stake|payout|zodiac)\\.ts$',
  'rules/lottery/(counting|grammar)/',
  'client/bet-type-name\\.ts$',
  'ui/use-stable\\.ts$',
  below(
    'features',
    'lottery/bet-types/(picks/(pick-text|typed-entries|entry-picker|row-picker)|bet-type-choice|format-odds)',
    'lottery/games/(named|play-name|selection|value-name|values)\\.tsx?$',
  ),
)

/** Of what families of lotteries are made: else each would come file after file, a round trip each. */
const familyParts = anyOf('rules/lottery/(primitives|families/digits)/', 'rules/lottery/trend-row\\.ts$')
/** The families of an area that has few of them: its document asks for both. */
const vietnamese = anyOf('rules/lottery/families/(vn|vnn|vns)/')
const southEast = anyOf('rules/lottery/families/(sea|d4)/')

/** The components of plain pages, and the heading that they start with. */
const plainPages = anyOf(below('pages', 'plain-components'), below('shell', 'page-title'))

/** Which files the texts of a feature are in; those of help and of registering come with them. */
const textsIndex = /\/(features\/(?!content\/help|account\/registration)[\w/-]+|i18n)\/(?!stake-texts)[\w-]+-texts\.ts$/

/** The texts of the lobby's parts in a language. */
const lobbyTexts =
  /portal\/src\/(i18n|features\/lobby\/(game-list|catalogue\/vendors|lobby-top))\/texts\/|contract\/texts\//
/** Of what forms are made of. */
const formTexts =
  /\/(i18n\/forms|account\/fields\/(proof|sent-code|verification)|sign-in\/passkeys|wallet\/(uploads|orders))\/texts\/([^/]+)\.json$/
/** And of what surrounds an account. */
const ownTexts = /\/features\/(account\/member-centre(\/account-menu)?|cashier\/wallet)\/texts\/([^/]+)\.json$/

const exactly = (paths: readonly string[]) => anyOf(...paths.map((path) => `${path.replaceAll('.', '\\.')}$`))

/**
 * Which modules come in one file. The first load is two: libraries, which change seldom and stay in caches, and our own
 * code. An earlier group takes what it needs from a later one. `pages`: files of a page that come in one.
 */
export const chunkGroups = (pages: Readonly<Record<string, readonly string[]>>): Rolldown.CodeSplittingGroup[] => [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
  { name: (file: string) => `texts-${tagIn(file)}`, debugName: 'texts', test: lobbyTexts, priority: 1 },
  // What lists of choices stand on comes with the first of them and stays in caches; they come with the few forms
  // that have one.
  {
    name: 'popups',
    test: /node_modules\/(react-aria|react-stately|@internationalized|@react-)(?!.*\/(select|listbox|dnd|Select|ListBox|DragAndDrop)[./])/,
  },
  { name: 'portal', tags: ['$initial'], test: /(?<!main)\.tsx?$/ },
  { name: 'common', test: common },
  { name: 'windows', test: windows },
  { name: 'small-parts', test: smallParts },
  { name: 'announcements', test: announcements },
  { name: 'after-paint', test: afterPaint },
  { name: 'footer', test: footer },
  { name: 'lobby-late', test: lobbyLate },
  // Which files the texts of a feature are in, and small icons of several pages.
  { name: 'texts-index', test: textsIndex },
  { name: 'icons', test: /\/ui\/icons\/[\w-]+\.tsx?$/, minShareCount: 2 },
  { name: 'own', test: own },
  { name: 'member-centre', test: memberCentre },
  { name: 'forms', test: forms },
  { name: 'money-pages', test: moneyPages },
  { name: 'order-screens', test: orderScreens },
  { name: 'records', test: records },
  { name: 'promotion-parts', test: promotionParts },
  { name: 'list', test: lists },
  { name: 'draws', test: draws },
  { name: 'bet-types', test: betTypes },
  { name: 'family-parts', test: familyParts },
  { name: 'vietnamese', test: vietnamese },
  { name: 'south-east', test: southEast },
  { name: 'plain-pages', test: plainPages },
  ...Object.entries(pages).map(([name, files]) => ({ name, test: exactly(files) })),
  { name: (file: string) => `form-texts-${tagIn(file)}`, debugName: 'form-texts', test: formTexts },
  { name: (file: string) => `own-texts-${tagIn(file)}`, debugName: 'own-texts', test: ownTexts },
]
