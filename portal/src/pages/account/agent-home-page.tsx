import { notLoggedIn } from '@banyan/client/signals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { agentTexts } from '#/src/features/account/agents/agent-texts.ts'
import { AgentWelcome } from '#/src/features/account/agents/agent-welcome.tsx'
import { ZoneClock } from '#/src/features/account/agents/zone-clock.tsx'
import { accountTexts } from '#/src/features/account/member-centre/account-texts.ts'
import { SignOutButton } from '#/src/features/account/member-centre/sign-out-button.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { closeAccountPopup } from '#/src/session/account-popup.ts'
import { useAccount } from '#/src/session/session.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PlainBar } from '#/src/shell/plain-bar.tsx'

/** The page with its texts. */
export async function fetchAgentHomePage() {
  await loadTexts(agentTexts, accountTexts)
  return AgentHomePage
}

/** The back office of an agent (requirements NAV-05): its frame, and who is signed in. */
function AgentHomePage() {
  const t = useText()
  const navigate = useNavigate()
  const account = useAccount()
  useEffect(
    () =>
      notLoggedIn.hear(() => {
        // The agents' page has the login itself; the popup would wait in the lobby.
        closeAccountPopup('login')
        void navigate({ to: '/agent', replace: true })
      }),
    [navigate],
  )
  if (!account) return null
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={t('agents.office')} />
      <header className="sticky top-0 z-30 border-b border-line bg-ground">
        <PlainBar>
          {/* On a phone a line of its own. */}
          <div className="flex min-w-0 items-center justify-between gap-4 max-md:order-last max-md:basis-full max-md:pb-2 md:me-2">
            <ZoneClock />
            <bdi className="border-line text-sm font-semibold truncate md:border-s md:ps-4">{account.nickname}</bdi>
          </div>
          <SignOutButton />
        </PlainBar>
      </header>
      <main id="content" className="mx-auto w-full max-w-3xl grow px-4 py-8 md:px-6 md:py-14">
        <AgentWelcome account={account} />
      </main>
    </div>
  )
}
