import type { ContentKind } from '#/src/features/content/content-editor.tsx'
import { SectionContent } from '#/src/features/content/section-content.tsx'
import { useText } from '#/src/i18n/text.ts'
import { AddTopic } from './parts/add-topic.tsx'
import { HelpForm } from './parts/help-form.tsx'
import { type HelpItem, titleOf } from './parts/help-item.ts'
import { HelpList } from './parts/help-list.tsx'

/** The topics of the help centre under their headings, and the one that the address names. */
export function HelpEditor() {
  const t = useText()
  const kind: ContentKind<HelpItem> = {
    ...{ section: 'helpCenter', page: '/help', list: 'topics' },
    texts: {
      title: t('section.helpCenter'),
      about: t('help.about'),
      add: t('help.add'),
      all: t('help.all'),
      untitled: t('help.untitled'),
      full: (count) => t('help.full', { count }),
    },
    idOf: ({ termId }) => termId,
    titleOf,
    AddDialog: AddTopic,
  }
  return (
    <SectionContent<HelpItem>
      section="helpCenter"
      kind={kind}
      list={(parts) => <HelpList {...parts} />}
      form={({ path, item, items, onChange }) => <HelpForm key={item.termId} {...{ path, item, items, onChange }} />}
    />
  )
}
