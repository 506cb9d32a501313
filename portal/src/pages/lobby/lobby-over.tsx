import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { useMatch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'

const parts = {
  help: lazyPart(async () => (await import('./help-over.tsx')).fetchHelpOver()),
  member: lazyPart(async () => (await import('./member-over.tsx')).fetchMemberOver(), { atOnce: true }),
}

const partAt = (path: string | undefined): keyof typeof parts => (path?.startsWith('/help') ? 'help' : 'member')

/** Waits for what the document's head says. */
export async function fetchLobbyOver() {
  await parts[partAt(location.pathname)].prepare()
  return { LobbyOver }
}

/** What lies over the lobby; while it closes, the address is the next page's already, and it stays what it is. */
function LobbyOver({ open }: { open: boolean }) {
  const at = useMatch({ strict: false, select: ({ routeId }) => partAt(routeId) })
  const [shown, setShown] = useState<keyof typeof parts>(at)
  if (open && shown !== at) setShown(at)
  const Part = parts[shown]
  return (
    <Suspense>
      <Part open={open} />
    </Suspense>
  )
}
