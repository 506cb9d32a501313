import { useTheme } from '@banyan/client/theme.ts'
import { Chip } from '@banyan/ui/chip.tsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { blankPage, dressPage } from './parts/preview-page.ts'

export type Device = 'phone' | 'desktop'

interface Size {
  readonly width: number
  readonly height: number
}

interface PreviewFrameProps {
  /** The language of the visitor. */
  tag: string
  /** How large the portal's place is, in CSS pixels; where there is room the first is shown first. */
  sizes: Partial<Readonly<Record<Device, Size>>>
  /** Says what the portal does besides, such as where a text stands in English. */
  notes?: readonly (string | false)[]
  children: (device: Device) => ReactNode
}

const themes = ['light', 'dark'] as const
/** On a phone a phone is shown first: a desktop would be too small to read. */
const narrow = '(width < 40rem)'
/** Of the border on both sides. */
const framePx = 2

/**
 * What the portal shows, in a page of its own: as wide as a phone or a desktop, in either theme and in the direction of
 * the language, whatever the console around it has. Nothing in it runs and no link leads anywhere.
 */
export function PreviewFrame({ tag, sizes, notes = [], children }: PreviewFrameProps) {
  const t = useText()
  const pageTheme = useTheme()
  const [chosenTheme, chooseTheme] = useState<(typeof themes)[number]>()
  const [chosenDevice, chooseDevice] = useState<Device | undefined>(() =>
    matchMedia(narrow).matches ? 'phone' : undefined,
  )
  const devices = Object.keys(sizes) as Device[]
  const device = chosenDevice && sizes[chosenDevice] ? chosenDevice : (devices[0] ?? 'phone')
  const theme = chosenTheme ?? pageTheme
  return (
    <section aria-label={t('content.preview')}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 className="me-auto font-semibold">{t('content.preview')}</h3>
        {devices.length > 1 && (
          <div className="flex gap-2">
            {devices.map((each) => (
              <Chip key={each} chosen={each === device} onClick={() => chooseDevice(each)}>
                {t(`content.${each}`)}
              </Chip>
            ))}
          </div>
        )}
        <div className="flex gap-2">
          {themes.map((each) => (
            <Chip key={each} chosen={each === theme} onClick={() => chooseTheme(each)}>
              {t(`content.${each}`)}
            </Chip>
          ))}
        </div>
      </div>
      <Page tag={tag} theme={theme} size={sizes[device] ?? { width: 390, height: 400 }} title={t('content.preview')}>
        {children(device)}
      </Page>
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="mt-2 text-sm text-muted">
              {note}
            </p>
          ),
      )}
    </section>
  )
}

interface PageProps {
  tag: string
  theme: (typeof themes)[number]
  size: Size
  title: string
  children: ReactNode
}

function Page({ tag, theme, size: { width, height }, title, children }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const room = useWidth(box)
  const direction = startUp().languages.find((each) => each.tag === tag)?.direction ?? 'ltr'
  const scale = Math.min(1, ((room ?? width + framePx) - framePx) / width)
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = blankPage
  }, [])
  useLayoutEffect(() => {
    if (!page) return
    Object.assign(page.documentElement, { lang: tag, dir: direction })
    page.documentElement.dataset.theme = theme
  }, [page, tag, direction, theme])
  const open = () => {
    const opened = frame.current?.contentDocument ?? null
    if (opened) dressPage(opened)
    setPage(opened)
  }
  return (
    <div ref={setBox}>
      <div
        className="box-content overflow-hidden rounded-md border border-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          onLoad={open}
          className="max-w-none"
          style={{
            ...{ width, height },
            transform: `scale(${scale})`,
            // It shrinks towards where lines begin on the console's page.
            transformOrigin: document.documentElement.dir === 'rtl' ? '100% 0' : '0 0',
          }}
        />
      </div>
      {page && createPortal(children, page.body)}
    </div>
  )
}

/** How wide an element is, undefined until that is known. */
function useWidth(element: Element | null): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(element.clientWidth || undefined))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return width
}
