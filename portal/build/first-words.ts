import type { FirstWords } from '@banyan/client/build/first-words.ts'

const textsIn = (folder: string) => `portal/src/features/${folder}/texts`
/** Of a catalogue whose keys begin with a name. */
const title = (name: string, folder: string, key = 'title') => ({
  ...{ shape: 'title', texts: textsIn(folder), title: `${name}.${key}` },
})
const withIntro = (name: string, folder: string) => ({ ...title(name, folder), intro: `${name}.intro` })
const ofType = (shape: 'list' | 'centre', type: string) => ({
  ...{ shape, texts: 'contract/texts', title: `gameTypes.${type}` },
})
/** Only somebody who is signed in sees it. */
const own = (words: FirstWords) => ({ ...words, isOwn: true })
/** What fills its page leaves the side menu out (game-pages.ts). */
const lottery = (area: string) => ({ ...own(title('lottery', 'lottery/betting', area)), hasMenu: false })
const member = (page: string) =>
  own({ shape: 'member', texts: textsIn('account/member-centre'), title: `member.page.${page}` })

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
  '/favorite': { ...title('gameList', 'lobby/game-list'), title: 'gameList.favourites', shape: 'heading' },
  '/recent': { ...title('gameList', 'lobby/game-list'), title: 'gameList.recent', shape: 'heading' },
  '/sports': ofType('centre', 'SPORTS'),
  '/esports': ofType('centre', 'ESPORTS'),
  '/lott': ofType('centre', 'LOTT'),
  '/elott': ofType('centre', 'ELOTT'),
  '/promotions': { ...withIntro('promotions', 'cashier/promotions'), shape: 'promotions' },
  '/vip': withIntro('vip', 'account/profile/vip'),
  '/draws': withIntro('draws', 'lottery/draws'),
  '/odds': withIntro('odds', 'lottery/bet-types/odds'),
  '/mirrors': withIntro('mirrors', 'content/resources/mirrors'),
  '/download': { ...withIntro('apps', 'content/resources/apps'), needsApps: true },
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
