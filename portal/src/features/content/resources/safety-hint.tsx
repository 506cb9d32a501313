import { Icon } from '@banyan/ui/icon.tsx'
import { eyeIcon } from '@banyan/ui/icons/eye-icon.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { TopicLink } from '#/src/features/content/help/topic-link.tsx'
import { useText } from '#/src/i18n/text.ts'

/** How an address of ours is told from a copy. */
export function SafetyHint() {
  const t = useText()
  return (
    <section className="flex items-start gap-4 rounded-lg border border-line bg-raised p-5 shadow-sm">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-gold-soft text-gold">
        <Icon drawing={eyeIcon} size={20} />
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">{t('mirrors.safetyTitle')}</h2>
        <p className="mt-1 max-w-prose text-muted text-pretty">{t('mirrors.safetyLook')}</p>
        <p className="mt-1 max-w-prose text-muted text-pretty">{t('mirrors.safetyKeep')}</p>
        <TopicLink termId="security-tips" className={textLinkClass}>
          {t('mirrors.safetyMore')}
        </TopicLink>
      </div>
    </section>
  )
}
