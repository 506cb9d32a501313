import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readPublished } from '@banyan/rules/lottery/imported-result.ts'
import { importedGames } from '@banyan/rules/lottery/lottery-games.ts'
import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import { HttpFeed } from './http-feed.ts'

/** The sandbox as a process of its own, with the feeds that it tells of. */
async function sandbox() {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    cwd: new URL('..', serverFolder),
    env: { SANDBOX_PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`)))
  const [{ results }] = (await Promise.race([once(child, 'message'), failed])) as [{ results: Record<string, string> }]
  failed.catch(() => {})
  const named = Object.entries(results).map(([name, address]) => `${name}=${address}`)
  return {
    feeds: readConfig({ RESULT_FEEDS: named.join(',') }).resultFeeds.map(
      (feed) => new HttpFeed({ ...feed, now: () => new Date(0) }),
    ),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

test('[LOT-07] the sandbox publishes a result of every imported game, the same at both feeds', async () => {
  await using w = await sandbox()
  const [first, second] = w.feeds
  for (const game of Object.keys(importedGames)) {
    const said = await first?.resultOf(game, '20261120')
    if (said?.is !== 'published') throw new Error(`the sandbox says nothing of ${game}`)
    expect(readPublished(game, said.published), game).toMatchObject({ ok: true, result: expect.anything() })
    expect(await second?.resultOf(game, '20261120')).toEqual(said)
  }
  expect(await first?.resultOf('SSC1M', '20261120')).toEqual({ is: 'not_yet' })
})
