import { root } from '#/servers/child.ts'
import { checkoutOf } from './earlier-build.ts'
import { serveBuild } from './served-build.ts'

/** The addresses of this build and of an earlier one, both served with the demo's data. */
export interface Sides extends AsyncDisposable {
  readonly ours: string
  readonly earlier: string
  readonly earlierCommit: string
}

/** Serves both builds; BENCH_AGAINST names the earlier commit, the parent of this one unless told otherwise. */
export async function serveSides(): Promise<Sides> {
  await using undo = new AsyncDisposableStack()
  const checkout = undo.use(await checkoutOf(root, process.env.BENCH_AGAINST || 'HEAD^'))
  const ours = undo.use(await serveBuild(root))
  const earlier = undo.use(await serveBuild(checkout.root))
  const kept = undo.move()
  return {
    ours: ours.url,
    earlier: earlier.url,
    earlierCommit: checkout.commit,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
