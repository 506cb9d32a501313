import { sender } from '@banyan/client/sender.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** An operator changes a topic seldom, and nobody waits for it. */
const freshMs = 300_000

/** The topics of the help centre in the merchant's order, without their contents; another language is another list. */
export function helpTopicsQuery() {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['helpTopics', { merchant, language }],
    queryFn: async ({ signal }) => (await request('helpCenter', { lang: language, device: 'WEB' }, { signal })).topics,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    // The popup and the pages say in their place what failed; the footer does without.
    meta: { shownInPlace: true },
  })
}

/** One topic with its content, null where the merchant has none of that name. */
export function helpTopicQuery(termId: string) {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['helpTopic', { merchant, language, termId }],
    queryFn: async ({ signal }) => {
      const { topics } = await request('helpCenter', { lang: language, device: 'WEB', termId }, { signal })
      return topics[0] ?? null
    },
    staleTime: freshMs,
    // The topic stays while it comes in another language; another topic does not stand in for it.
    placeholderData: (before) => (before?.termId === termId ? before : undefined),
    meta: { shownInPlace: true },
  })
}
