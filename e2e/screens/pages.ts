import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { agent, member, type Screen } from './screens.ts'

/** Makes the first games of the list the account's favourites, as far as they are not. */
async function likeSome(page: Page, token: string): Promise<void> {
  const { gameList, favouriteIds, addFavourite } = calls
  const headers = { token }
  const read = async (path: string) => (await (await page.request.get(path, { headers })).json()).value
  const { games } = await read(`${gameList.path}?gameType=RNG&pageSize=8`)
  const { ids } = await read(favouriteIds.path)
  for (const { nodeId, vassalage } of games) {
    if (ids.includes(nodeId)) continue
    const data = { nodeId, vendor: vassalage, gameType: 'RNG' }
    const answer = await page.request.post(addFavourite.path, { headers, data })
    if (!answer.ok()) throw new Error(`a favourite was not taken: ${await answer.text()}`)
  }
}

/** Every page, each in a state that shows what it can. */
export const pages: readonly Screen[] = [
  { name: 'the lobby', path: '/', tiles: 12 },
  { name: 'the slots', path: '/rng?lines=25', tiles: 18 },
  { name: 'the hot games', path: '/?type=HOT', tiles: 18 },
  { name: 'the live tables', path: '/live', tiles: 18 },
  { name: 'the fish of a vendor', path: '/fish?vassalage=JDB', tiles: 1 },
  { name: 'bingo', path: '/bingo?pageNo=2', tiles: 1 },
  { name: 'games of players', path: '/pvp', tiles: 1 },
  { name: 'sports', path: '/sports', tiles: 18 },
  { name: 'esports', path: '/esports', tiles: 17 },
  { name: 'lotteries', path: '/elott', tiles: 14 },
  { name: 'the classic lottery', path: '/lott', tiles: 13 },
  { name: 'a search that finds nothing', path: '/?type=RNG&search=qqqqzzzz&vassalage=PG' },
  { name: 'the odds checker', path: '/odds?family=SSC&play=SSC_L3_DIRECT&selection=1%7C1%7C6&draw=60416&unit=2' },
  { name: 'a draw to check', path: '/draws?gameCode=SSC1M' },
  { name: 'a help page', path: '/info/beginner-guide' },
  { name: 'promotions', path: '/promotions' },
  { name: 'promotions of a member', path: '/promotions?show=daily', account: member },
  { name: 'the wheel', path: '/promotions/wheel' },
  { name: 'red packets', path: '/promotions/red-packet' },
  { name: 'the ladder of check-in', path: '/promotions/check-in' },
  { name: 'downloads', path: '/download' },
  { name: 'mirror sites', path: '/mirrors' },
  { name: 'the VIP levels', path: '/vip' },
  { name: 'the VIP level of a member', path: '/vip', account: member },
  { name: 'an unknown address', path: '/nowhere' },
  { name: 'the login of the agents', path: '/agent' },
  { name: 'the back office', path: '/agentHome', account: agent },
  { name: 'the lobby of a member', path: '/', tiles: 12, account: member, prepare: likeSome },
  { name: 'the favourites', path: '/favorite', tiles: 8, account: member, prepare: likeSome },
  { name: 'no game played yet', path: '/recent', account: member },
]
