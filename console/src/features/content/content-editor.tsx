import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Fault, Hosts } from '#/src/features/forms/faults-of.ts'
import type { FieldSchema } from '#/src/features/forms/field-schema.ts'
import { FormContext } from '#/src/features/forms/form-context.ts'
import { HistoryList, type PastChanges } from '#/src/features/forms/history-list.tsx'
import { NewerNotice } from '#/src/features/forms/newer-notice.tsx'
import { SaveBar } from '#/src/features/forms/save-bar.tsx'
import { SaveFailure } from '#/src/features/forms/save-dialog.tsx'
import { type Change, type Draft, useDraft, type Version } from '#/src/features/forms/use-draft.ts'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useAddressFilters } from '#/src/features/records/use-address-filters.ts'
import { useText } from '#/src/i18n/text.ts'

export interface AddDialogProps<Item> {
  open: boolean
  onClose: () => void
  items: readonly Item[]
  onAdd: (item: Item) => void
}

/** What the editor has to know of a kind of content. */
export interface ContentKind<Item> {
  /** Names the texts of the fields. */
  readonly section: string
  readonly page: string
  /** The field of the value that holds the list. */
  readonly list: string
  readonly texts: Readonly<Record<'title' | 'about' | 'add' | 'all' | 'untitled', string>> & {
    full(count: number): string
  }
  idOf(item: Item): string
  titleOf(item: Item): string
  /** A new one at the end of the list, where it needs nothing that the operator has to say first. */
  blank?(now: number): Item
  /** Asks for what a new one can't do without. */
  readonly AddDialog?: ComponentType<AddDialogProps<Item>>
  duplicate?(item: Item, now: number): Item
}

interface ListParts<Item> {
  readonly items: readonly Item[]
  /** Ids of those in which something needs correcting. */
  readonly wrong: ReadonlySet<string>
  /** Undefined where the operator may look only. */
  readonly change: ((items: readonly Item[]) => void) | undefined
}

interface FormParts<Item> {
  readonly item: Item
  readonly items: readonly Item[]
  /** JSON pointer of the item. */
  readonly path: string
  readonly onChange: (item: Item) => void
}

interface ContentEditorProps<Item> {
  kind: ContentKind<Item>
  read: Version
  schema: FieldSchema
  hosts: Hosts
  isLocked: boolean
  moreFaults?: (value: Json) => readonly Fault[]
  readNow: () => Promise<Version>
  send: (change: Change) => Promise<void>
  /** Undefined where the operator may not see what was before. */
  changes: PastChanges | undefined
  /** Above the list and the form. */
  notices?: (items: readonly Item[]) => ReactNode
  list: (parts: ListParts<Item>) => ReactNode
  form: (parts: FormParts<Item>) => ReactNode
}

const places = ['item']

