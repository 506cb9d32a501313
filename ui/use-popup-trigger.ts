import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface PopupTrigger {
  open: boolean
  /** True from the first opening on, so that the popup's code is fetched. */
  wanted: boolean
  close: () => void
  ref: RefObject<HTMLButtonElement | null>
  /** For the button. */
  props: {
    ref: RefObject<HTMLButtonElement | null>
    'aria-haspopup': 'menu' | 'dialog'
    'aria-expanded': boolean
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/** Props and state for a plain button that opens a popup whose code is fetched on demand. */
export function usePopupTrigger(kind: 'menu' | 'dialog'): PopupTrigger {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return {
    open,
    wanted,
    close: () => setOpen(false),
    ref,
    props: {
      ref,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: show,
      onKeyDown: (event) => {
        if (kind !== 'menu' || event.key !== 'ArrowDown') return
        event.preventDefault()
        show()
      },
    },
  }
}
