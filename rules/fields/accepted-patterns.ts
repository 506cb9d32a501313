/** The kind of a day; which days the calendar has is `fieldFault`'s to know. */
export const dateKind = 12

/**
 * The 18 kinds of values that a field of registration may accept, by patternId (spec section 5). Operators
 * choose a kind; a free pattern is never taken from them, so none can be made that takes for ever.
 */
export const acceptedPatterns: Readonly<Record<number, string>> = {
  /* any characters */ 1: '*',
  /* starts with a letter, then letters and digits */ 2: '^[A-Za-z][A-Za-z0-9]*$',
  /* Chinese characters and digits */ 3: '^[\\u4E00-\\u9FFF0-9]+$',
  /* email */ 4: '^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,4}$',
  /* letters and digits, no specials */ 5: '^[A-Za-z0-9]+$',
  /* letters and digits combined: at least one of each */ 6: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  /* digits */ 7: '^[0-9]+$',
  /* letters and digits with at least one capital */ 8: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  /* English letters and spaces */ 9: '^[A-Za-z ]+$',
  /* no spaces */ 10: '^\\S+$',
  /* Chinese characters and punctuation */ 11: '^[\\u4E00-\\u9FFF\\u3000-\\u303F\\uFF00-\\uFFEF\\u00B7]+$',
  /* date yyyy-MM-dd or MM-dd-yyyy */ 12: '^(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4})$',
  /* letters of any script and spaces */ 13: '^[\\p{L}\\p{M} ]+$',
  /* Korean */ 14: '^[\\uAC00-\\uD7A3]+$',
  /* Thai */ 15: '^[\\u0E00-\\u0E7F]+$',
  /* Thai or English with spaces */ 16: '^[\\u0E00-\\u0E7FA-Za-z ]+$',
  /* capitals and spaces with at least one letter */ 17: '^(?=.*[A-Z])[A-Z ]+$',
  /* letters, digits and symbols */ 18: '^[\\x21-\\x7E]+$',
}