/** A list of content and the item that the address names; changes of all of it are saved together, and can be taken back. */
export function ContentEditor<Item>(props: ContentEditorProps<Item>) {
  const { kind, schema, hosts, isLocked, moreFaults, changes } = props
  const t = useText()
  const draft = useDraft({ ...props, moreFaults })
  const [{ item: chosen }, setPlace] = useAddressFilters(places)
  const itemsOf = (value: Json) => (value as Readonly<Record<string, unknown>>)[kind.list] as readonly Item[]
  const listed = (items: readonly unknown[]) => ({ [kind.list]: items }) as unknown as Json
  const items = itemsOf(draft.value)
  const before = itemsOf(draft.base.value)
  const change = (next: readonly Item[]) => draft.change(listed(next))
  const add = (item: Item) => {
    change([...items, item])
    setPlace({ item: kind.idOf(item) })
  }
  const itemAt = (path: string) => items[Number(path.split('/')[2])]
  const isFull = items.length >= (schema.properties?.[kind.list]?.maxItems ?? Number.POSITIVE_INFINITY)
  const place = items.findIndex((each) => kind.idOf(each) === chosen)
  const item = items[place]
  const shared = {
    ...{ section: kind.section, schema, initial: {}, faults: draft.faults, hosts, isLocked },
    // An item is the same one wherever it stands in the list.
    saved: listed(items.map((each) => before.find((one) => kind.idOf(one) === kind.idOf(each)) ?? null)),
  }
  const titleOf = (entry: Item | undefined) => (entry === undefined ? '' : kind.titleOf(entry))
  // Of an order the names alone are told, and of what is very long the beginning.
  const entryTitle = (entry: Json) =>
    typeof entry === 'string'
      ? titleOf([...items, ...before].find((each) => kind.idOf(each) === entry))
      : titleOf(entry as Item)
  const entryName = (at: number, isGone: boolean) => {
    const named = (isGone ? before : items)[at]
    return titleOf(named) || kind.texts.untitled
  }
  return (
    <>
      <FormContext value={{ ...shared, entryName, entryTitle }}>
        {item ? (
          <ItemHead
            {...{ kind, item, isLocked }}
            onDuplicate={isFull || !kind.duplicate ? undefined : () => add(kind.duplicate?.(item, Date.now()) ?? item)}
            onRemove={() => {
              change(items.filter((each) => each !== item))
              setPlace({})
            }}
          />
        ) : (
          <ListHead {...{ kind, items }} onAdd={isLocked || isFull ? undefined : add} />
        )}
        {isLocked && <p className="mb-4 rounded-md bg-info-soft px-4 py-3 text-sm text-info">{t('settings.locked')}</p>}
        {isFull && <p className="mb-4 text-sm text-muted">{kind.texts.full(items.length)}</p>}
        <NewerNotice draft={draft} />
        <SaveFailure failure={draft.failure} />
        {props.notices?.(items)}
        {item
          ? props.form({
              ...{ item, items, path: `/${kind.list}/${place}` },
              onChange: (next) => change(items.map((each) => (each === item ? next : each))),
            })
          : props.list({
              items,
              wrong: new Set(draft.faults.flatMap(({ path }) => idAt(kind, itemAt(path)))),
              change: isLocked ? undefined : change,
            })}
      </FormContext>
      {/* Entries of earlier lists go by their numbers: others may stand in their places now. */}
      <FormContext value={{ ...shared, entryTitle }}>
        {!item && changes && <History changes={changes} draft={draft} isLocked={isLocked} />}
      </FormContext>
      <FormContext value={{ ...shared, entryName, entryTitle }}>
        <SaveBar
          draft={draft}
          onFault={(path) => {
            const [wrong] = idAt(kind, itemAt(path))
            if (wrong !== undefined && wrong !== chosen) setPlace({ item: wrong })
          }}
        />
      </FormContext>
    </>
  )
}

const idAt = <Item,>(kind: ContentKind<Item>, item: Item | undefined) => (item === undefined ? [] : [kind.idOf(item)])

interface HistoryProps {
  changes: PastChanges
  draft: Draft
  isLocked: boolean
}

function History({ changes, draft, isLocked }: HistoryProps) {
  const t = useText()
  const takeBack = (value: Json) => {
    draft.change(value)
    scrollTo({ top: 0 })
  }
  return (
    <div className="mt-6">
      <Card title={t('settings.history')}>
        <HistoryList changes={changes} onTakeBack={isLocked ? undefined : takeBack} />
      </Card>
    </div>
  )
}

interface ListHeadProps<Item> {
  kind: ContentKind<Item>
  items: readonly Item[]
  onAdd: ((item: Item) => void) | undefined
}

function ListHead<Item>({ kind: { texts, blank, AddDialog }, items, onAdd }: ListHeadProps<Item>) {
  const [isAdding, setAdding] = useState(false)
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{texts.title}</h1>
        {onAdd && (
          <Button icon={plusIcon} onClick={() => (blank ? onAdd(blank(Date.now())) : setAdding(true))}>
            {texts.add}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">{texts.about}</p>
      {AddDialog && onAdd && <AddDialog open={isAdding} onClose={() => setAdding(false)} items={items} onAdd={onAdd} />}
    </header>
  )
}

interface ItemHeadProps<Item> {
  kind: ContentKind<Item>
  item: Item
  isLocked: boolean
  /** Undefined while the list is full, or where a copy makes no sense. */
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

function ItemHead<Item>({ kind, item, isLocked, onDuplicate, onRemove }: ItemHeadProps<Item>) {
  const t = useText()
  return (
    <RecordHead
      back={{ to: kind.page, label: kind.texts.all }}
      title={kind.titleOf(item) || kind.texts.untitled}
      actions={
        !isLocked && (
          <>
            {kind.duplicate && (
              <Button weight="quiet" size="small" disabled={!onDuplicate} onClick={onDuplicate}>
                {t('content.duplicate')}
              </Button>
            )}
            <Button weight="quiet" size="small" onClick={onRemove}>
              {t('content.remove')}
            </Button>
          </>
        )
      }
    />
  )
}
