import type { ComponentProps, ReactNode } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Popover } from 'react-aria-components/Popover'
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger'
import { PageLanguage } from './popups/page-language.tsx'
import { surface } from './popups/surface.ts'

interface HoverCardProps {
  label: string
  /** It opens when it comes: the pointer or the focus was there before its code. */
  openAtFirst?: boolean
  side?: 'top' | 'bottom' | 'start' | 'end'
  /** A link or button; on a phone it must lead to the same by itself. */
  trigger: ComponentProps<typeof Focusable>['children']
  children: ReactNode
}

/** A card beside its trigger, on hover, focus or a long press; what is in it can be reached and pressed. */
export function HoverCard({ label, openAtFirst = false, side = 'bottom', trigger, children }: HoverCardProps) {
  return (
    <PageLanguage>
      <PreviewTrigger defaultOpen={openAtFirst} delay={200} closeDelay={200}>
        <Focusable>{trigger}</Focusable>
        <Popover placement={side} aria-label={label} className={`max-w-112 p-4 ${surface}`}>
          {children}
        </Popover>
      </PreviewTrigger>
    </PageLanguage>
  )
}
