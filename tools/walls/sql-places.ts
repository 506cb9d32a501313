import { type Check, lineAt } from './finding.ts'
import { isCode, isTest, mayHoldSql, withoutComments } from './source-kind.ts'

const statement =
  /(['"`])\s*(select\s[^'"`]*\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|merge\s+into\s|with\s+\w+\s+as\s*\(|(create|alter|drop)\s+(table|view|index|function|type)\s|truncate\s|listen\s+\w+\1|notify\s+\w)/g

/** The server is measured against SQL that is written by hand. */
const isBench = (path: string) => path.startsWith('bench/')

/** SQL outside its folders, in the spelling that every editor recognises: lower or upper case, at the start of a string. */
export const sqlPlaces: Check = (files) =>
  files
    .filter(({ path }) => isCode(path) && !isTest(path) && !isBench(path) && !mayHoldSql(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text)
      const lowered = code.replace(/\b[A-Z]{2,}\b/g, (word) => word.toLowerCase())
      return [...lowered.matchAll(statement)].map(({ index }) => ({
        path,
        line: lineAt(code, index),
        rule: 'sql-places',
        message: 'SQL lives in store/, ledger/, migrations/ and the platform parts that keep rows.',
      }))
    })
