import type { ComponentProps } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { PageLanguage } from './popups/page-language.tsx'

interface TooltipProps {
  text: string
  /** Preferred side, used while there is room. */
  side?: 'top' | 'bottom' | 'start' | 'end'
  /** One focusable element that passes its props on. */
  children: ComponentProps<typeof Focusable>['children']
}

/** A few words about a control, on hover and focus. Phones never show it, so it must not be needed. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <PageLanguage>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          placement={side}
          offset={8}
          className="max-w-64 rounded-sm bg-text px-2.5 py-1.5 text-sm text-ground shadow-lg transition duration-150 starting:opacity-0 data-exiting:opacity-0"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </PageLanguage>
  )
}
