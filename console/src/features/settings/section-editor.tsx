import { errorText } from '@banyan/client/error-text.ts'
import type { SectionName } from '@banyan/contract/system/settings.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Hosts } from '#/src/features/forms/faults-of.ts'
import type { FieldSchema } from '#/src/features/forms/field-schema.ts'
import { Fields } from '#/src/features/forms/fields.tsx'
import { FormContext } from '#/src/features/forms/form-context.ts'
import { HistoryList } from '#/src/features/forms/history-list.tsx'
import { NewerNotice } from '#/src/features/forms/newer-notice.tsx'
import { SaveBar } from '#/src/features/forms/save-bar.tsx'
import { SaveFailure } from '#/src/features/forms/save-dialog.tsx'
import { useDraft } from '#/src/features/forms/use-draft.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { callOf, descriptionQuery, pastChanges, saveSection, sectionQuery } from './settings-queries.ts'

interface SectionEditorProps {
  section: SectionName
  /** Before the form: an easier way to what is most urgent. */
  above?: ((value: Json, onChange: (value: Json) => void) => ReactNode) | undefined
}

/** A section of the settings: its form, made from its schema, and its history. */
export function SectionEditor({ section, above }: SectionEditorProps) {
  const t = useText()
  const read = useQuery(sectionQuery(section))
  const description = useQuery(descriptionQuery(section))
  if (read.data && description.data)
    return <Editor key={section} {...{ section, above }} read={read.data} {...description.data} />
  const error = read.error ?? description.error
  if (!error) return <Skeleton className="h-96 w-full rounded-lg" />
  const again = () => void Promise.all([read.refetch(), description.refetch()])
  return (
    <Notice
      icon={failureIcon}
      title={errorText(t, error)}
      urgent
      action={
        <Button busy={read.isFetching} onClick={again}>
          {t('action.tryAgain')}
        </Button>
      }
    />
  )
}

interface EditorProps extends SectionEditorProps {
  read: { readonly version: number; readonly value: Json; readonly changedBy: string | null }
  schema: FieldSchema
  initial: Json
  hosts: Hosts
  /** Whether a second operator has to approve a change. */
  needsSecond: boolean
}

function Editor({ section, above, read, schema, initial, hosts, needsSecond }: EditorProps) {
  const t = useText()
  const client = useQueryClient()
  const draft = useDraft({
    ...{ read, schema, hosts },
    readNow: () => client.fetchQuery({ ...sectionQuery(section), staleTime: 0 }),
    send: async (change) => {
      await saveSection(client, section, change)
      if (needsSecond) showToast({ tone: 'success', text: t('settings.asked') })
    },
  })
  const isLocked = !useMay(callOf('change', section))
  const { base, value, faults, change } = draft
  const asked = needsSecond
    ? { title: t('settings.askTitle'), note: t('settings.askNote'), confirm: t('settings.askNow') }
    : undefined
  return (
    <FormContext value={{ section, schema, initial, saved: base.value, faults, hosts, isLocked }}>
      {isLocked && <p className="mb-4 rounded-md bg-info-soft px-4 py-3 text-sm text-info">{t('settings.locked')}</p>}
      <NewerNotice draft={draft} />
      <SaveFailure failure={draft.failure} />
      {!isLocked && above?.(value, change)}
      <section className="rounded-lg border border-line bg-raised px-5 py-1 shadow-sm">
        <Fields path="" value={value} onChange={change} />
      </section>
      {base.version === 0 && draft.changes === 0 && !isLocked && (
        <div className="mt-4 flex flex-wrap items-center gap-3 text-sm text-muted">
          <p className="min-w-0 grow">{t('settings.keepText')}</p>
          <Button
            weight="quiet"
            size="small"
            busy={draft.isBusy}
            onClick={() => void draft.save(needsSecond ? t('settings.keep') : '')}
          >
            {t('settings.keep')}
          </Button>
        </div>
      )}
      <div className="mt-6">
        <Card title={t('settings.history')}>
          <HistoryList changes={pastChanges(section)} onTakeBack={isLocked ? undefined : takeBack(change)} />
        </Card>
      </div>
      <SaveBar draft={draft} asked={asked} />
    </FormContext>
  )
}

/** The form is above the history: whoever takes a change back has to see what it would be. */
function takeBack(change: (value: Json) => void) {
  return (value: Json) => {
    change(value)
    scrollTo({ top: 0 })
  }
}
