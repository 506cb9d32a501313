import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'

/** Stands where a member has none of something. */
export function None({ title }: { title: string }) {
  return <Notice icon={nothingIcon} title={title} />
}
