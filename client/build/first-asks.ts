import type { QueryOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Plugin } from 'vite'
import type { CallRow } from '../request.ts'

/** A call that a page makes before it shows what an account has, with the query that it sends. */
export interface FirstAsk {
  readonly id: keyof Calls
  readonly query: object
}

export function ask<Id extends FirstAsk['id']>(id: Id, query: QueryOf<Calls[Id]>): FirstAsk {
  return { id, query }
}

interface FirstAsksOptions {
  /** Made on every page; the first answers the token that the others need. */
  readonly everywhere: readonly FirstAsk[]
  /** By address. */
  readonly pages: Readonly<Record<string, readonly FirstAsk[]>>
  /** How a call is sent. */
  rowOf(id: keyof Calls): CallRow | undefined
}

/** Where it stands in the build's folder; server/platform/pages/document-parts/first-asks.ts reads it. */
const asksFile = '.vite/first-asks.json'

/** Keeps beside the build what each page asks for an account first, so that its document asks before any code has come. */
export function firstAsks({ everywhere, pages, rowOf }: FirstAsksOptions): Plugin {
  /** As the document sends it: it knows GET alone. */
  const sent = ({ id, query }: FirstAsk) => {
    const row = rowOf(id)
    if (!row || (row.method ?? 'GET') !== 'GET') throw new Error(`the document can’t ask ${id}`)
    const text = String(new URLSearchParams(query as Record<string, string>))
    return { id, query, address: text ? `${row.path}?${text}` : row.path, moduleId: row.moduleId }
  }
  return {
    name: 'banyan-first-asks',
    apply: 'build',
    generateBundle() {
      const told = Object.entries(pages).map(([address, asks]) => [address, asks.map(sent)])
      const source = JSON.stringify({ everywhere: everywhere.map(sent), pages: Object.fromEntries(told) })
      this.emitFile({ type: 'asset', fileName: asksFile, source })
    },
  }
}
