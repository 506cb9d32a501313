import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { PopupWindow } from './popups/popup-window.tsx'
import { type Tone, toneLooks } from './popups/tone.ts'

interface AlertDialogProps {
  open: boolean
  /** Escape, a press on `cancel`, or on the one button there is. */
  onClose: () => void
  tone?: Tone
  title: string
  children?: ReactNode
  /** Says what pressing it does. */
  confirm: string
  /** Without it the confirming button only closes. */
  onConfirm?: () => void
  cancel?: string
  /** The confirmed action runs. */
  busy?: boolean
}

/** Asks or states one thing and waits for the answer; a press outside is not an answer. */
export function AlertDialog({
  open,
  onClose,
  tone = 'info',
  title,
  children,
  confirm,
  onConfirm,
  cancel,
  busy = false,
}: AlertDialogProps) {
  const titleId = useId()
  const textId = useId()
  const { icon, soft, weight } = toneLooks[tone]
  return (
    <PopupWindow
      open={open}
      onClose={onClose}
      dismissable={!busy}
      outsideCloses={false}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={children ? textId : undefined}
      place="items-end justify-center sm:items-center sm:p-6"
      look="max-h-[calc(100%-2rem)] w-full overflow-y-auto rounded-t-lg border border-hairline max-sm:border-b-0 sm:max-h-full sm:max-w-100 sm:rounded-lg max-sm:starting:translate-y-full max-sm:data-exiting:translate-y-full sm:starting:translate-y-2 sm:starting:scale-98 sm:data-exiting:scale-98"
    >
      <div className="flex grow flex-col items-center px-6 pt-8 pb-6 text-center">
        <span className={`mb-4 grid size-16 place-items-center rounded-full ${soft}`}>
          <Icon drawing={icon} size={32} />
        </span>
        <h2 id={titleId} className="text-xl font-semibold text-balance">
          {title}
        </h2>
        {children && (
          <div id={textId} className="mt-2 text-muted text-pretty">
            {children}
          </div>
        )}
        <div className="mt-6 flex w-full flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
          <Button autoFocus weight={weight} busy={busy} onClick={onConfirm ?? onClose}>
            {confirm}
          </Button>
          {cancel && (
            <Button weight="quiet" disabled={busy} onClick={onClose}>
              {cancel}
            </Button>
          )}
        </div>
      </div>
    </PopupWindow>
  )
}
