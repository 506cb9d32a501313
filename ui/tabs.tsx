import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { PageLanguage } from './popups/page-language.tsx'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: string
  /** After the label: a count, a mark. */
  readonly badge?: ReactNode
  readonly disabled?: boolean
  readonly content: ReactNode
}

interface TabsProps<Id extends string> {
  /** A tab's label and panel. */
  label: string
  tabs: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Tabs with one visible panel; a long row of tabs scrolls sideways. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <PageLanguage>
      <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
        <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line scrollbar-none">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              isDisabled={tab.disabled ?? false}
              className="relative flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 text-muted -outline-offset-3 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:rounded-full after:bg-primary after:transition-transform data-disabled:cursor-not-allowed data-disabled:opacity-45 data-focus-visible:rounded-sm data-hovered:text-text data-selected:font-semibold data-selected:text-text data-selected:after:scale-x-100"
            >
              {tab.label}
              {tab.badge}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="pt-5">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </PageLanguage>
  )
}
