/** What the server's thread asks of the engine's thread; answers carry the same `id`. */
export type EngineRequest =
  | { readonly id: number; readonly kind: 'open'; readonly folder: string }
  | { readonly id: number; readonly kind: 'listen'; readonly channel: string }
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' }

export type EngineAnswer =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly affectedRows: number | undefined }
  | { readonly id: number; readonly error: EngineFault }

/** A notification, which no request asked for. */
export interface EngineNotification {
  readonly channel: string
  readonly payload: string
}

/** The fields of a PostgreSQL error; an Error object would lose them between threads. */
export interface EngineFault {
  readonly message: string
  readonly code?: string | undefined
  readonly detail?: string | undefined
  readonly table?: string | undefined
  readonly constraint?: string | undefined
}
