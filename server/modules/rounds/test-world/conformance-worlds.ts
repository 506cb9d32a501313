import type { OperationName } from '@banyan/contract/vendor/wallet.ts'
import type { Command, Seat, WalletDriver, WalletWorld } from '@banyan/contract/vendor-conformance/driver.ts'
import { ownProtocol } from '@banyan/contract/vendor-conformance/own-protocol.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { HeldMoney } from '#/ledger/in-book.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { World } from '#/test-world/world.ts'
import type { AnsweredCall, MoneyCall } from '../deciding/money-call.ts'
import { giftCapsOf } from '../sections.ts'
import { membersOfPlayers } from '../store/game-sessions.ts'
import { giftStandings } from '../store/gift-desk.ts'
import { settleCalls } from '../use-cases/settle-calls.ts'
import { liftStop, setCampaign } from '../vendor-gifts.ts'
import { campaignId, gameCode, launch, PG, type VendorWorld } from './vendor-world.ts'

async function memberOfPlayer({ db }: Pick<Database, 'db'>, player: string): Promise<bigint> {
  const [memberId = 0n] = await membersOfPlayers(db, [player])
  return memberId
}

/** What both ways to the wallet are played in. */
function around(world: () => VendorWorld, prefix: string): Omit<WalletWorld, 'driver'> {
  const memberOf = ({ player }: Seat) => memberOfPlayer(world().w.database, player)
  return {
    prefix,
    newPlayer: (money) => world().player(money),
    secondPlayer: (money) => world().player(money),
    async anotherSession(who) {
      const launchToken = await launch(world().w, await memberOf(who))
      const { session = '' } = await world().pg.call('authenticate', { launchToken, gameCode })
      return { ...who, session }
    },
    async lock(who) {
      const memberId = await memberOf(who)
      await world().w.database.transaction((tx) => suspendAccount(tx, memberId))
    },
    fund: async (who, money) => world().fund(await memberOf(who), money),
    otherGame: 'koi',
    closedGame: 'serviced',
    campaign: campaignId,
    ...giftsOf(() => world().w),
  }
}

/** What operators do about a vendor's gifts. */
function giftsOf(worldOf: () => World): Required<Pick<WalletWorld, 'setCampaign' | 'capGifts' | 'liftGifts'>> {
  const { vendorCode } = PG
  const years = { ahead: ['2998', '2999'], now: ['2001', '2999'], over: ['2000', '2001'] } as const
  return {
    async setCampaign(id, { budget, time }) {
      const [beginsAt = new Date(), endsAt = new Date()] = years[time].map((year) => new Date(`${year}-01-01`))
      const campaign = { vendorCode, campaignId: id, name: id, beginsAt, endsAt, budget }
      await worldOf().database.transaction((tx) => setCampaign(tx, campaign))
    },
    async capGifts(caps) {
      const { database, set } = worldOf()
      const usual = { perCall: '500000000.00', perDay: '2000000000.00', winMultiple: 50_000, perWin: '5000000000.00' }
      const [own] = (await giftStandings(database.db, 10)).filter((each) => each.vendorCode === vendorCode)
      const counted = own ? own.given - own.letPass : 0n
      const capped = caps && { perCall: toAmount(caps.perCall, 2), perDay: toAmount(counted + caps.left, 2) }
      await set('vendorGifts', { ...usual, vendors: capped ? [{ vendor: vendorCode, ...capped }] : [] })
    },
    async liftGifts() {
      await worldOf()
        .database.transaction((tx) => liftStop(tx, { vendorCode, seen: 10n ** 15n, by: 'the test' }))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
    },
  }
}

/** By our signed protocol, through the app. */
export function protocolWorld(world: () => VendorWorld): WalletWorld {
  const call = (operation: OperationName, body: object) => world().pg.call(operation, { ...body })
  return {
    ...around(world, 'p-'),
    driver: ownProtocol({ call, currency: 'VND', exponent: 2, gameCode }),
    expireSessions: () => world().w.moveClock(12 * 3600 + 60),
  }
}

/** Straight to the rules of rounds, as an adapter of another protocol would come to them. */
export function roundsWorld(world: () => VendorWorld): WalletWorld {
  return {
    ...around(world, 'r-'),
    driver: roundsDriver(() => world().w),
    // It keeps nothing between two commands.
    restart: () => world().w.moveClock(24 * 3600),
  }
}

function roundsDriver(worldOf: () => World): WalletDriver {
  return {
    async send(who, command) {
      const { database, settings } = worldOf()
      const memberId = await memberOfPlayer(database, who.player)
      const { operation } = command
      if (operation === 'balance')
        return { outcome: 'ok', balance: (await moneyOf(database.db, memberId, 'VND')).available.balance }
      const call = callOf(who, memberId, command)
      const isOffered = ({ parameters }: MoneyCall) => parameters.gameCode !== 'serviced'
      const answers: AnsweredCall[] = []
      const capsOf = (vendorCode: string) => giftCapsOf(settings.current('vendorGifts'), vendorCode)
      const circumstances = { isOffered, boardFloor: 10n ** 15n, capsOf, onGiftsStopped() {} }
      await settleCalls(database, [call], circumstances, (_at, answer) => answers.push(answer), new HeldMoney())
      return answers[0] ?? { outcome: 'retryable' }
    },
  }
}

type MovingCommand = Exclude<Command, { operation: 'balance' }>

function callOf({ session }: Seat, memberId: bigint, command: MovingCommand): MoneyCall {
  const { operation } = command
  const amount = 'amount' in command ? command.amount : 0n
  const isDebit = operation === 'bet' || operation === 'betAndWin' || operation === 'tip' || operation === 'buyIn'
  const takes = isDebit || amount < 0n
  const stake = takes ? (amount < 0n ? -amount : amount) : 0n
  const least = 'minBalance' in command ? command.minBalance : undefined
  return {
    ...{ vendorCode: PG.vendorCode, operation, memberId, asset: 'VND' },
    transactionId: idOf(command),
    roundId: 'round' in command ? command.round : undefined,
    stake: operation === 'bet' && command.isFree ? 0n : stake,
    pays: operation === 'betAndWin' ? command.win : takes ? 0n : amount,
    atLeast: least !== undefined && least > stake ? least : undefined,
    refersTo: operation === 'refund' ? command.bet : operation === 'buyOut' ? command.buyIn : undefined,
    sessionId: operation === 'buyIn' ? session : undefined,
    campaignId: 'campaign' in command ? command.campaign : 'freeRewardId' in command ? command.freeRewardId : undefined,
    closesRound: operation === 'endRound' || ('roundClosed' in command && command.roundClosed),
    isReward: 'freeRewardId' in command && command.freeRewardId !== undefined,
    parameters: Object.fromEntries(Object.entries(command).map(([name, value]) => [name, String(value)])),
  }
}

function idOf(command: MovingCommand): string {
  if (command.operation === 'endRound') return `end of ${command.round}`
  return command.id ?? (command.operation === 'refund' ? `refund of ${command.bet}` : '')
}
