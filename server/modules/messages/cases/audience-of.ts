import type { Caller } from '@banyan/contract/call.ts'

const everybody: readonly string[] = ['A', 'B', 'F']

/** The executions that a caller is told of: a visitor only what is for visitors, whatever it asks for. */
export function audienceOf(caller: Caller, asked: string | undefined): readonly string[] {
  const may = caller === 'visitor' ? ['B'] : everybody
  return asked === undefined ? may : may.filter((execution) => execution === asked)
}
