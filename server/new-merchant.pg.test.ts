import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { demoWords } from './test-world/demo-words.ts'
import { ownDatabase } from './test-world/postgres-template.ts'
import { sharedKeys, startServer } from './test-world/server-process.ts'
import { onPostgres } from './test-world/test-database.ts'

/** What tells anybody about the merchant. */
const told = [
  calls.systemConfig,
  calls.systemBanners,
  calls.helpCenter,
  calls.domainRoute,
  calls.announcements,
  calls.winnerBoard,
  calls.hotGames,
].map(({ path }) => path)

onPostgres('a server that was started with DATABASE_URL and nothing else', () => {
  test('[OPS-01] serves nothing of the demo: no text, no name, no link', async () => {
    await using database = await ownDatabase('merchant')
    await using server = startServer({ ...sharedKeys, DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
    const { portal = '', operator = '' } = (await server.ready)?.listening ?? {}
    const ask = async (address: string) => {
      const answer = await fetch(address, { headers: { authorization: `Bearer ${sharedKeys.OPERATOR_KEY}` } })
      return { status: answer.status, text: await answer.text() }
    }
    const words = [...demoWords(), 't.me', 'facebook.com', 'youtube.com', 'instagram.com']
    const addresses = told.map((path) => portal + path)
    const sections = ['brand', 'customerService', 'banners', 'helpCenter'].map(
      (section) => `${operator}/wps/operator/settings/${section}`,
    )
    for (const address of [...addresses, ...sections]) {
      const { status, text } = await ask(address)
      expect([address, status]).toEqual([address, 200])
      for (const word of words) expect(text).not.toContain(word)
    }
    const { value } = JSON.parse((await ask(portal + calls.systemConfig.path)).text)
    expect(value).toMatchObject({
      merchant: { code: 'banyan', name: 'banyan' },
      demo: false,
      info: { customerService: [], linkHosts: [], domainRoute: [], resources: [], launchGameCDNs: [] },
    })
  })
})
