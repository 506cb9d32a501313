import { definePage } from '../define-page.ts'

/** NAV-19: a topic of the help centre as a page; what the document shows of it is answered. */
export const info = definePage({
  path: '/info/$termId',
  title: 'help.title',
  who: 'everyone',
  loader: async ({ context, params: { termId = '' } }) =>
    (await import('#/src/features/content/help/topic-route.ts')).topicRoute.load(context.queryClient, termId),
  component: async () => (await import('./info-page.tsx')).InfoPage,
  texts: ['help'],
  offered: 'topic',
  isListed: true,
  examples: ['/info/beginner-guide', '/info/licences', '/info/install-ios'],
})
