import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The rules of a family, which come with the first page that needs them and never change. */
export const familyQuery = (code: FamilyCode | undefined) =>
  queryOptions({
    queryKey: ['lotteryFamily', code],
    queryFn: code ? () => loadFamily(code) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })
