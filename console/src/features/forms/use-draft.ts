import { RequestError } from '@banyan/client/request-error.ts'
import type { FieldFault } from '@banyan/contract/envelope.ts'
import { mergedValues } from '@banyan/rules/content/merged-values.ts'
import { isSame, type Json, valueDifferences } from '@banyan/rules/content/value-differences.ts'
import { useState } from 'react'
import { type Fault, faultsOf, type Hosts } from './faults-of.ts'
import { type FieldSchema, valueAt } from './field-schema.ts'

/** What was read: a change of it has to name its version. */
export interface Version {
  readonly version: number
  readonly value: Json
  /** Null where it is not told. */
  readonly changedBy: string | null
}

export interface Change {
  readonly version: number
  readonly value: Json
  readonly reason: string
}

interface Parts {
  readonly read: Version
  readonly schema: FieldSchema
  readonly hosts: Hosts
  /** What is wrong beyond the schema; the server asks it too. */
  readonly moreFaults?: ((value: Json) => readonly Fault[]) | undefined
  /** Asks the server for what it has now. */
  readonly readNow: () => Promise<Version>
  readonly send: (change: Change) => Promise<void>
}

/** What the server refused stands until its field is changed. */
interface Refused extends Fault {
  readonly value: Json | undefined
}

export type Draft = ReturnType<typeof useDraft>

/** What an operator has written and not saved, from the version that it was begun with. */
export function useDraft({ read, schema, hosts, moreFaults, readNow, send }: Parts) {
  const [base, setBase] = useState(read)
  const [value, setValue] = useState(read.value)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  /** What somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<Version>()
  const standing = refused.filter((fault) => isSame(valueAt(value, fault.path), fault.value))

  const begin = (next: Version, written = next.value) => {
    setBase(next)
    setValue(written)
    setNewer(undefined)
    setRefused([])
    setFailure(undefined)
  }

  const fail = async (error: unknown) => {
    const fields = error instanceof RequestError ? (error.fields ?? []) : []
    if (error instanceof RequestError && error.code === 'changed_meanwhile') return setNewer(await readNow())
    setRefused(fields.map((fault) => ({ ...faultOf(fault), value: valueAt(value, faultOf(fault).path) })))
    if (fields.length === 0) setFailure(error)
  }

  return {
    ...{ base, value, newer, failure, isBusy },
    change: setValue,
    changes: valueDifferences(base.value, value).length,
    faults: [...faultsOf(schema, value, hosts), ...(moreFaults?.(value) ?? []), ...standing],
    discard: () => begin(base),
    /** Takes what somebody else has saved, with one's own changes put onto it or without. */
    takeNewer: (withOwn: boolean) =>
      newer && begin(newer, withOwn ? mergedValues(base.value, value, newer.value) : newer.value),
    /** Whether it was saved. */
    async save(reason: string): Promise<boolean> {
      setBusy(true)
      setFailure(undefined)
      try {
        await send({ version: base.version, value, reason })
        begin(await readNow())
        return true
      } catch (error) {
        await fail(error).catch(setFailure)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

const faultOf = ({ path, rule, limit }: FieldFault): Fault => ({
  path: path.replace(/^\/body(\/value)?/, ''),
  rule,
  limit,
})
