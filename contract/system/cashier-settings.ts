import { depositKinds } from '@banyan/rules/cashier/deposit-states.ts'
import Type from 'typebox'
import { countryCode, localisedText, shape } from './content.ts'

/** An amount of the cashier in the merchant's currency, with two decimals as every setting has it. */
export const cashierAmount = Type.String({ pattern: '^[1-9]\\d{0,12}\\.\\d{2}$', 'x-kind': 'amount' })

/** A way to pay in: who is paid, within which bounds, and what it costs (requirements WAL-06). */
const depositChannel = shape({
  id: Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,19}$', description: 'Stays: orders stand under it' }),
  kind: Type.Enum([...depositKinds]),
  provider: Type.String({
    pattern: '^[A-Z]{2,20}$',
    description: 'One that the environment names; MANUAL where an operator looks',
  }),
  name: localisedText(40),
  enabled: Type.Boolean(),
  least: cashierAmount,
  most: cashierAmount,
  presets: Type.Array(cashierAmount, { maxItems: 12, uniqueItems: true }),
  feePpm: Type.Integer({ minimum: 0, maximum: 200_000, description: 'Taken from what was paid; 10,000 is 1 %' }),
  bonusPpm: Type.Integer({ minimum: 0, maximum: 200_000, description: 'Given on top of what was paid; 10,000 is 1 %' }),
  turnover: Type.Integer({
    minimum: 0,
    maximum: 50,
    description: 'How many times a deposit must be betted before it may be paid out',
  }),
  minutes: Type.Integer({
    minimum: 5,
    maximum: 1_440,
    'x-unit': 'minutes',
    description: 'An order waits for its payment',
  }),
  countries: Type.Array(countryCode, { maxItems: 250, uniqueItems: true, description: 'Empty: everywhere' }),
  accounts: Type.Array(
    shape({
      bin: Type.String({ pattern: '^\\d{6}$', description: 'Of the bank, as VietQR numbers it' }),
      number: Type.String({ pattern: '^\\d{6,19}$' }),
      holder: Type.String({ pattern: '^[A-Z][A-Z ]{1,48}[A-Z]$' }),
    }),
    { maxItems: 20, description: "The brand's own, which transfers go to" },
  ),
})

/** How members pay in, and who looks at what (requirements WAL-06, OPS-07). */
export const cashier = shape({
  channels: Type.Array(depositChannel, { maxItems: 30 }),
  openAtMost: Type.Integer({ minimum: 1, maximum: 20, description: 'Open orders of a member' }),
  unpaidPerHour: Type.Integer({
    minimum: 1,
    maximum: 100,
    description: 'Unpaid orders after which a channel rests for an hour',
  }),
  checksNames: Type.Boolean({ description: 'A bank transfer from another name than the member’s is reviewed' }),
  approvedAlone: Type.String({
    ...{ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' },
    description: 'Up to this amount one operator approves a deposit; above it a second one does',
  }),
  aloneByOperator: Type.String({
    ...{ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' },
    description: 'What an operator credits without a second one in a day of the merchant, in all',
  }),
  aloneToMember: Type.String({
    ...{ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' },
    description: 'What a member is credited by operators without a second one in a day of the merchant, in all',
  }),
  clearBelow: Type.String({
    ...{ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' },
    description: 'A member who has less than this and nothing at stake need not bet for earlier deposits any more',
  }),
  // A section from before it has none; the server then has its first one.
  leastOdds: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,2}\\.\\d{2}$',
      description: 'A bet of which a vendor tells lower decimal odds counts nothing for turnover; 1.00 lets all count',
    }),
  ),
})

/** Which banks members are paid out to (requirement WAL-07): all that take transfers, but those that are named here. */
export const payoutBanks = shape({
  off: Type.Array(Type.String({ pattern: '^[0-9]{6}$' }), {
    maxItems: 100,
    uniqueItems: true,
    description: 'Numbers of banks, as VietQR has them, that nothing is paid out to',
  }),
})
