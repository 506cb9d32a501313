import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { cleanFragment } from './rich-text/clean-fragment.ts'
import './rich-text/rich-text.css'

interface RichTextProps {
  html: string
  /** The level of its first headings where it stands; they are written as h3. */
  topLevel?: 2 | 3
  /** Whether an address of the portal is one of its pages; without it all count as pages. */
  hasPage?: ((address: string) => boolean) | undefined
  /** A press on a link to a page of the portal, which the browser doesn't follow by itself. */
  onFollow: (address: string) => void
}

/**
 * The one place where HTML of the merchant becomes part of a page. The server has cleaned it when it was written; it is
 * cleaned again here, so that neither side has to be trusted alone. It comes with what shows it, never with the first load.
 */
export function RichText({ html, topLevel = 3, hasPage, onFollow }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fragment = cleanFragment(html)
    for (const heading of topLevel === 2 ? fragment.querySelectorAll('h3, h4') : [])
      heading.setAttribute('aria-level', heading.localName === 'h3' ? '2' : '3')
    // What comes with a later release is text until then.
    for (const link of hasPage ? fragment.querySelectorAll('a[href^="/"]') : [])
      if (!hasPage?.(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    place.current?.replaceChildren(fragment)
  }, [html, topLevel, hasPage])
  const followInside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || link.target === '_blank' || !plain) return
    event.preventDefault()
    onFollow(link.pathname + link.search + link.hash)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div ref={place} className="rich-text" onClick={followInside} />
  )
}
