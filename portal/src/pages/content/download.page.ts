import { definePage } from '../define-page.ts'

/** The merchant's apps, and the portal as one. */
export const download = definePage({
  path: '/download',
  title: 'apps.title',
  who: 'everyone',
  component: async () => (await import('./download-page.tsx')).DownloadPage,
  texts: ['apps'],
  skeleton: { shape: 'title', intro: 'apps.intro', needsApps: true },
  isListed: true,
})
