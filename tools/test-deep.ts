import { deepSizes } from './deep-sizes.ts'
import { runTests } from './run-tests.ts'

for (const [name, size] of Object.entries(deepSizes)) process.env[name] ??= size
await runTests(process.argv.slice(2))
