import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { ManyTrunks } from './pitch/many-trunks.tsx'

/** What the agents' page begins with. */
export function AgentPitch() {
  const t = useText()
  const { merchant } = usePortalConfig()
  return (
    <div>
      <ManyTrunks />
      <h1
        tabIndex={-1}
        className="mt-6 text-[1.75rem] leading-tight font-bold tracking-tight text-balance md:text-[2.25rem]"
      >
        {t('agents.title')}
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted text-pretty">
        {t('agents.intro', { merchant: merchant.name })}
      </p>
    </div>
  )
}
