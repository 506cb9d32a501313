import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { leftToRight } from './bet-money.tsx'

/** An issue's number; a draw of ours can be checked. */
export function IssueLink({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  const number = (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {numero}
    </bdi>
  )
  if (!isFairGame(gameCode)) return number
  return (
    <Link
      to="/draws"
      search={{ gameCode, numero }}
      aria-label={t('bets.check', { issue: numero })}
      title={t('bets.check', { issue: leftToRight(numero) })}
      className="-my-3 inline-flex min-h-11 items-center gap-1.5 hover:text-primary-strong hover:underline"
    >
      {number}
      <Icon drawing={shieldIcon} size={16} className="shrink-0 text-primary @min-[51rem]:@max-5xl:hidden" />
    </Link>
  )
}
