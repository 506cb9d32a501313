import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '#/servers/child.ts'

/** A server of one build with the demo's data; it stops when it is disposed. */
export interface ServedBuild extends AsyncDisposable {
  readonly url: string
}

/** Starts the server that was built in `checkout`, as `npm start` does, on a port and a data folder of its own. */
export async function serveBuild(checkout: string): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-front-end-'))
  await using undo = new AsyncDisposableStack()
  undo.defer(() => rmSync(folder, { recursive: true, force: true }))
  const { portal } = undo.use(
    await startChild({
      script: 'server/dist/main.js',
      variables: { DATA_DIR: join(folder, 'data'), CACHE_DIR: join(folder, 'cache') },
      checkout,
    }),
  )
  const kept = undo.move()
  return { url: portal, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
