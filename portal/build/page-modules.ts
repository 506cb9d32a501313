import type { PageModules } from '@banyan/client/build/page-chunks.ts'

const source = (...paths: string[]) => paths.map((path) => `portal/src/${path}`)
/** The folders that catalogues stand in, below features; those of forms in general stand apart. */
const texts = (...folders: string[]) =>
  source(
    ...folders.map((folder) => `${folder === 'forms' ? 'i18n/forms' : `features/${folder}`}/texts/{language}.json`),
  )
const plain = (page: string, ...folders: string[]) => [
  ...source('pages/plain-pages.ts', `pages/${page}-page.tsx`),
  ...texts(...folders),
]
const list = source('pages/list-page.tsx')
const centre = source('pages/vendor-centre-page.tsx')
const lottery = [
  ...source('pages/account-pages.ts', 'pages/account/lottery-page.tsx'),
  ...texts('lottery/betting', 'lottery/bet-types/odds'),
]
/** A page of lotteries that shows a game, with what its rules are made of. */
const game = (...rules: string[]) => [
  ...lottery,
  ...['primitives/market.ts', ...rules].map((path) => `rules/lottery/${path}`),
]

/** A page of the member centre lies over the lobby. */
const member = (paths: string[], ...folders: string[]) => [
  ...source(
    'pages/lobby/lobby-over.tsx',
    'pages/lobby/member-over.tsx',
    'features/account/member-centre/member-centre.tsx',
  ),
  ...texts('account/member-centre'),
  ...source(...paths.map((path) => `features/${path}`)),
  ...texts(...folders),
]
const security = member(
  ['account/security/fetch-security.ts', 'account/security/last-sign-in.tsx', 'account/security/security-centre.tsx'],
  'account/security',
)
const records = (page: string) =>
  member(['cashier/records/fetch-records.ts', `cashier/records/${page}-page.tsx`], 'cashier/records')

/** What each address imports one after the other; `e2e/chunks.spec.ts` holds that nothing of it comes late. */
export const pageModules: Omit<PageModules, 'languages'> = {
  everywhere: source('i18n/texts/{language}.json'),
  own: [
    ...source(
      'session/member-session.ts',
      'shell/follow-own.ts',
      'features/account/member-centre/account-button.tsx',
      'features/cashier/wallet/header-balance.tsx',
    ),
    ...texts('account/member-centre/account-menu', 'cashier/wallet'),
  ],
  pages: {
    '/rng': list,
    '/live': list,
    '/fish': list,
    '/pvp': list,
    '/bingo': list,
    '/favorite': [
      ...list,
      ...source('features/lobby/game-list/favourites/favourites-texts.ts'),
      ...texts('lobby/game-list/favourites'),
    ],
    '/recent': [
      ...list,
      ...source('features/lobby/game-list/favourites/favourites-texts.ts'),
      ...texts('lobby/game-list/favourites'),
    ],
    '/sports': centre,
    '/esports': centre,
    '/lott': centre,
    '/elott': centre,
    '/help': [
      ...source('pages/lobby/lobby-over.tsx', 'pages/lobby/help-over.tsx', 'features/content/help/help-popup.tsx'),
      ...texts('content/help'),
    ],
    '/info/*': [...source('pages/info-page.tsx', 'features/content/help/topic-route.ts'), ...texts('content/help')],
    '/download': plain('download', 'content/resources/apps'),
    '/mirrors': plain('mirrors', 'content/resources/mirrors'),
    '/promotions': plain('promotions', 'cashier/promotions'),
    '/promotions/*': plain('promotion', 'cashier/promotions'),
    '/vip': plain('vip', 'account/profile/vip'),
    '/draws': plain('draws', 'lottery/draws', 'lottery/bet-types/odds'),
    '/odds': [
      ...source('pages/odds-page.tsx', 'features/lottery/bet-types/odds-route.ts'),
      ...texts('lottery/bet-types/odds'),
    ],
    '/lottery': lottery,
    '/vnLottery': lottery,
    '/seaLottery': lottery,
    '/lottery?gameCode': game(),
    '/vnLottery?gameCode': game('families/vnn/vnn-family.ts'),
    '/seaLottery?gameCode': game('families/sea/sea-family.ts'),
    '/agentHome': [
      ...source('pages/account-pages.ts', 'pages/account/agent-home-page.tsx'),
      ...texts('account/agents'),
    ],
    '/member': security,
    '/member/securityCenter': security,
    '/member/profile': member(
      ['account/profile/fetch-profile.ts', 'account/profile/profile-page.tsx'],
      ...['account/profile', 'forms', 'account/fields/proof', 'account/fields/sent-code'],
    ),
    '/member/depositv2': member(
      ['cashier/deposit/fetch-deposit.ts', 'cashier/deposit/deposit-page.tsx'],
      ...['cashier/deposit', 'cashier/wallet/orders', 'forms', 'cashier/wallet/uploads'],
    ),
    '/member/withdraw': member(
      ['cashier/withdraw/fetch-withdraw.ts', 'cashier/withdraw/withdraw-page.tsx'],
      ...['cashier/wallet/orders', 'cashier/withdraw', 'cashier/wallet/uploads', 'forms'],
    ),
    '/member/transferFund': member(
      ['cashier/transfers/fetch-transfer-fund.ts', 'cashier/transfers/fund/transfer-fund-page.tsx'],
      ...['cashier/transfers/fund', 'cashier/wallet/orders', 'forms'],
    ),
    '/member/transferUpline': member(
      ['cashier/transfers/fetch-transfer-upline.ts', 'cashier/transfers/upline/transfer-page.tsx'],
      ...['cashier/transfers/upline', 'cashier/wallet/orders', 'forms'],
    ),
    '/member/personalHistoryCopy': records('bets/bets'),
    '/member/transactionHistory': records('transactions/transactions'),
    '/member/personalProfit': records('profit/profit'),
    '/member/bonusDetails': records('bonuses/bonuses'),
    '/member/rewardCenter': member(
      ['cashier/promotions/fetch-rewards.ts', 'cashier/promotions/rewards/reward-centre.tsx'],
      ...['cashier/promotions/rewards', 'cashier/promotions'],
    ),
  },
}
