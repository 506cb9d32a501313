import { spawn } from 'node:child_process'

// Starts the server's restore program with the pinned Node.js.
const child = spawn(process.execPath, ['server/restore.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
