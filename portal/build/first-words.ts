import type { FirstWords } from '@banyan/client/build/first-words.ts'

const ofFeature = (feature: string) => `portal/src/features/${feature}/texts`
const title = (feature: string, key = 'title') => ({
  ...{ shape: 'title', texts: ofFeature(feature), title: `${feature}.${key}` },
})
const withIntro = (feature: string) => ({ ...title(feature), intro: `${feature}.intro` })
const ofType = (shape: 'list' | 'centre', type: string) => ({
  ...{ shape, texts: 'contract/texts', title: `gameTypes.${type}` },
})
/** Only somebody who is signed in sees it. */
const own = (words: FirstWords) => ({ ...words, isOwn: true })
/** What fills its page leaves the side menu out (game-pages.ts). */
const lottery = (area: string) => ({ ...own(title('lottery', area)), hasMenu: false })
const member = (page: string) =>
  own({ shape: 'member', texts: ofFeature('member-centre'), title: `member.page.${page}` })

/**
 * With what pages begin, each in a shape of `index.html`; `e2e/first-paint.spec.ts` holds that it keeps its place. What a
 * lobby, a promotion or a topic of the help centre begins with is answered (`draws` of the modules' first calls).
 */
export const firstWords: Readonly<Record<string, FirstWords>> = {
  '/rng': ofType('list', 'RNG'),
  '/live': ofType('list', 'LIVE'),
  '/fish': ofType('list', 'FISH'),
  '/pvp': ofType('list', 'PVP'),
  '/bingo': { ...ofType('list', 'BINGO'), hasFilters: false },
  '/favorite': { ...title('game-list'), title: 'gameList.favourites', shape: 'heading' },
  '/recent': { ...title('game-list'), title: 'gameList.recent', shape: 'heading' },
  '/sports': ofType('centre', 'SPORTS'),
  '/esports': ofType('centre', 'ESPORTS'),
  '/lott': ofType('centre', 'LOTT'),
  '/elott': ofType('centre', 'ELOTT'),
  '/promotions': { ...withIntro('promotions'), shape: 'promotions' },
  '/vip': withIntro('vip'),
  '/draws': withIntro('draws'),
  '/odds': withIntro('odds'),
  '/mirrors': withIntro('mirrors'),
  '/download': { ...withIntro('apps'), needsApps: true },
  '/lottery': lottery('classic'),
  '/vnLottery': lottery('vietnamese'),
  '/seaLottery': lottery('southEast'),
  ...Object.fromEntries(
    [
      ...['securityCenter', 'profile', 'depositv2', 'withdraw', 'transferFund', 'transferUpline'],
      ...['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter'],
    ].map((page) => [`/member/${page}`, member(page)]),
  ),
}
