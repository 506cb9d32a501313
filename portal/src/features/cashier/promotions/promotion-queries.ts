import { sender } from '@banyan/client/sender.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { own } from '#/src/session/own-answers.ts'
import { session, useSession } from '#/src/session/session.ts'

/** How a promotion stands follows from what its member does; news of that comes by the socket. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true, meta: { shownInPlace: true } } as const

/** An account's answers are its own; a visitor's are everybody's. */
const place = () => (session().is === 'in' ? [own, 'promotions'] : ['promotions'])

function promotionsQuery() {
  return queryOptions({
    queryKey: [...place(), 'list', sender().language],
    queryFn: async ({ signal }) => (await request('promotions', {}, { signal })).promotions,
    ...fresh,
  })
}

function promotionQuery(code: string) {
  return queryOptions({
    queryKey: [...place(), 'one', sender().language, code],
    queryFn: ({ signal }) => request('promotion', { code }, { signal }),
    ...fresh,
  })
}

/** Every promotion as it stands for whoever looks; another session or language is another list. */
export function usePromotions() {
  useText()
  return useQuery({ ...promotionsQuery(), enabled: useSession().is !== 'opening' })
}

/** One promotion with its terms. */
export function usePromotion(code: string) {
  useText()
  return useQuery({ ...promotionQuery(code), enabled: useSession().is !== 'opening' })
}

/** Asks again for what is shown of promotions. */
export async function refreshPromotions(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [own, 'promotions'] }),
    client.invalidateQueries({ queryKey: [own, 'rewards', 'lists'] }),
  ])
}
