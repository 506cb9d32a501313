import type { FirstWords } from '@banyan/client/build/first-words.ts'

const ofFeature = (feature: string) => `portal/src/features/${feature}/texts`
const title = (feature: string, key = 'title') => ({
  ...{ shape: 'title', texts: ofFeature(feature), title: `${feature}.${key}` },
})
const withIntro = (feature: string) => ({ ...title(feature), intro: `${feature}.intro` })
const ofType = (shape: 'list' | 'centre', type: string) => ({
  ...{ shape, type, texts: 'contract/texts', title: `gameTypes.${type}` },
})
/** Only somebody who is signed in sees it. */
const own = (words: FirstWords) => ({ ...words, isOwn: true })
const member = (page: string) =>
  own({ shape: 'member', texts: ofFeature('member-centre'), title: `member.page.${page}` })

/** With what each page but the lobby begins; `index.html` has a shape for it, `e2e/first-paint.spec.ts` holds that the page keeps its place. */
export const firstWords: Readonly<Record<string, FirstWords>> = {
  '/rng': ofType('list', 'RNG'),
  '/live': ofType('list', 'LIVE'),
  '/fish': ofType('list', 'FISH'),
  '/pvp': ofType('list', 'PVP'),
  '/bingo': ofType('list', 'BINGO'),
  '/favorite': { ...title('game-list'), title: 'gameList.favourites', shape: 'heading' },
  '/recent': { ...title('game-list'), title: 'gameList.recent', shape: 'heading' },
  '/sports': ofType('centre', 'SPORTS'),
  '/esports': ofType('centre', 'ESPORTS'),
  '/lott': ofType('centre', 'LOTT'),
  '/elott': ofType('centre', 'ELOTT'),
  '/promotions': { ...withIntro('promotions'), shape: 'promotions' },
  '/promotions/*': { ...title('promotions'), shape: 'promotion' },
  '/info/*': { ...title('help'), shape: 'article' },
  '/vip': withIntro('vip'),
  '/draws': withIntro('draws'),
  '/odds': withIntro('odds'),
  '/mirrors': withIntro('mirrors'),
  '/download': { ...withIntro('apps'), needsApps: true },
  '/vnLottery': own(title('lottery', 'vietnamese')),
  '/seaLottery': own(title('lottery', 'southEast')),
  ...Object.fromEntries(
    [
      ...['securityCenter', 'profile', 'depositv2', 'withdraw', 'transferFund', 'transferUpline'],
      ...['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter'],
    ].map((page) => [`/member/${page}`, member(page)]),
  ),
}
