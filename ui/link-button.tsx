import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonWeight, buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import type { Drawing } from './icons/drawing.ts'
import { externalIcon } from './icons/external-icon.ts'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string
  weight?: ButtonWeight
  size?: ButtonSize
  icon?: Drawing
  /** Opens in a new tab and shows that; `label` says it to screen readers. */
  external?: { label: string }
}

/** A link that looks like a button. A router's own link takes `buttonClass` instead. */
export function LinkButton({ weight, size, icon, external, children, ...rest }: LinkButtonProps) {
  return (
    <a
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonClass(weight, size)}
    >
      {icon && <Icon drawing={icon} size={20} />}
      {children}
      {external && (
        <>
          <Icon drawing={externalIcon} size={16} />
          <span className="sr-only">{external.label}</span>
        </>
      )}
    </a>
  )
}
