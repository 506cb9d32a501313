import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { PageLanguage } from './page-language.tsx'

interface PopupWindowProps {
  open: boolean
  onClose: () => void
  /** Escape closes it; otherwise only its own buttons do. */
  dismissable: boolean
  /** A press outside closes as well as Escape. */
  outsideCloses?: boolean
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string | undefined
  /** Position of the window in the overlay. */
  place: string
  /** Look and entrance of the window. */
  look: string
  children: ReactNode
}

/** A modal window over the page: holds the focus, stops the page's scrolling, and gives the focus back. */
export function PopupWindow({
  open,
  onClose,
  dismissable,
  outsideCloses = dismissable,
  role = 'dialog',
  labelledBy,
  describedBy,
  place,
  look,
  children,
}: PopupWindowProps) {
  return (
    <PageLanguage>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(isOpen) => isOpen || onClose()}
        isDismissable={outsideCloses}
        isKeyboardDismissDisabled={!dismissable}
        className={`fixed inset-0 z-40 flex h-(--visual-viewport-height) bg-scrim transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0 ${place}`}
      >
        <Modal className={`flex bg-overlay text-text shadow-lg outline-none transition duration-200 ${look}`}>
          <Dialog
            role={role}
            aria-labelledby={labelledBy}
            {...(describedBy && { 'aria-describedby': describedBy })}
            className="flex min-h-0 min-w-0 grow outline-none"
          >
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLanguage>
  )
}
