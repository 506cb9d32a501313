import { runSuite } from '@banyan/contract/vendor-conformance/run-suite.ts'
import { type Asked, walletAt } from './conformance/wallet-at.ts'
import { CommandError } from './operator/command-error.ts'

const usage = `Holds a wallet that speaks our vendor protocol against the rules of rounds, over HTTP.

  npm run conformance -- --url URL --vendor CODE --key ID:KEY --game CODE --launch TOKEN [options]

  --launch TOKEN    a launch of the game that nobody has begun, less than a minute old; twice or more: the first
                    player is the one that is played with, launches of the same player give it more sessions, one
                    of somebody else gives it company
  --other-game CODE a second game that can be played       --closed-game CODE  one that can't
  --currency CODE   VND unless given                       --exponent N        digits after the point, 2 unless given
  --runs N          random runs, 20 unless given           --seed N            of the first of them

Players need no money: the suite brings them to what a case needs by the vendor's own corrections, so play it with
test accounts only. What can't be done from outside (locking a player, waiting half a day, a restart) is told as not run.`

/** The values of every option, in their order. */
function optionsIn(args: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const options = new Map<string, string[]>()
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value] = args.slice(at, at + 2)
    if (!known.has(name) || value === undefined) throw new CommandError(usage)
    options.set(name, [...(options.get(name) ?? []), value])
  }
  return options
}

const known: ReadonlySet<string> = new Set(
  ['url', 'vendor', 'key', 'game', 'launch', 'other-game', 'closed-game', 'currency', 'exponent', 'runs', 'seed'].map(
    (name) => `--${name}`,
  ),
)

function askedBy(options: ReadonlyMap<string, readonly string[]>): Asked {
  const one = (name: string) => options.get(`--${name}`)?.at(-1)
  const needed = (name: string) => {
    const value = one(name)
    if (value === undefined) throw new CommandError(usage)
    return value
  }
  const [keyId = '', ...secret] = needed('key').split(':')
  return {
    url: needed('url'),
    key: { vendorCode: needed('vendor'), id: keyId, secret: secret.join(':') },
    gameCode: needed('game'),
    launches: options.get('--launch') ?? [],
    otherGame: one('other-game'),
    closedGame: one('closed-game'),
    currency: one('currency') ?? 'VND',
    exponent: Number(one('exponent') ?? 2),
  }
}

async function run(args: readonly string[]): Promise<boolean> {
  const options = optionsIn(args)
  const world = await walletAt(askedBy(options))
  const number = (name: string, usual: number) => Number(options.get(name)?.at(-1) ?? usual)
  const counts = { passed: 0, failed: 0, 'not run': 0 }
  for await (const { name, is, why } of runSuite(world, number('--runs', 20), number('--seed', 1))) {
    counts[is]++
    console.log(`${is.padEnd(7)} ${name}${why === undefined ? '' : `\n        ${why}`}`)
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts['not run']} not run`)
  return counts.failed === 0
}

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  process.exitCode = 1
  console.error(error.message)
}
