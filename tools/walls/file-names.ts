import type { Check } from './finding.ts'

const emptyWords = /^(utils?|helpers?|common|misc|shared|lib)$/
const emptyEndings = /(^|-)(utils?|helpers?)$/
const emptyFiles = /^(index|types|constants)\.(ts|tsx|mts|mjs|js)$/
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/
const kebabFile = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/
const checkedFiles = /\.(ts|tsx|mts|mjs|js|css|sql)$/

/** Names say what a file is for; `utils` and its kin say nothing. Folders named for language tags are `texts`' own. */
export const fileNames: Check = (files) =>
  files.flatMap(({ path }) => {
    const folders = path.split('/')
    const file = folders.pop() ?? ''
    const stem = file.split('.')[0] ?? ''
    const found = (rule: string, message: string) => ({ path, line: 1, rule, message })
    const findings = []
    const empty = [...folders, stem].find((name) => emptyWords.test(name))
    if (empty) findings.push(found('empty-name', `'${empty}' says nothing; name it after what it holds.`))
    else if (emptyEndings.test(stem))
      findings.push(found('empty-name', `'${stem}' says nothing; name it after its export.`))
    if (emptyFiles.test(file))
      findings.push(found('empty-file-name', `'${file}' says nothing; name it after its main export.`))
    const crooked = folders.find((name) => !kebab.test(name))
    if (crooked && !path.includes('/texts/'))
      findings.push(found('kebab-case', `Folder '${crooked}' is not kebab-case.`))
    if (checkedFiles.test(file) && !kebabFile.test(file))
      findings.push(found('kebab-case', `'${file}' is not kebab-case.`))
    return findings
  })
