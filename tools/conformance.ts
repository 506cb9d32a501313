import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runSuite } from '@banyan/contract/vendor-conformance/run-suite.ts'
import { type Asked, walletAt } from './conformance/wallet-at.ts'
import { CommandError } from './operator/command-error.ts'
import { testLaunch } from './operator/operators.ts'
import { operatorsAddress, vendorsAddress } from './operator/running-server.ts'

const usage = `Holds a wallet that speaks our vendor protocol against the rules of rounds, over HTTP.

  npm run conformance -- --vendor CODE --game CODE --member NAME --member NAME [options]
  npm run conformance -- --vendor CODE --game CODE --launch TOKEN --key ID:KEY --url URL [options]

  --member NAME     one of the portal's TEST_MEMBERS, whose games are started at the operators' port as the operator
                    command does it: two sessions of the first, one of each other
  --launch TOKEN    instead: a launch of the game that nobody has begun, less than a minute old; twice or more: the
                    first player is the one that is played with, launches of the same player give it more sessions,
                    one of somebody else gives it company
  --url URL         where vendors call; unless given, at VENDOR_PORT of this machine, or where the server of DATA_DIR
                    listens, or else http://localhost:3002; CONSOLE_PORT says likewise where the operators' port is
  --key ID:KEY      what the vendor signs with; the key in DATA_DIR/vendor.key, which npm start makes, unless given
  --other-game CODE a second game that can be played       --closed-game CODE  one that can't
  --campaign ID     a campaign of the vendor's that gives now; without one promotions are not tried
  --currency CODE   VND unless given                       --exponent N        digits after the point, 2 unless given
  --runs N          random runs, 20 unless given           --seed N            of the first of them

Players need no money: the suite brings them to what a case needs by the vendor's own corrections, and back to what they
had at the end, so play it with test accounts only. What can't be done from outside (locking a player, waiting half a
day, a restart, the caps of gifts) is told as not run.`

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
  [
    ...['url', 'vendor', 'key', 'game', 'member', 'launch', 'other-game', 'closed-game', 'campaign'],
    ...['currency', 'exponent', 'runs', 'seed'],
  ].map((name) => `--${name}`),
)

async function askedBy(options: ReadonlyMap<string, readonly string[]>): Promise<Asked> {
  const one = (name: string) => options.get(`--${name}`)?.at(-1)
  const needed = (name: string) => {
    const value = one(name)
    if (value === undefined) throw new CommandError(usage)
    return value
  }
  const [vendorCode, gameCode] = [needed('vendor'), needed('game')]
  const [keyId = '', ...secret] = (one('key') ?? demoKey()).split(':')
  const members = options.get('--member') ?? []
  // A second session of the first.
  const url = one('url') ?? vendorsAddress()
  console.log(`Wallet at ${url}${members.length > 0 ? `, operators' port at ${operatorsAddress()}` : ''}`)
  const launched = [...members.slice(0, 1), ...members].map((name) => testLaunch(vendorCode, gameCode, name))
  return {
    url,
    key: { vendorCode, id: keyId, secret: secret.join(':') },
    gameCode,
    launches: [...(options.get('--launch') ?? []), ...(await Promise.all(launched))],
    otherGame: one('other-game'),
    closedGame: one('closed-game'),
    campaign: one('campaign'),
    currency: one('currency') ?? 'VND',
    exponent: Number(one('exponent') ?? 2),
  }
}

/** What `npm start` signs the demo's vendors with. */
function demoKey(): string {
  const file = join(process.env.DATA_DIR || './data', 'vendor.key')
  try {
    return `demo:${readFileSync(file, 'utf8').trim()}`
  } catch {
    throw new CommandError(`There is no key in ${file}. Set DATA_DIR to the folder of npm start, or give --key.`)
  }
}

async function run(args: readonly string[]): Promise<boolean> {
  const options = optionsIn(args)
  const { world, leave } = await walletAt(await askedBy(options))
  const number = (name: string, usual: number) => Number(options.get(name)?.at(-1) ?? usual)
  const counts = { passed: 0, failed: 0, 'not run': 0 }
  for await (const { name, is, why } of runSuite(world, number('--runs', 20), number('--seed', 1))) {
    counts[is]++
    console.log(`${is.padEnd(7)} ${name}${why === undefined ? '' : `\n        ${why}`}`)
  }
  await leave()
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
