import {
  type BeaconChain,
  isBeaconChain,
  isQuicknet,
  posesAsQuicknet,
  quicknet,
} from '@banyan/rules/lottery/beacon-chain.ts'
import { type Environment, partyUrlIn } from './environment.ts'

/** The public random beacon: which chain it is, and the relays that are asked what it says. */
export interface BeaconConfig {
  readonly chain: BeaconChain
  readonly relays: readonly URL[]
}

/** drand's own relays, of three operators' networks. */
const drandRelays = ['api.drand.sh', 'api2.drand.sh', 'api3.drand.sh', 'drand.cloudflare.com'].map(
  (host) => `https://${host}`,
)
/** With fewer, one relay could hold a draw back; more would be asked for nothing. */
const [relaysAtLeast, relaysAtMost] = [2, 8]
const relaysRule =
  '2 to 8 different https addresses without credentials or query, or http ones of this machine, separated by commas'
const chainRule =
  "JSON with chainHash, publicKey, periodSeconds and genesisSeconds, and not quicknet's hash or key with other parts"

/** Where browsers come by https, players' money may be at stake: there nobody but quicknet decides. */
export function beaconOf(env: Environment, publicUrl: URL): BeaconConfig {
  const relays = env.list('BEACON_RELAYS', drandRelays, { test: (text) => urlIn(text) !== undefined }, relaysRule)
  const urls = relays.flatMap((text) => urlIn(text) ?? [])
  const isEnough = urls.length >= relaysAtLeast && urls.length <= relaysAtMost
  // One line says that they are nonsense.
  if (urls.length === relays.length && !(isEnough && new Set(urls.map(String)).size === urls.length))
    env.refuse('BEACON_RELAYS', `must be ${relaysRule}`)
  const chain = chainOf(env)
  if (isQuicknet(chain)) return { chain, relays: urls }
  if (publicUrl.protocol === 'https:')
    env.refuse('BEACON_CHAIN', 'must not be set where PUBLIC_URL is https: only quicknet decides draws there')
  if (!env.has('BEACON_RELAYS')) env.refuse('BEACON_RELAYS', 'must be set with BEACON_CHAIN')
  return { chain, relays: urls }
}

function chainOf(env: Environment): BeaconChain {
  const text = env.text('BEACON_CHAIN', '', /^/, 'a text')
  if (text === '') return quicknet
  const chain = jsonIn(text)
  if (isBeaconChain(chain) && !posesAsQuicknet(chain)) {
    const { chainHash, publicKey, periodSeconds, genesisSeconds } = chain
    return { chainHash, publicKey, periodSeconds, genesisSeconds }
  }
  env.refuse('BEACON_CHAIN', `must be ${chainRule}`)
  return quicknet
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function urlIn(address: string): URL | undefined {
  const url = partyUrlIn(address)
  return url && url.search + url.hash === '' ? url : undefined
}
