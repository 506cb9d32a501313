import { readStored, store } from '@banyan/client/browser-storage.ts'

const name = 'catalogue-import'

/** An import that this browser began; a tab that is closed leaves it behind. */
export interface BegunImport {
  readonly importId: string
  readonly fileName: string
  readonly fileSize: number
  readonly fileTime: number
  /** Lines of the file. */
  readonly total: number
}

/** The import that this browser left unfinished. */
export function begunImport(): BegunImport | undefined {
  try {
    const value: unknown = JSON.parse(readStored(name) ?? 'null')
    return isBegun(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps an import for a later visit; undefined forgets it. */
export function keepBegunImport(begun: BegunImport | undefined): void {
  store(name, begun ? JSON.stringify(begun) : null)
}

/** Whether a file that is chosen again is the one that an import was begun with. */
export function isFileOf({ fileName, fileSize, fileTime }: BegunImport, file: File): boolean {
  return file.name === fileName && file.size === fileSize && file.lastModified === fileTime
}

function isBegun(value: unknown): value is BegunImport {
  const fields = value as Partial<BegunImport> | null
  return (
    typeof fields?.importId === 'string' &&
    typeof fields.fileName === 'string' &&
    [fields.fileSize, fields.fileTime, fields.total].every((figure) => typeof figure === 'number')
  )
}
