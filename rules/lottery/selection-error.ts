/** Why a selection is refused; the codes of the calls that take bets. */
export type SelectionError =
  /** It is not in the grammar of the bet type, or makes no line. */
  | 'bad_selection'
  /** A value stands twice in one field, or an entry twice in the list. */
  | 'dup_selection'
  /** It makes more lines than one bet item may have. */
  | 'max_lines'

/** An expected no. */
export interface Refused {
  readonly ok: false
  readonly code: SelectionError
}

/** Refuses with `code`. */
export function refusal(code: SelectionError): Refused {
  return { ok: false, code }
}
