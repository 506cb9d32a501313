import { Button } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'

/** Shown when not even the texts could be fetched: the one place with a text of its own, hence in English. */
export function StartFailure() {
  return (
    <main className="mx-auto max-w-prose p-4">
      <Notice
        urgent
        icon={alertIcon}
        title="Network link is abnormal, please try again"
        action={<Button onClick={() => location.reload()}>Reload the page</Button>}
      />
    </main>
  )
}
