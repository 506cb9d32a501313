import { errorText } from '@banyan/client/error-text.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Menu, MenuItem } from '@banyan/ui/menu.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { signOut } from '#/src/session/session.ts'

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const t = useText()
  const trigger = usePopupTrigger('menu')
  const { data } = useQuery(operatorQuery)
  const [failure, setFailure] = useState<unknown>()
  const { nickname: name = '', username = '' } = data?.operator ?? {}
  return (
    <>
      <button
        type="button"
        {...trigger.props}
        aria-label={t('shell.account', { name })}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-info-soft text-sm font-semibold text-info uppercase"
        >
          {initialsOf(name)}
        </span>
      </button>
      <Menu
        open={trigger.open}
        onClose={trigger.close}
        trigger={trigger.ref}
        label={t('shell.account', { name })}
        align="end"
        head={
          <>
            <p className="font-semibold truncate">{name}</p>
            {username !== name && <p className="text-sm truncate text-muted">{username}</p>}
          </>
        }
      >
        <MenuItem onAction={() => void signOut().catch(setFailure)}>{t('shell.signOut')}</MenuItem>
      </Menu>
      <AlertDialog
        open={failure !== undefined}
        onClose={() => setFailure(undefined)}
        tone="error"
        title={t('shell.signOutFailed')}
        confirm={t('action.close')}
      >
        {errorText(t, failure)}
      </AlertDialog>
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
