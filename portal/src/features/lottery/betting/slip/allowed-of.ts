import { RequestError } from '@banyan/client/request-error.ts'

/** Which bet of the order was refused for its multiple, and the greatest that would have been taken: 0 for none at all. */
export function allowedOf(error: unknown): { readonly place: number; readonly multiple: number } | undefined {
  if (!(error instanceof RequestError)) return undefined
  for (const { path, rule, limit } of error.fields ?? []) {
    const place = /^\/body\/items\/(\d+)\/multiple$/.exec(path)?.[1]
    if (place !== undefined && rule === 'maximum' && limit !== undefined)
      return { place: Number(place), multiple: Number(limit) }
  }
  return undefined
}
