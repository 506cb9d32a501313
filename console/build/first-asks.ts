import { ask, type FirstAsk } from '@banyan/client/build/first-asks.ts'

/** What every page asks: whether somebody is signed in, and who. What a page shows is asked once it is known to be permitted. */
export const firstAsks: {
  readonly everywhere: readonly FirstAsk[]
  readonly pages: Readonly<Record<string, readonly FirstAsk[]>>
} = {
  everywhere: [ask('operatorToken', {}), ask('operatorInfo', {})],
  pages: {},
}
