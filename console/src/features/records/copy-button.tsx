import { Button } from '@banyan/ui/button.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { copyIcon } from '@banyan/ui/icons/copy-icon.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** Copies a text, and says that it did. */
export function CopyButton({ text }: { text: string }) {
  const t = useText()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  return (
    <Button
      weight="quiet"
      size="small"
      icon={isCopied ? checkIcon : copyIcon}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {t(isCopied ? 'action.copied' : 'action.copy')}
    </Button>
  )
}
