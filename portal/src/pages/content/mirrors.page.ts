import { definePage } from '../define-page.ts'

/** The addresses under which the brand can be reached (SYS-25). */
export const mirrors = definePage({
  path: '/mirrors',
  title: 'mirrors.title',
  who: 'everyone',
  component: async () => (await import('./mirrors-page.tsx')).MirrorsPage,
  texts: ['mirrors'],
  skeleton: { shape: 'title', intro: 'mirrors.intro' },
  isListed: true,
})
