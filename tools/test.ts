import { runTests } from './run-tests.ts'

await runTests(process.argv.slice(2))
