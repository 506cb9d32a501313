import { useCallback, useEffect, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { type BegunImport, begunImport, keepBegunImport } from './begun-import.ts'
import { countLines, type LineFault, UnreadableFile } from './file-lines.ts'
import { RefusedLines, sendFile } from './send-file.ts'

/** Where an import stands. The catalogue is as it was in all of them. */
export type ImportState =
  | { readonly is: 'idle' }
  /** The file is read through, and nothing sent. */
  | { readonly is: 'reading'; readonly fileName: string }
  | { readonly is: 'sending'; readonly fileName: string; readonly sent: number; readonly total: number }
  /** Cut off by the network, by the operator, or by a tab that was closed; `error` says which. */
  | { readonly is: 'stopped'; readonly begun: BegunImport; readonly sent: number | undefined; readonly error?: unknown }
  | { readonly is: 'faulty'; readonly fileName: string; readonly faults: readonly LineFault[] }
  | { readonly is: 'staged'; readonly importId: string; readonly lines: number; readonly takesBack: number | null }
  | { readonly is: 'failed'; readonly error: unknown }

const idle: ImportState = { is: 'idle' }

function stateAtFirst(): ImportState {
  const begun = begunImport()
  return begun ? { is: 'stopped', begun, sent: undefined } : idle
}

/** An import of a file from its choice to where its difference can be looked at. */
export function useImport() {
  const [state, setState] = useState(stateAtFirst)
  const [file, setFile] = useState<File>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  /** Sends what an import does not hold yet; nothing where it holds all. */
  const goOn = useCallback(async (begun: BegunImport, chosen: File | undefined) => {
    const { signal } = start(abort)
    const { importId, fileName, total } = begun
    let sent: number | undefined
    const show = (lines: number) => {
      sent = lines
      setState({ is: 'sending', fileName, sent: lines, total })
    }
    try {
      // A request whose answer was lost may have been kept: the server says how far it is.
      const { lines: skipped } = await request('readCatalogueImport', { importId }, { signal })
      show(skipped)
      if (chosen && skipped < total) await sendFile(chosen, { importId, skipped, onSent: show, signal })
      setState(
        sent === total ? { is: 'staged', importId, lines: total, takesBack: null } : { is: 'stopped', begun, sent },
      )
    } catch (error) {
      if (error instanceof RefusedLines) {
        keepBegunImport(undefined)
        setState({ is: 'faulty', fileName, faults: error.faults })
      } else setState({ is: 'stopped', begun, sent, ...(!signal.aborted && { error }) })
    }
  }, [])

  const begin = useCallback(
    async (chosen: File) => {
      const { signal } = start(abort)
      setFile(chosen)
      setState({ is: 'reading', fileName: chosen.name })
      try {
        const total = await countLines(chosen, signal)
        const { importId } = await request('beginCatalogueImport', {}, { body: {}, signal })
        const begun = {
          ...{ importId, total },
          ...{ fileName: chosen.name, fileSize: chosen.size, fileTime: chosen.lastModified },
        }
        keepBegunImport(begun)
        await goOn(begun, chosen)
      } catch (error) {
        if (signal.aborted) setState(idle)
        else if (error instanceof UnreadableFile)
          setState({ is: 'faulty', fileName: chosen.name, faults: [error.fault] })
        else setState({ is: 'failed', error })
      }
    },
    [goOn],
  )

  return {
    state,
    begin,
    goOn,
    /** The file that was chosen on this page. */
    file,
    cancel: () => abort.current?.abort(),
    reset: () => {
      keepBegunImport(undefined)
      setState(idle)
    },
    /** Shows lines that are staged already: those that take an import back. */
    show: (importId: string, lines: number, takesBack: number) => {
      keepBegunImport(undefined)
      setState({ is: 'staged', importId, lines, takesBack })
    },
  }
}

/** The signal of a new piece of work; the one before ends. */
function start(abort: { current: AbortController | undefined }): AbortController {
  abort.current?.abort()
  abort.current = new AbortController()
  return abort.current
}
