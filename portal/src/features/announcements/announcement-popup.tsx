import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#/src/api/lazy-part.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'
import { announcementsQuery, audience } from './announcements-query.ts'
import { noticeTexts } from './notice-texts.ts'

/** The audiences whose popup this session has closed. */
const storageName = 'announcementsClosed'

/** The lobby shows first; what is announced over it waits for so long. */
const patienceMs = 600

const PublicAnnouncements = lazyPart(async () => {
  const [popup] = await Promise.all([import('./popups/public-announcements.tsx'), loadTexts(noticeTexts)])
  return popup.PublicAnnouncements
})

/** What is announced to whoever comes: once a session for each audience, until it is closed (requirements MSG-02). */
export function AnnouncementPopup() {
  // Follows the language: another one has another list.
  useText()
  const [hasClosed] = useState(isClosed)
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const { data } = useQuery(announcementsQuery())
  const items = data?.filter(({ type }) => type === 'PU')
  const due = !hasClosed && state === 'waiting' && items !== undefined && items.length > 0
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => setState('open'), patienceMs)
    return () => clearTimeout(timer)
  }, [due])
  if (state === 'waiting') return null
  const close = () => {
    keep(storageName, [...(readKept<string[]>(storageName) ?? []), audience])
    setState('closed')
  }
  return (
    <Suspense>
      <PublicAnnouncements items={items} open={state === 'open'} onClose={close} />
    </Suspense>
  )
}

function isClosed(): boolean {
  return readKept<string[]>(storageName)?.includes(audience) ?? false
}
