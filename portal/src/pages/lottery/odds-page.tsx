import { Button } from '@banyan/ui/button.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { copyIcon } from '@banyan/ui/icons/copy-icon.ts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { searchOf } from '#/src/features/lottery/bet-types/odds-case.ts'
import { OddsChecker, openedCase } from '#/src/features/lottery/bet-types/odds-checker.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PageTitle } from '#/src/shell/page-title.tsx'

const route = getRouteApi('/odds')
/** Typing does not write the address at every letter. */
const addressAfterMs = 300

/** For people who check odds; only a demo has it. */
export function OddsPage() {
  const t = useText()
  const loaded = route.useLoaderData()
  const [shown, setShown] = useState(() => ({ family: loaded.family, odds: openedCase(loaded.odds, loaded.family) }))
  const { odds, family } = shown
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void navigate({
          to: '/odds',
          search: (before) => ({ ...before, ...searchOf(odds) }),
          replace: true,
          resetScroll: false,
          state: { keepFocus: true },
        }),
      addressAfterMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, odds])
  return (
    <>
      <PageHead title={t('odds.title')} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-5">
        <PageTitle title={t('odds.title')} intro={t('odds.intro')} />
        <CopyLink />
      </div>
      <OddsChecker odds={odds} family={family} onCase={(next, of) => setShown({ odds: next, family: of })} />
    </>
  )
}

/** The address holds the whole case. */
function CopyLink() {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <Button weight="quiet" size="small" icon={copied ? checkIcon : copyIcon} onClick={copy}>
      {t(copied ? 'odds.copied' : 'odds.copyLink')}
    </Button>
  )
}
