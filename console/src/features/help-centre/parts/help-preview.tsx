import { HelpReader, type TopicLinkType } from '@banyan/client/help-reader.tsx'
import { RichText } from '@banyan/client/rich-text.tsx'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { missingLanguages } from '#/src/features/content/languages-of.ts'
import { PreviewFrame } from '#/src/features/content/preview-frame.tsx'
import { useText } from '#/src/i18n/text.ts'
import { type HelpItem, textsOf } from './help-item.ts'
import { visitorWords } from './visitor-words.ts'

interface HelpPreviewProps {
  item: HelpItem
  items: readonly HelpItem[]
  tag: string
}

const sizes = { phone: { width: 390, height: 640 }, desktop: { width: 1024, height: 720 } }

/** A topic as the portal's help centre shows it, with the others beside it. */
export function HelpPreview({ item, items, tag }: HelpPreviewProps) {
  const t = useText()
  const words = visitorWords(tag)
  const shown = (topic: HelpItem) => ({ ...topic, title: localised(topic.title, tag, 'en') })
  return (
    <PreviewFrame
      tag={tag}
      sizes={sizes}
      notes={[tag !== 'en' && missingLanguages(textsOf(item)).includes(tag) && t('content.fallsBack')]}
    >
      {() => (
        <div className="flex h-dvh flex-col bg-overlay text-text">
          <h2 className="border-b border-line px-5 pt-5 pb-3 text-xl font-semibold sm:px-8">{words.title}</h2>
          <HelpReader
            topics={items.map(shown)}
            chosen={shown(item)}
            reading
            onBack={() => {}}
            texts={{ list: words.topics, toList: words.toList, heading: (group) => words[group] }}
            TopicLink={Unlinked}
            // One name for all: the operator's focus stays in the form.
            chosenId="shown"
            height="min-h-0 grow"
          >
            <RichText html={localised(item.content, tag, 'en')} onFollow={() => {}} />
          </HelpReader>
        </div>
      )}
    </PreviewFrame>
  )
}

/** Looks as the portal's link does; the form says which topic is open. */
const Unlinked: TopicLinkType = ({ className, children, 'aria-current': current }) => (
  <span className={className} aria-current={current}>
    {children}
  </span>
)
