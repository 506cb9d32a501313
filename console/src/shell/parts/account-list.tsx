import { errorText } from '@banyan/client/error-text.ts'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Menu, MenuItem } from '@banyan/ui/menu.tsx'
import { type RefObject, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { signOut } from '#/src/session/session.ts'

interface AccountListProps {
  name: string
  username: string
  open: boolean
  onClose: () => void
  trigger: RefObject<HTMLElement | null>
}

/** Who is signed in, and the way out. */
export function AccountList({ name, username, open, onClose, trigger }: AccountListProps) {
  const t = useText()
  const [failure, setFailure] = useState<unknown>()
  return (
    <>
      <Menu
        open={open}
        onClose={onClose}
        trigger={trigger}
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
