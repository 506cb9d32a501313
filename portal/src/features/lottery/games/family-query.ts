import { loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { queryOptions } from '@tanstack/react-query'

/** The rules of a game's family, fetched once. */
export function familyQuery(gameCode: string) {
  const code = lotteryGame(gameCode)?.family
  return queryOptions({
    queryKey: ['lotteryFamily', code],
    queryFn: async () => {
      if (!code) throw new RangeError(`There is no game ${gameCode}.`)
      return await loadFamily(code)
    },
    staleTime: Number.POSITIVE_INFINITY,
    // It is code, and no data of the server's.
    structuralSharing: false,
    meta: { shownInPlace: true },
  })
}
