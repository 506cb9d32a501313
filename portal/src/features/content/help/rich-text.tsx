import { RichText as CleanText } from '@banyan/client/rich-text.tsx'
import { useRouter } from '@tanstack/react-router'
import { useHasPage } from '#/src/session/has-page.ts'

interface RichTextProps {
  html: string
  /** The level of its first headings where it stands; they are written as h3. */
  topLevel?: 2 | 3
}

/** HTML of the merchant, whose links to pages of the portal are followed within it. */
export function RichText(props: RichTextProps) {
  const { navigate } = useRouter()
  return <CleanText {...props} hasPage={useHasPage()} onFollow={(href) => void navigate({ href })} />
}
