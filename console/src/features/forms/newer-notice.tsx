import { Button } from '@banyan/ui/button.tsx'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { ValueDifferences } from './difference-list.tsx'
import type { Draft } from './use-draft.ts'

/** Somebody else has saved meanwhile: what was written stays, and the operator says what becomes of it. */
export function NewerNotice({ draft }: { draft: Draft }) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const { newer, base } = draft
  if (!newer) return null
  return (
    <section role="alert" className="mb-4 rounded-lg border border-gold bg-gold-soft px-5 py-4">
      <p className="font-semibold">
        {newer.changedBy === null ? t('settings.newerUnknown') : t('settings.newer', { name: newer.changedBy })}
      </p>
      <p className="mt-1 text-sm text-muted">{t('settings.newerText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => draft.takeNewer(true)}>
          {t('settings.putOnto')}
        </Button>
        <Button weight="quiet" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('settings.seeTheirs')}
        </Button>
        <Button weight="quiet" size="small" onClick={() => draft.takeNewer(false)}>
          {t('settings.dropOwn')}
        </Button>
      </div>
      {isShown && (
        <div className="mt-3">
          <ValueDifferences before={base.value} after={newer.value} />
        </div>
      )}
    </section>
  )
}
