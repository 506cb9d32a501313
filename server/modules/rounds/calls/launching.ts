import { gameRooms, launchGame, launchTrial } from '@banyan/contract/games/launching.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { readerOf } from '#/modules/games/present-game.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Launcher } from '../launching/launcher.ts'
import { minorOf } from '../vendor-protocol/read-money-call.ts'

/** Starting games, and the tables of a game. */
export function launchingBindings(launcher: Launcher): Binding[] {
  return [
    bind(launchGame, async ({ body }, context) =>
      launcher.withMoney(signedIn(context.principal).id, body, readerOf(context, body.language).tag),
    ),
    bind(launchTrial, async ({ body }, context) => launcher.withPlayMoney(body, readerOf(context, body.language).tag)),
    bind(gameRooms, async ({ query }, context) => {
      const rooms = await launcher.rooms(query, readerOf(context, query.language).tag)
      return {
        list: rooms.map(({ roomId, name, minBet, maxBet, players, isOpen }) => ({
          ...{ roomId, name, players, isOpen },
          minBet: amountOf(minBet),
          maxBet: amountOf(maxBet),
        })),
      }
    }),
  ]
}

/** A vendor's amount in the currency's digits; one with more digits is a fault of the vendor. */
function amountOf(amount: string): string {
  const { exponent } = merchantCurrency
  const minor = minorOf(amount, exponent)
  if (minor === undefined) throw new Refusal('vendor_failed')
  return toAmount(minor, exponent)
}
