import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { useObjectName } from '#/src/features/calls/object-name.ts'
import { useMayCalls } from '#/src/session/permissions.ts'

/** What an action was about, as the audit names it: `account linh` leads to the member, `game 5` to the games, `deposit …` and `withdrawal …` to their orders and `promotion …` to theirs, `lottery SSC1M` to its numbers. */
export function ObjectLink({ object }: { object: string }) {
  const may = useMayCalls()
  const objectName = useObjectName()
  const [kind, name = ''] = object.split(' ', 2)
  const text = <bdi>{objectName(object)}</bdi>
  if (kind === 'account' && may('findMembers'))
    return (
      <Link to="/members" search={{ q: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  if (kind === 'operator' && may('listOperators'))
    return (
      <Link to="/operators/$operator" params={{ operator: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  if ((kind === 'game' || kind === 'vendor') && may('listGames'))
    return (
      <Link to="/catalogue" search={kind === 'game' ? { q: name } : { vendor: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  if (kind === 'deposit' && may('depositRecord'))
    return (
      <Link to="/deposits/$deposit" params={{ deposit: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  if (kind === 'withdrawal' && may('withdrawalRecord'))
    return (
      <Link to="/withdrawals/$withdrawal" params={{ withdrawal: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  if (kind === 'promotion' && may('readPromotion'))
    return (
      <Link to="/promotions/$promotion" params={{ promotion: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  if (kind === 'lottery' && may('lotteryNumbers'))
    return (
      <Link to="/lottery/numbers" search={{ game: name }} className={textLinkClass}>
        {text}
      </Link>
    )
  return text
}
