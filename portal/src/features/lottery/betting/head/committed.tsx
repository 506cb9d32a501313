import { formatNumber } from '@banyan/client/formats.ts'
import { CopyButton } from '@banyan/ui/copy-button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { Link } from '@tanstack/react-router'
import type { ComingIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'

interface CommittedProps {
  gameCode: string
  issue: ComingIssue | null
  className: string
}

/** What a draw of ours is bound to before anybody bets on it, for those who want to check it later (requirements LOT-07). */
export function Committed({ gameCode, issue, className }: CommittedProps) {
  const t = useText()
  if (!issue?.fair) return null
  const { commit, round } = issue.fair
  return (
    <details className={`group text-sm text-muted ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm hover:text-text">
        <Icon drawing={shieldIcon} size={16} />
        {t('lottery.committed')}
        <Icon drawing={downIcon} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-center gap-x-4">
        <span>{t('lottery.issue', { numero: shortNumero(issue.numero) })}</span>
        <span className="inline-flex items-center">
          <code dir="ltr" title={commit} className="text-text">
            {`${commit.slice(0, 8)}…${commit.slice(-8)}`}
          </code>
          <CopyButton text={commit} label={t('lottery.copyCommit')} copiedLabel={t('lottery.copied')} />
        </span>
        <span>{t('lottery.beaconRound', { round: formatNumber(round) })}</span>
        <Link
          to="/draws"
          search={{ gameCode }}
          className="inline-flex min-h-11 items-center font-semibold text-primary-strong hover:underline"
        >
          {t('lottery.howVerified')}
        </Link>
      </div>
    </details>
  )
}
