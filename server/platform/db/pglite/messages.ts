/** What the server's thread asks of the engine's thread; answers carry the same `id`. */
export type EngineRequest =
  | { readonly id: number; readonly kind: 'open'; readonly folder: string }
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' }

export type EngineAnswer =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly affectedRows: number | undefined }
  | { readonly id: number; readonly error: EngineFault }

/** The fields of a PostgreSQL error; an Error object would lose them between threads. */
export interface EngineFault {
  readonly message: string
  readonly code?: string | undefined
  readonly detail?: string | undefined
  readonly table?: string | undefined
  readonly constraint?: string | undefined
}
