import { Icon } from '@banyan/ui/icon.tsx'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { ContactButton } from './contact-button.tsx'

interface ClosedNoticeProps {
  art: ReactNode
  title: string
  /** The one fact that matters here. */
  detail: { icon: Drawing; label: string; value: ReactNode } | null
  children: string
}

export function ClosedNotice({ art, title, detail, children }: ClosedNoticeProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  // It may take the place of a page that held the focus: reading goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex w-full max-w-lg flex-col items-center text-center">
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-80">{art}</div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-6 text-[1.625rem] leading-tight font-bold tracking-tight text-balance md:text-[2rem]"
      >
        {title}
      </h1>
      <p className="mt-3 text-muted whitespace-pre-line text-pretty">{children}</p>
      {detail && (
        <dl className="mt-6 flex items-center gap-3.5 rounded-md border border-line bg-raised py-3 ps-4 pe-5 text-start shadow-sm">
          <Icon drawing={detail.icon} size={22} className="text-primary" />
          <div>
            <dt className="text-sm text-muted">{detail.label}</dt>
            <dd className="font-semibold text-balance">{detail.value}</dd>
          </div>
        </dl>
      )}
      <ContactButton />
    </div>
  )
}
