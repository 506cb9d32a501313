import { useState } from 'react'
import { IconButton } from './button.tsx'
import { checkIcon } from './icons/check-icon.ts'
import { copyIcon } from './icons/copy-icon.ts'

interface CopyButtonProps {
  text: string
  label: string
  /** The name of the button once the text is copied. */
  copiedLabel: string
}

/** Copies a text that is copied rather than read; nothing where the browser lets no page do so. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  // Another text in its place is not copied yet.
  const [copied, setCopied] = useState<string>()
  if (!('clipboard' in navigator)) return null
  const isCopied = copied === text
  const name = isCopied ? copiedLabel : label
  return (
    <IconButton
      icon={isCopied ? checkIcon : copyIcon}
      size="small"
      label={name}
      title={name}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    />
  )
}
