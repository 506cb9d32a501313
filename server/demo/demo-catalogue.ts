import { aGame, aVendor } from '#/modules/games/catalogue-builder.ts'
import type { CatalogueGame, CatalogueVendor } from '#/modules/games/import-catalogue.ts'
import { gameName, nameCount } from './game-names.ts'

const vendorCodes = ['PG', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'EG2', 'PT'] as const
const classes = ['VIDEO', 'CLASSIC', 'CASCADE', 'JACKPOT'] as const
const lineCounts = [5, 9, 20, 25, 40, 50, 243, 1024] as const
/** In đồng at two decimals: 200, 500, 1,000, 2,000 and 5,000. */
const leastBets = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n] as const

/** Coprime to the number of names and one more than a multiple of the owners, so that neighbours differ in both words. */
const stride = 881
/** Numbers without a common period, so that no two properties go hand in hand. */
const primes = { class: 11, lines: 13, bet: 17, hot: 19, trial: 5 } as const

export const demoVendors: readonly CatalogueVendor[] = vendorCodes.map(aVendor)

/** The demo's slots in the merchant's order: 2,000, the same at every start. */
export function demoGames(): CatalogueGame[] {
  return Array.from({ length: nameCount }, (_, rank) => {
    const number = (rank * stride) % nameCount
    // Every vendor comes once in eight games, and not always with the same owner.
    const vendorCode = pick(vendorCodes, rank * 3 + Math.floor(rank / 40))
    return aGame({
      nodeId: 100_000n + BigInt(number),
      vendorCode,
      gameCode: `${vendorCode.toLowerCase()}-${number}`,
      gameClass: pick(classes, Math.floor(number / primes.class)),
      names: gameName(number),
      isHot: rank % primes.hot < 2,
      hasFreeTrial: number % primes.trial !== 0,
      minBetMinor: pick(leastBets, Math.floor(number / primes.bet)),
      lineCount: pick(lineCounts, Math.floor(number / primes.lines)),
    })
  })
}

function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return list[number % list.length] ?? list[0]
}
