import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { turnoverCall } from './calls/turnover.ts'

/** Wires the module: what must be wagered before money may go out. */
export function wageringModule({ database }: { readonly database: Database }): Module {
  return { name: 'wagering', calls: [turnoverCall(database.db)], offers: {} }
}
