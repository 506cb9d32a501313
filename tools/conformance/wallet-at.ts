import { createHmac } from 'node:crypto'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import { type OperationName, type WalletAnswer, walletOperations } from '@banyan/contract/vendor/wallet.ts'
import type { Seat, WalletWorld } from '@banyan/contract/vendor-conformance/driver.ts'
import { ownProtocol } from '@banyan/contract/vendor-conformance/own-protocol.ts'
import { CommandError } from '../operator/command-error.ts'

interface Key {
  readonly vendorCode: string
  readonly id: string
  readonly secret: string
}

export interface Asked {
  readonly url: string
  readonly key: Key
  readonly gameCode: string
  /** Tokens of launches that nobody has begun. */
  readonly launches: readonly string[]
  readonly otherGame: string | undefined
  readonly closedGame: string | undefined
  /** A campaign of the vendor's with a budget. */
  readonly campaign: string | undefined
  readonly currency: string
  readonly exponent: number
}

/** A wallet that was found, and how it is left: every player with what it had. */
interface FoundWallet {
  readonly world: WalletWorld
  leave(): Promise<void>
}

/** The wallet at an address, with the players whose launches were given. */
export async function walletAt(asked: Asked): Promise<FoundWallet> {
  const { url, key, gameCode, launches, currency, exponent, otherGame, closedGame, campaign } = asked
  const call = (operation: OperationName, body: object) => send(url, key, operation, body)
  const seats = await Promise.all(launches.map((launchToken) => begun(call, launchToken, gameCode, url)))
  const [first] = seats
  if (!first) throw new CommandError('A player is needed: --member NAME or --launch TOKEN.')
  const sameAgain = seats.slice(1).find(({ player }) => player === first.player)
  const second = seats.find(({ player }) => player !== first.player)
  const driver = ownProtocol({ call, currency, exponent, gameCode })
  const prefix = `c${Date.now().toString(36)}-`
  let corrections = 0
  /** Brings a player to so much money by corrections of the vendor's. */
  const bring = async (who: Seat, money: bigint) => {
    const { balance = 0n } = await driver.send(who, { operation: 'balance' })
    const id = `${prefix}to${++corrections}`
    if (balance !== money) await driver.send(who, { operation: 'adjust', id, amount: money - balance })
    return who
  }
  const players = second ? [first, second] : [first]
  const had = await Promise.all(players.map((who) => driver.send(who, { operation: 'balance' })))
  const world: WalletWorld = {
    ...{ driver, prefix, newPlayer: (money) => bring(first, money) },
    ...(second && { secondPlayer: (money: bigint) => bring(second, money) }),
    ...(sameAgain && { anotherSession: async () => sameAgain }),
    ...(otherGame !== undefined && { otherGame }),
    ...(closedGame !== undefined && { closedGame }),
    ...(campaign !== undefined && { campaign }),
  }
  return {
    world,
    async leave() {
      for (const [at, who] of players.entries()) await bring(who, had[at]?.balance ?? 0n)
    },
  }
}

async function begun(
  call: (operation: OperationName, body: object) => Promise<WalletAnswer>,
  launchToken: string,
  gameCode: string,
  url: string,
): Promise<Seat> {
  const { outcome, player, session } = await call('authenticate', { launchToken, gameCode })
  if (player === undefined || session === undefined)
    throw new CommandError(
      `${url} answered a launch of ${gameCode} with ${outcome}. If that is another server than the one meant, give --url, VENDOR_PORT or DATA_DIR.`,
    )
  return { player, session }
}

async function send(url: string, key: Key, operation: OperationName, body: object): Promise<WalletAnswer> {
  const { path } = walletOperations[operation]
  const text = JSON.stringify(body)
  const unixSeconds = Math.floor(Date.now() / 1000)
  const signed = signedText({ vendorCode: key.vendorCode, method: 'POST', path, unixSeconds, body: text })
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.vendor]: key.vendorCode,
      [signatureHeaders.key]: key.id,
      [signatureHeaders.time]: String(unixSeconds),
      [signatureHeaders.signature]: createHmac('sha256', key.secret).update(signed).digest('hex'),
    },
    body: text,
  }).catch((error: Error) => {
    throw new CommandError(`${url} could not be asked: ${error.message}`)
  })
  return (await answer.json()) as WalletAnswer
}
