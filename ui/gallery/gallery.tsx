import { lazy, Suspense, useState } from 'react'
import { Chip, ChipStrip } from '../chip.tsx'
import { BadgeSpecimens } from './sections/badge-specimens.tsx'
import { ButtonSpecimens } from './sections/button-specimens.tsx'
import { FieldSpecimens } from './sections/field-specimens.tsx'
import { StateSpecimens } from './sections/state-specimens.tsx'
import { TimelineSpecimens } from './sections/timeline-specimens.tsx'

const popups = [
  lazy(async () => ({ default: (await import('./sections/dialog-specimens.tsx')).DialogSpecimens })),
  lazy(async () => ({ default: (await import('./sections/drawer-specimens.tsx')).DrawerSpecimens })),
  lazy(async () => ({ default: (await import('./sections/menu-specimens.tsx')).MenuSpecimens })),
  lazy(async () => ({ default: (await import('./sections/select-specimens.tsx')).SelectSpecimens })),
  lazy(async () => ({ default: (await import('./sections/tabs-specimens.tsx')).TabsSpecimens })),
  lazy(async () => ({ default: (await import('./sections/hover-specimens.tsx')).HoverSpecimens })),
  lazy(async () => ({ default: (await import('./sections/record-table-specimens.tsx')).RecordTableSpecimens })),
  lazy(async () => ({ default: (await import('./sections/chart-specimens.tsx')).ChartSpecimens })),
  lazy(async () => ({ default: (await import('./sections/toast-specimens.tsx')).ToastSpecimens })),
]

const themes = ['dark', 'light'] as const
const directions = ['ltr', 'rtl'] as const

/** Every primitive in all its states, in either theme and either direction; `?theme=dark&dir=rtl` asks for them. */
export function Gallery() {
  const [theme, setTheme] = useAddressChoice('theme', themes, (chosen) => {
    document.documentElement.dataset.theme = chosen
  })
  const [direction, setDirection] = useAddressChoice('dir', directions, (chosen) => {
    document.documentElement.dir = chosen
    // The language decides the direction of popups, as in the portal, where the two never disagree.
    document.documentElement.lang = chosen === 'rtl' ? 'ar' : 'en'
  })
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-ground">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2">
          <h1 className="text-lg font-semibold">Gallery</h1>
          <div className="flex gap-6">
            <ChipStrip label="Theme">
              {themes.map((name) => (
                <Chip key={name} chosen={theme === name} onClick={() => setTheme(name)}>
                  {name}
                </Chip>
              ))}
            </ChipStrip>
            <ChipStrip label="Direction">
              {directions.map((name) => (
                <Chip key={name} chosen={direction === name} onClick={() => setDirection(name)}>
                  {name}
                </Chip>
              ))}
            </ChipStrip>
          </div>
        </div>
      </header>
      <main lang="en" className="mx-auto max-w-5xl px-4 pb-24">
        <ButtonSpecimens />
        <BadgeSpecimens />
        <FieldSpecimens />
        <StateSpecimens />
        <TimelineSpecimens />
        <Suspense fallback={null}>
          {popups.map((Specimens, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Specimens key={index} />
          ))}
        </Suspense>
      </main>
    </>
  )
}

/** A choice that the address may make first. */
function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
  apply: (c: Choice) => void,
) {
  const [choice, setChoice] = useState(() => {
    const asked = new URLSearchParams(location.search).get(name)
    const first = choices.find((candidate) => candidate === asked) ?? choices[0]
    apply(first)
    return first
  })
  const choose = (next: Choice) => {
    apply(next)
    setChoice(next)
  }
  return [choice, choose] as const
}
