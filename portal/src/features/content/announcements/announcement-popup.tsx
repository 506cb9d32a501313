import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { useAccountPopup } from '#/src/session/account-popup.ts'
import { useSession } from '#/src/session/session.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'
import { type Audience, announcementsQuery, audienceOf } from './announcements-query.ts'

/** The audiences whose popup this session has closed. */
const storageName = 'announcementsClosed'

/** Milliseconds that the lobby shows before the popup opens. */
const patienceMs = 600

const PublicAnnouncements = lazyPart(async () => (await import('./fetch-popups.ts')).fetchPublicAnnouncements())

/**
 * What is announced to whoever comes: once a session for each audience, until it is closed (requirements MSG-02). Who
 * signs in for the first time has news of its own, and after it those of everybody who is signed in.
 */
export function AnnouncementPopup() {
  const session = useSession()
  const [over, setOver] = useState(closedAudiences)
  // While the session loads, the audience is unknown.
  if (session.is === 'opening') return null
  const now = audienceOf(session)
  const audiences: Audience[] = now === 'A' && readKept('firstTimeLogin') === true ? ['F', 'A'] : [now]
  // One that was closed stays where it is, for it takes a moment to leave.
  const shown = audiences.filter((_, place) => audiences.slice(0, place).every((before) => over.includes(before)))
  const noteOver = (audience: Audience) =>
    setOver((before) => (before.includes(audience) ? before : [...before, audience]))
  return shown.map((audience) => <PopupOf key={audience} audience={audience} onOver={noteOver} />)
}

interface PopupOfProps {
  audience: Audience
  /** Called when it closes or is empty. */
  onOver: (audience: Audience) => void
}

function PopupOf({ audience, onOver }: PopupOfProps) {
  // Follows the language: another one has another list.
  useText()
  const { shown } = useAccountPopup()
  const [hasClosed] = useState(() => closedAudiences().includes(audience))
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const { data } = useQuery({ ...announcementsQuery(audience), enabled: !hasClosed })
  const items = data?.filter(({ type }) => type === 'PU')
  const isEmpty = items?.length === 0
  const due = !hasClosed && state === 'waiting' && items !== undefined && !isEmpty && !shown
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => setState('open'), patienceMs)
    return () => clearTimeout(timer)
  }, [due])
  useEffect(() => {
    if (isEmpty && state === 'waiting') onOver(audience)
  }, [isEmpty, state, onOver, audience])
  if (state === 'waiting') return null
  const close = () => {
    keep(storageName, [...closedAudiences(), audience])
    setState('closed')
    onOver(audience)
  }
  return (
    <Suspense>
      <PublicAnnouncements items={items} open={state === 'open'} onClose={close} />
    </Suspense>
  )
}

function closedAudiences(): readonly string[] {
  return readKept<string[]>(storageName) ?? []
}
