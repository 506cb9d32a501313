import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons/close-icon.ts'
import { toneLooks } from './popups/tone.ts'
import { add, type QueuedToast, remove, shownToasts, subscribe, type ToastContent } from './toasts/toast-queue.ts'

/** Long enough to read two short lines twice. */
const shownForMs = 7_000

/** Shows a toast; the returned function removes it. */
export function showToast(content: ToastContent): () => void {
  return add(content)
}

interface ToastRegionProps {
  label: string
  closeLabel: string
}

/** Where toasts appear: once per page, above every popup. They wait while the pointer or the focus is on them. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribe, shownToasts)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  // A toast removed under the pointer or the focus fires no leave or blur event.
  const close = (id: number) => {
    remove(id)
    setPointed(false)
    setFocused(false)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return createPortal(
    <section
      aria-label={label}
      // Popups make the rest of the page inert; toasts stay within reach over them.
      data-react-aria-top-layer=""
      className="pointer-events-none fixed inset-x-0 bottom-18 z-50 flex flex-col items-center gap-2 px-4 md:start-auto md:bottom-6 md:items-end md:px-6"
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={() => setFocused(false)}
    >
      <ul aria-live="polite" aria-relevant="additions" className="contents">
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            held={pointed || focused}
            closeLabel={closeLabel}
            onClose={() => close(toast.id)}
          />
        ))}
      </ul>
    </section>,
    document.body,
  )
}

interface ToastProps {
  toast: QueuedToast
  held: boolean
  closeLabel: string
  onClose: () => void
}

function Toast({ toast: { id, tone, text, detail, action, lasting }, held, closeLabel, onClose }: ToastProps) {
  const goAway = useEffectEvent(() => remove(id))
  const stays = held || lasting === true || tone === 'error'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(goAway, shownForMs)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <li className="pointer-events-auto flex w-full max-w-96 animate-rise items-start gap-3 rounded-md border border-hairline bg-overlay py-2 ps-4 pe-2 shadow-lg">
      <Icon drawing={toneLooks[tone].icon} size={20} className={`mt-3 ${toneLooks[tone].text}`} />
      <div className="min-w-0 grow py-2.5">
        <p className="font-semibold">{text}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
        {action && <div className="mt-1">{action}</div>}
      </div>
      <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
    </li>
  )
}
