import { issueLater } from '@banyan/rules/lottery/issue-numbers.ts'
import type { FairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { CopyButton } from '@banyan/ui/copy-button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { Link } from '@tanstack/react-router'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'
import { mainOrigin } from '#/src/session/main-origin.ts'

interface NeighboursProps {
  gameCode: FairGame
  numero: string
  /** The last issue that was drawn. */
  last: string
}

/** To the issue before and the one after, as far as the one that is on sale; and the address of this check, to be sent on. */
export function Neighbours({ gameCode, numero, last }: NeighboursProps) {
  const t = useText()
  const before = issueLater(gameCode, numero, -1)
  const after = issueLater(gameCode, numero, 1)
  return (
    <nav aria-label={t('draws.neighbours')} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
      <Link
        to="/draws"
        search={{ gameCode, numero: before }}
        state={{ keepFocus: true }}
        aria-label={t('draws.before', { numero: before })}
        className={buttonClass('quiet')}
      >
        <Icon drawing={backIcon} size={18} />
        <bdi dir="ltr">{shortNumero(before)}</bdi>
      </Link>
      {numero > last ? (
        <span />
      ) : (
        <Link
          to="/draws"
          search={{ gameCode, numero: after }}
          state={{ keepFocus: true }}
          aria-label={t('draws.after', { numero: after })}
          className={buttonClass('quiet')}
        >
          <bdi dir="ltr">{shortNumero(after)}</bdi>
          <Icon drawing={forwardIcon} size={18} />
        </Link>
      )}
      <CopyButton
        text={`${mainOrigin()}/draws?gameCode=${gameCode}&numero=${numero}`}
        label={t('draws.copyAddress')}
        copiedLabel={t('draws.copied')}
      />
    </nav>
  )
}
