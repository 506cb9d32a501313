import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'

const AccountList = lazyPart(async () => (await import('./account-list.tsx')).AccountList)

/** The button that opens the operator's own menu. */
export function AccountMenu() {
  const t = useText()
  const { open, wanted, close, ref, props } = usePopupTrigger('menu')
  const { data } = useQuery(operatorQuery)
  const { nickname: name = '', username = '' } = data?.operator ?? {}
  return (
    <>
      <button
        type="button"
        {...props}
        aria-label={t('shell.account', { name })}
        onPointerEnter={AccountList.prepare}
        onFocus={AccountList.prepare}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-info-soft text-sm font-semibold text-info uppercase"
        >
          {initialsOf(name)}
        </span>
      </button>
      {wanted && (
        <Suspense>
          <AccountList name={name} username={username} open={open} onClose={close} trigger={ref} />
        </Suspense>
      )}
    </>
  )
}

/** The first letters of at most two words of a name. */
function initialsOf(name: string): string {
  return name
    .split(/[\s._-]+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
}
