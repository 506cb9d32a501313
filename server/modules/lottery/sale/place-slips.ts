import { type HeldMoney, inBookTurns, isLostRace } from '#/ledger/in-book.ts'
import type { Database } from '#/platform/db/database.ts'
import type { PricedSlip } from '../deciding/price-slip.ts'
import type { LotterySettings } from '../sections.ts'
import type { SlipAnswer } from './decide-slip.ts'
import { placeByRules } from './place-by-rules.ts'
import { placePlainSlips, plainOf } from './place-plain-slips.ts'

type Accepted = ReadonlyMap<PricedSlip, SlipAnswer>
const nothing: Accepted = new Map()

/**
 * Places slips, and answers each by its place. A player has one slip in a batch. Where another transaction holds money of
 * some players for long, the slips of the others are placed, and it fails then.
 */
export async function placeSlips(
  database: Pick<Database, 'inTurns'>,
  slips: readonly PricedSlip[],
  { settings, heldMoney }: { readonly settings: LotterySettings; readonly heldMoney: HeldMoney },
  answer: (at: number, answer: SlipAnswer) => void,
): Promise<void> {
  const places = new Map(slips.map((slip, at) => [slip, at]))
  await heldMoney.passBy(database, {
    commands: slips,
    memberOf: ({ accountId }) => accountId,
    run: async (free, done) => {
      const tell = (slip: PricedSlip, answered: SlipAnswer) => {
        answer(places.get(slip) as number, answered)
        done(slip)
      }
      await placeFree(database, free, settings, tell)
    },
  })
}

/** Places the plain slips that nothing refuses in one trip to the database, then the others by the rules. */
async function placeFree(
  database: Pick<Database, 'inTurns'>,
  slips: readonly PricedSlip[],
  settings: LotterySettings,
  tell: (slip: PricedSlip, answered: SlipAnswer) => void,
): Promise<void> {
  const accepted = await acceptPlain(database, slips, settings)
  for (const [slip, answered] of accepted) tell(slip, answered)
  const others = slips.filter((slip) => !accepted.has(slip))
  if (others.length === 0) return
  const answers = await inBookTurns(database, (turns) => placeByRules(turns, others, settings))
  for (const [at, slip] of others.entries()) tell(slip, answers[at] as SlipAnswer)
}

/** One try: whatever came in between, or may be too much, is for the rules. */
async function acceptPlain(
  database: Pick<Database, 'inTurns'>,
  slips: readonly PricedSlip[],
  settings: LotterySettings,
): Promise<Accepted> {
  const plain = slips.flatMap((slip) => plainOf(slip, settings) ?? [])
  if (plain.length === 0) return nothing
  try {
    return await database.inTurns((turns) => placePlainSlips(turns, plain))
  } catch (error) {
    if (isLostRace(error)) return nothing
    throw error
  }
}
