import { buttonClass } from '@banyan/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { TopicLink } from '../help/topic-link.tsx'
import { DrawnBalls } from './notice/drawn-balls.tsx'

interface LotteryNoticeProps {
  title: string
  /** The game's code, where the address names one. */
  code: string | undefined
}

/** Shown while no draw is on sale: links to how draws are made and to the odds checker. */
export function LotteryNotice({ title, code }: LotteryNoticeProps) {
  const t = useText()
  const { demo } = usePortalConfig()
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-6 text-center md:py-14">
      <DrawnBalls />
      <h1 tabIndex={-1} className="mt-7 text-[1.625rem] leading-tight font-bold tracking-tight text-balance">
        {title}
      </h1>
      {code && (
        <p dir="ltr" className="mt-1.5 text-sm text-muted">
          {code}
        </p>
      )}
      <p className="mt-3 max-w-prose text-muted text-pretty">{t(demo ? 'lottery.textDemo' : 'lottery.text')}</p>
      <div className="mt-7 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        {demo && (
          <Link to="/odds" className={buttonClass()}>
            {t('lottery.odds')}
          </Link>
        )}
        <Link to="/draws" className={buttonClass('quiet')}>
          {t('lottery.check')}
        </Link>
        <TopicLink termId="fair-play" className={buttonClass('quiet')}>
          {t('lottery.rules')}
        </TopicLink>
        <Link to="/" className={buttonClass('quiet')}>
          {t('shell.toHome')}
        </Link>
      </div>
    </div>
  )
}
