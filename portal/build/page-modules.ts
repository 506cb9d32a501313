import type { PageModules } from '@banyan/client/build/page-chunks.ts'

const source = (...paths: string[]) => paths.map((path) => `portal/src/${path}`)
const texts = (...features: string[]) =>
  source(...features.map((feature) => `features/${feature}/texts/{language}.json`))
const plain = (page: string, ...features: string[]) => [
  ...source('pages/plain-pages.ts', `pages/${page}-page.tsx`),
  ...texts(...features),
]
const list = source('pages/list-page.tsx')
const centre = source('pages/vendor-centre-page.tsx')
const lottery = [...source('pages/account-pages.ts', 'pages/account/lottery-page.tsx'), ...texts('lottery', 'odds')]
/** A page of lotteries that shows a game, with what its rules are made of. */
const game = (...rules: string[]) => [
  ...lottery,
  ...['primitives/market.ts', ...rules].map((path) => `rules/lottery/${path}`),
]

/** A page of the member centre lies over the lobby. */
const member = (paths: string[], ...features: string[]) => [
  ...source('pages/lobby/lobby-over.tsx', 'pages/lobby/member-over.tsx', 'features/member-centre/member-centre.tsx'),
  ...texts('member-centre'),
  ...source(...paths.map((path) => `features/${path}`)),
  ...texts(...features),
]
const security = member(
  ['security/fetch-security.ts', 'security/last-sign-in.tsx', 'security/security-centre.tsx'],
  'security',
)
const records = (page: string) => member(['records/fetch-records.ts', `records/${page}-page.tsx`], 'records')

/** What each address imports one after the other; `e2e/chunks.spec.ts` holds that nothing of it comes late. */
export const pageModules: Omit<PageModules, 'languages'> = {
  everywhere: source('i18n/texts/{language}.json'),
  own: [
    ...source(
      'session/member-session.ts',
      'shell/follow-own.ts',
      'features/account/account-button.tsx',
      'features/wallet/header-balance.tsx',
    ),
    ...texts('account', 'wallet'),
  ],
  pages: {
    '/rng': list,
    '/live': list,
    '/fish': list,
    '/pvp': list,
    '/bingo': list,
    '/favorite': [...list, ...source('features/favourites/favourites-texts.ts'), ...texts('favourites')],
    '/recent': [...list, ...source('features/favourites/favourites-texts.ts'), ...texts('favourites')],
    '/sports': centre,
    '/esports': centre,
    '/lott': centre,
    '/elott': centre,
    '/help': [
      ...source('pages/lobby/lobby-over.tsx', 'pages/lobby/help-over.tsx', 'features/help/help-popup.tsx'),
      ...texts('help'),
    ],
    '/info/*': [...source('pages/info-page.tsx', 'features/help/topic-route.ts'), ...texts('help')],
    '/download': plain('download', 'apps'),
    '/mirrors': plain('mirrors', 'mirrors'),
    '/promotions': plain('promotions', 'promotions'),
    '/promotions/*': plain('promotion', 'promotions'),
    '/vip': plain('vip', 'vip'),
    '/draws': plain('draws', 'draws', 'odds'),
    '/odds': [...source('pages/odds-page.tsx', 'features/odds/odds-route.ts'), ...texts('odds')],
    '/lottery': lottery,
    '/vnLottery': lottery,
    '/seaLottery': lottery,
    '/lottery?gameCode': game(),
    '/vnLottery?gameCode': game('families/vnn/vnn-family.ts'),
    '/seaLottery?gameCode': game('families/sea/sea-family.ts'),
    '/agentHome': [...source('pages/account-pages.ts', 'pages/account/agent-home-page.tsx'), ...texts('agents')],
    '/member': security,
    '/member/securityCenter': security,
    '/member/profile': member(
      ['profile/fetch-profile.ts', 'profile/profile-page.tsx'],
      ...['profile', 'form-fields', 'proof', 'sent-code'],
    ),
    '/member/depositv2': member(
      ['deposit/fetch-deposit.ts', 'deposit/deposit-page.tsx'],
      ...['deposit', 'cashier', 'form-fields', 'uploads'],
    ),
    '/member/withdraw': member(
      ['withdraw/fetch-withdraw.ts', 'withdraw/withdraw-page.tsx'],
      ...['cashier', 'withdraw', 'uploads', 'form-fields'],
    ),
    '/member/transferFund': member(
      ['transfer-fund/fetch-transfer-fund.ts', 'transfer-fund/transfer-fund-page.tsx'],
      ...['transfer-fund', 'cashier', 'form-fields'],
    ),
    '/member/transferUpline': member(
      ['transfer-upline/fetch-transfer.ts', 'transfer-upline/transfer-page.tsx'],
      ...['transfer-upline', 'cashier', 'form-fields'],
    ),
    '/member/personalHistoryCopy': records('bets/bets'),
    '/member/transactionHistory': records('transactions/transactions'),
    '/member/personalProfit': records('profit/profit'),
    '/member/bonusDetails': records('bonuses/bonuses'),
    '/member/rewardCenter': member(
      ['rewards/fetch-rewards.ts', 'rewards/page/reward-centre.tsx'],
      ...['rewards', 'promotions'],
    ),
  },
}
