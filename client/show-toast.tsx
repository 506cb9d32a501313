import { showToast as queueToast, ToastRegion } from '@banyan/ui/toast.tsx'
import { ownRoot } from './own-root.ts'
import { useSharedText } from './texts.ts'

let render: ReturnType<typeof ownRoot> | undefined

/**
 * Shows a toast; the returned function removes it. The first toast renders the region in which all of them appear.
 */
export function showToast(content: Parameters<typeof queueToast>[0]): () => void {
  if (!render) {
    render = ownRoot()
    render(<Toasts />)
  }
  return queueToast(content)
}

function Toasts() {
  const t = useSharedText()
  return <ToastRegion label={t('popup.notices')} closeLabel={t('popup.close')} />
}
