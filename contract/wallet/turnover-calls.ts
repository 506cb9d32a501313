import { turnoverSources, turnoverStates } from '@banyan/rules/cashier/turnover.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { gameType, gameTypes } from '#/games/game.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from './wallet-balance.ts'

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

/** What must be betted for one deposit, bonus, transfer or adjustment before money may go out, and how far it has come. */
export const turnoverLot = shape({
  id: Type.String({ pattern: '^\\d{1,19}$' }),
  source: Type.Enum([...turnoverSources]),
  reference: Type.String({ minLength: 1, maxLength: 80, description: 'Of a deposit or its bonus: its number' }),
  state: Type.Enum([...turnoverStates], {
    description: 'Cleared when the money was lost, ended when what it was made for was taken back',
  }),
  createdAt: moment,
  overAt: orNull(moment),
  amount: memberAmount,
  factor: Type.Integer({ minimum: 1, maximum: 1_000, description: 'How many times the amount must be betted' }),
  required: memberAmount,
  done: memberAmount,
  left: memberAmount,
  contribution: orNull(
    Type.Array(shape({ product: gameType, percent: Type.Integer({ minimum: 0, maximum: 100 }) }), {
      maxItems: gameTypes.length,
      description: 'How much of a bet counts, by type of game; null where every bet counts in full',
    }),
  ),
  largestBet: Type.Union([Type.Null(), memberAmount], {
    description: 'A bet with a larger stake counts nothing; null without a limit',
  }),
})
export type TurnoverLot = Static<typeof turnoverLot>

/** Lots of one account, the newest first, and what all its open ones ask for yet. */
export const turnoverPage = shape({ left: memberAmount, ...pageOf(turnoverLot) })

/** What the account must bet before its money may go out; bets count some two seconds after they are settled. */
export const turnoverLots = defineCall({
  id: 'turnoverLots',
  summary: 'What must be betted before money may go out.',
  method: 'GET',
  path: '/wps/turnover/lots',
  moduleId: 'WALLET',
  callers: ['member', 'agent'],
  token: 'needed',
  encrypted: false,
  query: shape({ ...pageQuery }),
  body: undefined,
  value: turnoverPage,
  errors: [],
  origin: 'ours',
})
