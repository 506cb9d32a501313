import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { cleanFragment } from './clean/clean-fragment.ts'
import './clean/rich-text.css'

/**
 * The one place where HTML of the merchant becomes part of a page. The server has cleaned it when it was written; it is
 * cleaned again here, so that neither side has to be trusted alone. It comes with what shows it, never with the first load.
 */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { navigate } = useRouter()
  useLayoutEffect(() => place.current?.replaceChildren(cleanFragment(html)), [html])
  const followInside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || link.target === '_blank' || !plain) return
    event.preventDefault()
    void navigate({ href: link.pathname + link.search + link.hash })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div ref={place} className="rich-text" onClick={followInside} />
  )
}
