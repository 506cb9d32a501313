import Type from 'typebox'

/** One file of `maxBytes` at most: a field of a multipart body, or all of an answer. */
export function fileField(maxBytes: number) {
  return Type.Unsafe<Blob>({ type: 'string', format: 'binary', maxLength: maxBytes })
}
