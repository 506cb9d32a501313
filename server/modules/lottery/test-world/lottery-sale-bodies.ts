const reason = 'The house has too much on it'

/** A body for each call about the lottery's sale that changes something, with which it succeeds. */
export const lotterySaleBodies = {
  markLotteryNumbers: async () => ({
    ...{ gameCode: 'THF5M', numero: null, playCode: 'SEA_3TOP', numbers: ['125', '521'], sale: 'half', reason },
  }),
  setLotteryPrice: async () => ({
    ...{ mode: 'SEA', gameCode: 'THF5M', playCode: 'SEA_2TOP', version: 0, price: { 1: '85' }, reason },
  }),
  setLotteryPriceBeyondGuard: async () => ({
    ...{ mode: 'SEA', gameCode: 'THF5M', playCode: 'SEA_2BOTTOM', version: 0, price: { 1: '100' }, reason },
  }),
} as const
