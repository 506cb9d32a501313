import { Card } from '@banyan/ui/card.tsx'
import { AgentPitch } from '#/src/features/account/agents/agent-pitch.tsx'
import { AgentTerms } from '#/src/features/account/agents/agent-terms.tsx'
import { agentTexts } from '#/src/features/account/agents/agent-texts.ts'
import { AgentLogin } from '#/src/features/account/sign-in/agent-login.tsx'
import { signInTexts } from '#/src/features/account/sign-in/sign-in-texts.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PlainBar } from '#/src/shell/plain-bar.tsx'

/** The page with its texts. */
export async function fetchAgentPage() {
  await loadTexts(agentTexts, ...signInTexts)
  return AgentPage
}

/** The agents' way in: what an agent does, and the login (requirements NAV-04). */
function AgentPage() {
  const t = useText()
  const { merchant } = usePortalConfig()
  return (
    <div className="min-h-dvh">
      <PageHead
        title={t('agents.headTitle')}
        description={t('agents.intro', { merchant: merchant.name })}
        address="/agent"
      />
      <PlainBar />
      <main
        id="content"
        className="mx-auto grid max-w-[1440px] gap-x-12 gap-y-8 px-4 pt-1 pb-10 md:px-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:pt-4 xl:px-8"
      >
        <AgentPitch />
        <div className="lg:sticky lg:top-6 lg:row-span-2 lg:self-start">
          <Card title={t('agents.login')}>
            <AgentLogin />
          </Card>
          <p className="mt-3 px-1 text-sm text-muted text-pretty">{t('agents.membersHint')}</p>
        </div>
        <AgentTerms />
      </main>
    </div>
  )
}
